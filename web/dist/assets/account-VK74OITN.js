import{a as y}from"/assets/chunk-R65BOSWF.js";import{a as l}from"/assets/chunk-QIGREQ3J.js";import{a as p}from"/assets/chunk-TMBQTM5M.js";import{a as f,b as o}from"/assets/chunk-5UPVFHO7.js";import"/assets/chunk-DJPK3KWV.js";import"/assets/chunk-JO6OVQHI.js";import{a as n,d as i,h as v,k as t}from"/assets/chunk-3KLMZPAE.js";import"/assets/chunk-VVCT3YM4.js";var k="/push.js",b=()=>"serviceWorker"in navigator&&"PushManager"in window;function x(r){let e=atob(r.replace(/-/g,"+").replace(/_/g,"/"));return Uint8Array.from(e,a=>a.charCodeAt(0))}async function g(){return await(await navigator.serviceWorker.getRegistration(k))?.pushManager.getSubscription()??null}async function S(){if(await Notification.requestPermission()!=="granted")throw new f(t.push.denied,"denied");let r=await navigator.serviceWorker.register(k);await navigator.serviceWorker.ready;let{key:e}=await o.pushKey(),a=await r.pushManager.subscribe({userVisibleOnly:!0,applicationServerKey:x(e)}),{endpoint:s,keys:c}=a.toJSON();await o.pushSubscribe({endpoint:s,...c})}async function w(){let r=b()?await g():null;r&&(await o.pushForget(r.endpoint),await r.unsubscribe())}var h=class extends p{static{this.properties={on:{state:!0},busy:{state:!0}}}constructor(){super(),this.on=this.busy=!1}async connectedCallback(){super.connectedCallback(),b()&&(this.on=await g()!==null)}async turn(e){this.busy=!0;try{await(e?S():w()),l(e?t.push.on:t.push.off)}catch(a){l(a instanceof f?a.sentence:t.push.none,!0)}this.on=await g()!==null,this.busy=!1}render(){return b()?n`<label class="check">
      <input type="checkbox" .checked=${this.on} ?disabled=${this.busy}
        @change=${e=>{this.turn(e.target.checked)}} />
      ${t.push.label}
    </label>`:i}};customElements.define("push-switch",h);var m=(r,e,a)=>n`<label class="field"><span>${e}</span>
    <input name=${r} type="password" required minlength="8" maxlength="200" autocomplete=${a} /></label>`,$=class extends p{static{this.properties={me:{state:!0},open:{state:!0},forgot:{state:!0},fault:{state:!0}}}constructor(){super(),this.me=null,this.open=!1,this.forgot=!1,this.fault=""}async connectedCallback(){super.connectedCallback(),document.title=`${t.settings} · ${t.name}`,await this.attempt(async()=>{this.open=(await o.games()).public})}async attempt(e,a=""){try{return await e(),this.me=await o.me(),a&&l(a),dispatchEvent(new Event("tessera-me")),!0}catch(s){return l(s.sentence,!0),!1}}form(e,a){return async s=>{s.preventDefault();let c=s.target,d=Object.fromEntries(new FormData(c)),u=s.submitter?.value??"";await this.attempt(()=>e(d,u),a)&&c.reset()}}name(e){let a=this.form(({name:s})=>o.change({name:s}),t.account.nameDone);return n`<form class="form" @submit=${a}>
      <fieldset>
        <legend>${t.account.name}</legend>
        <label class="field"><span>${t.account.nameLabel}</span>
          <input name="name" required maxlength="40" .defaultValue=${e.name} autocomplete="nickname" /></label>
        <div class="row end"><button class="primary">${t.account.nameSubmit}</button></div>
      </fieldset>
    </form>`}entrance(e){let a=this.form((s,c)=>o.account(c,s),t.account.welcome);return n`<form class="form" @submit=${a}>
        <fieldset>
          <legend>${t.account.account}</legend>
          <label class="field"><span>${t.account.name}</span>
            <input name="name" required maxlength="40" autocomplete="username" /></label>
          ${m("password",t.account.password,"current-password")}
          <div class="row end">
            ${e.mail?n`<button type="button" class="quiet" @click=${()=>this.forgot=!this.forgot}>
                    ${t.account.forgot}
                  </button>`:i}
            <button value="register">${t.account.register}</button>
            <button class="primary" value="login">${t.account.login}</button>
          </div>
        </fieldset>
      </form>
      ${this.forgot?this.forgotten():i}`}forgotten(){let e=this.form(a=>o.account("forgot",a),t.account.resetDone);return n`<form class="form" id="forgot" @submit=${e}>
      <fieldset>
        <legend>${t.account.reset}</legend>
        <label class="field"><span>${t.account.resetName}</span>
          <input name="name" required maxlength="120" autocomplete="username" />
          <small>${t.account.resetHelp}</small></label>
        <div class="row end"><button class="primary">${t.account.resetSubmit}</button></div>
      </fieldset>
    </form>`}mailState(e){let a=(s,c)=>v(s,{address:n`<b>${c}</b>`});return e.email_new?n`<p class="state">${a(t.account.mailWaits,e.email_new)}
        ${e.email?a(t.account.mailUntil,e.email):i}</p>`:e.email?n`<p class="state good">${a(t.account.mailConfirmed,e.email)}</p>`:n`<p class="state">${t.account.mailNone}</p>`}mail(e){let a=this.form(({email:u,password:E},M)=>o.change({email:M==="remove"?"":u,password:E}),""),s=()=>{this.attempt(()=>o.change({email:e.email_new}),t.account.mailAgainDone)},c=u=>{this.attempt(()=>o.change({mail_turns:u.target.checked}))},d=e.email||e.email_new;return n`<form class="form" id="mail" @submit=${a}>
      <fieldset>
        <legend>${t.account.mail}</legend>
        ${this.mailState(e)}
        ${e.email_new?n`<div class="row"><button type="button" @click=${s}>${t.account.mailAgain}</button></div>`:i}
        ${e.email?n`<label class="tick"><input type="checkbox" .checked=${e.mail_turns} @change=${c} />
                ${t.account.mailTurns}</label>`:i}
        <label class="field"><span>${d?t.account.mailNew:t.account.mailAddress}</span>
          <input name="email" type="email" required maxlength="120" autocomplete="email" /></label>
        ${e.guest?i:m("password",t.account.yourPassword,"current-password")}
        <div class="row end">
          ${d?n`<button class="danger" value="remove" formnovalidate>${t.account.mailRemove}</button>`:i}
          <button class="primary" value="set">${t.account.mailSubmit}</button>
        </div>
      </fieldset>
    </form>`}passwords(){let e=this.form(a=>o.account("password",a),t.account.passwordDone);return n`<form class="form" id="password" @submit=${e}>
      <fieldset>
        <legend>${t.account.password}</legend>
        ${m("password",t.account.currentPassword,"current-password")}
        ${m("new",t.account.newPassword,"new-password")}
        <div class="row end"><button class="primary">${t.account.passwordSubmit}</button></div>
      </fieldset>
    </form>`}leave(e){this.attempt(async()=>(await w(),o.account("logout",{everywhere:e})),e?t.account.loggedOutAll:t.account.loggedOut)}end(e){return n`<section class="form" id="end" aria-labelledby="end-title">
      <fieldset>
        <legend id="end-title">${t.account.owner(e.account)}</legend>
        <div class="row">
          <button @click=${()=>this.leave(!1)}>${t.account.logout}</button>
          <button @click=${()=>this.leave(!0)}>${t.account.logoutAll}</button>
          <button class="danger" @click=${()=>this.dialog?.showModal()}>${t.account.remove}</button>
        </div>
      </fieldset>
      ${this.deletion()}
    </section>`}get dialog(){return this.querySelector("#delete")}async deleteAccount(e){e.preventDefault();let a=e.target;try{await o.account("delete",{password:new FormData(a).get("password")})}catch(s){this.fault=s.sentence;return}this.dialog?.close(),await this.attempt(async()=>{},t.account.removeDone)}deletion(){return n`<dialog id="delete" aria-labelledby="delete-title">
      ${y("delete-title",t.account.removeTitle)}
      <p>${t.account.removeText}</p>
      ${this.fault?n`<p class="fault" role="alert">${this.fault}</p>`:i}
      <form class="form" @submit=${e=>{this.deleteAccount(e)}}>
        ${m("password",t.account.yourPassword,"current-password")}
        <div class="row end">
          <button type="button" @click=${()=>this.dialog?.close()}>${t.cancel}</button>
          <button class="danger">${t.account.removeSubmit}</button>
        </div>
      </form>
    </dialog>`}sections(e){let a=this.open&&!e.guest;return n`${this.name(e)} ${this.open&&e.guest?this.entrance(e):i}
      ${e.mail&&(a||!this.open)?this.mail(e):i}
      <push-switch></push-switch>
      ${a?n`${this.passwords()} ${this.end(e)}`:i}`}render(){return n`<main id="main" class="page narrow settings" tabindex="-1">
      <h1 tabindex="-1">${t.settings}</h1>
      ${this.me?this.sections(this.me):n`<p class="faint">${t.wait}</p>`}
    </main>`}};customElements.define("account-page",$);
