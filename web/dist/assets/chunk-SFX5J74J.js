import{a as x}from"/assets/chunk-37FTHT4Y.js";import{c as i,d as p,g}from"/assets/chunk-G6NMCAD2.js";import{d as b,f as r}from"/assets/chunk-TXQFJRXE.js";import{a as o,d}from"/assets/chunk-HIR7RCJF.js";var S=["instant","fast","normal","slow"],E={instant:0,fast:.5,normal:1,slow:2},T=6e3,y=2400,v=240,P=120,m=.35,l={move:750,place:450,loss:700,dice:900,card:600,count:650,battle:700,turn:300};function R(e){if(e.length===0)return P;let t=e.reduce((n,a)=>n+m*l[a],0);return Math.min(y,t+(1-m)*l[e[e.length-1]])}function A(e,t){let n=e.reduce((s,u)=>s+m*l[u],0)+Math.max(0,...e.map(s=>l[s])),a=Math.min(1,t/Math.max(1,n)),c=0;return e.map(s=>{let u=c*a;return c+=m*l[s],{at:u,ms:Math.max(v,l[s]*Math.max(a,.5))}})}var $=class{constructor(t){this.speed=t;this.used=0}get factor(){return E[this.speed()]}get left(){return Math.max(0,T*this.factor-this.used)}beginTurn(){this.used=0}take(t){t.includes("turn")&&this.beginTurn();let n=Math.min(R(t)*this.factor,this.left);return this.used+=n,n}merge(t){let n=Math.floor(this.left/(v*2*Math.max(this.factor,.01)));return n<=0?t:Math.max(1,Math.ceil(t/n))}};var w=["auto","light","dark"],B=["normal","large","larger"];function h(e,t,n){p(e,t),dispatchEvent(new Event("tessera-prefs")),n()}function f(e,t,n,a,c){return o`<label class="inline">${t}
    <select name=${e} @change=${s=>h(e,s.target.value,c)}>
      ${n.map(s=>o`<option value=${s} .selected=${i[e]===s}>${a[s]}</option>`)}
    </select>
  </label>`}function M(e,t,n){return o`<label class="inline">
    <input type="checkbox" name=${e} .checked=${i[e]} @change=${a=>h(e,a.target.checked,n)} />
    ${t}
  </label>`}function K(e){let t=n=>{let a=Number(n.target.value);p("volume",a),h("sound",a>0,e),x("coin")};return o`<label class="inline">${r.volume}
    <input type="range" name="volume" min="0" max="1" step="0.1" .value=${String(i.sound?i.volume:0)} @change=${t} />
  </label>`}function C(e){return o`<section class="panel preferences" aria-labelledby="preferences-title">
    <h3 id="preferences-title">${r.settingsTitle}</h3>
    ${f("speed",r.speed,S,b,e)}
    ${g()?o`<p class="faint">${r.calm}</p>`:d}
    ${K(e)}
    ${f("theme",r.theme,w,r.themes,e)}
    ${f("text",r.textSize,B,r.textSizes,e)}
    <label class="inline">${r.language}
      <select name="language"><option>${r.languageName}</option></select>
    </label>
    ${M("warnings",r.warnings,e)} ${M("briefings",r.briefings,e)}
  </section>`}export{R as a,A as b,$ as c,C as d};
