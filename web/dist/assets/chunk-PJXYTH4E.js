function o(t,e){return[t.lit.has(e)?"lit":"",t.picks.includes(e)?"picked":"",t.hinted.has(e)?"hinted":""].join(" ")}export{o as a};
