import{a as S}from"/assets/chunk-OEQWB4IL.js";import{a as i,b as p,e as b}from"/assets/chunk-Y5DVGISP.js";import{d as x,f as r}from"/assets/chunk-OD4WQLXU.js";import{b as $}from"/assets/chunk-BUTUG2D4.js";import{a as o,d as g}from"/assets/chunk-OH7TB7OH.js";var M=["instant","fast","normal","slow"],P={instant:0,fast:.5,normal:1,slow:2},R=6e3,w=2400,E=240,B=120,m=.35,l={move:750,place:450,loss:700,dice:900,card:600,count:650,battle:700,turn:300};function K(e){if(e.length===0)return B;let t=e.reduce((n,a)=>n+m*l[a],0);return Math.min(w,t+(1-m)*l[e[e.length-1]])}function z(e,t){let n=e.reduce((s,u)=>s+m*l[u],0)+Math.max(0,...e.map(s=>l[s])),a=Math.min(1,t/Math.max(1,n)),c=0;return e.map(s=>{let u=c*a;return c+=m*l[s],{at:u,ms:Math.max(E,l[s]*Math.max(a,.5))}})}var v=class{constructor(t){this.speed=t;this.used=0}get factor(){return P[this.speed()]}get left(){return Math.max(0,R*this.factor-this.used)}beginTurn(){this.used=0}take(t){t.includes("turn")&&this.beginTurn();let n=Math.min(K(t)*this.factor,this.left);return this.used+=n,n}merge(t){let n=Math.floor(this.left/(E*2*Math.max(this.factor,.01)));return n<=0?t:Math.max(1,Math.ceil(t/n))}};var A=["auto","light","dark"],H=["normal","large","larger"];function d(e,t,n){p(e,t),dispatchEvent(new Event("tessera-prefs")),n()}function f(e,t,n,a,c){return o`<label class="inline">${t}
    <select name=${e} @change=${s=>d(e,s.target.value,c)}>
      ${n.map(s=>o`<option value=${s} .selected=${i[e]===s}>${a[s]}</option>`)}
    </select>
  </label>`}function h(e,t,n){return o`<label class="inline">
    <input type="checkbox" name=${e} .checked=${i[e]} @change=${a=>d(e,a.target.checked,n)} />
    ${t}
  </label>`}function _(e){let t=n=>{let a=Number(n.target.value);p("volume",a),d("sound",a>0,e),S("coin")};return o`<label class="inline">${r.volume}
    <input type="range" name="volume" min="0" max="1" step="0.1" .value=${String(i.sound?i.volume:0)} @change=${t} />
  </label>`}function Q(e){return o`<section class="panel preferences" aria-labelledby="preferences-title">
    <h3 id="preferences-title">${r.settingsTitle}</h3>
    ${f("speed",r.speed,M,x,e)}
    ${b()?o`<p class="faint">${r.calm}</p>`:g}
    ${_(e)}
    ${f("theme",r.theme,A,r.themes,e)}
    ${f("text",r.textSize,H,r.textSizes,e)}
    <label class="inline">${r.language}
      <select name="language"><option>${r.languageName}</option></select>
    </label>
    ${h("warnings",r.warnings,e)} ${h("briefings",r.briefings,e)}
    ${h("coach",$.setting,e)}
  </section>`}export{K as a,z as b,v as c,Q as d};
