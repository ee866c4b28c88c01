function i(t,e){return[t.lit.has(e)?"lit":"",t.picks.includes(e)?"picked":"",t.hinted.has(e)?"hinted":""].join(" ")}export{i as a};
