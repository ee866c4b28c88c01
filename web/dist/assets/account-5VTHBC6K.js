import{d as E}from"/assets/chunk-J3URLNYT.js";import{a as e}from"/assets/chunk-RAC27FBB.js";import{b as k}from"/assets/chunk-OEQWB4IL.js";import"/assets/chunk-Y5DVGISP.js";import{a as c}from"/assets/chunk-6ABMW2UX.js";import{a as b,b as o}from"/assets/chunk-7CFZSRZ6.js";import{a as f}from"/assets/chunk-UYIE5HAA.js";import"/assets/chunk-OD4WQLXU.js";import"/assets/chunk-BUTUG2D4.js";import"/assets/chunk-4VLCR747.js";import"/assets/chunk-QJNRRPXN.js";import{a as s,d as r,j as u}from"/assets/chunk-OH7TB7OH.js";import{d as y}from"/assets/chunk-E5GDLTPC.js";import"/assets/chunk-VVCT3YM4.js";var M="/push.js",h=()=>"serviceWorker"in navigator&&"PushManager"in window;function T(i){let t=atob(i.replace(/-/g,"+").replace(/_/g,"/"));return Uint8Array.from(t,a=>a.charCodeAt(0))}async function g(){return await(await navigator.serviceWorker.getRegistration(M))?.pushManager.getSubscription()??null}async function A(){if(await Notification.requestPermission()!=="granted")throw new b(e.push.denied,"denied");let i=await navigator.serviceWorker.register(M);await navigator.serviceWorker.ready;let{key:t}=await o.pushKey(),a=await i.pushManager.subscribe({userVisibleOnly:!0,applicationServerKey:T(t)}),{endpoint:n,keys:l}=a.toJSON();await o.pushSubscribe({endpoint:n,...l})}async function $(){let i=h()?await g():null;i&&(await o.pushForget(i.endpoint),await i.unsubscribe())}var w=class extends f{static{this.properties={on:{state:!0},busy:{state:!0}}}constructor(){super(),this.on=this.busy=!1}async connectedCallback(){super.connectedCallback(),h()&&(this.on=await g()!==null)}async turn(t){this.busy=!0;try{await(t?A():$()),c(t?e.push.on:e.push.off)}catch(a){c(a instanceof b?a.sentence:e.push.none,!0)}this.on=await g()!==null,this.busy=!1}render(){return h()?s`<label class="check">
      <input type="checkbox" .checked=${this.on} ?disabled=${this.busy}
        @change=${t=>{this.turn(t.target.checked)}} />
      ${e.push.label}
    </label>`:r}};customElements.define("push-switch",w);var d=(i,t,a)=>s`<label class="field"><span>${t}</span>
    <input name=${i} type="password" required minlength="8" maxlength="200" autocomplete=${a} /></label>`,v=class extends f{static{this.properties={me:{state:!0},open:{state:!0},forgot:{state:!0},fault:{state:!0}}}constructor(){super(),this.me=null,this.open=!1,this.forgot=!1,this.fault=""}async connectedCallback(){super.connectedCallback(),document.title=`${u.settings} · ${u.name}`,await this.attempt(async()=>{this.open=(await o.games()).public})}async attempt(t,a=""){try{return await t(),this.me=await o.me(),a&&c(a),dispatchEvent(new Event("tessera-me")),!0}catch(n){return c(n.sentence,!0),!1}}form(t,a){return async n=>{n.preventDefault();let l=n.target,p=Object.fromEntries(new FormData(l)),m=n.submitter?.value??"";await this.attempt(()=>t(p,m),a)&&l.reset()}}name(t){let a=this.form(({name:n})=>o.change({name:n}),e.account.nameDone);return s`<form class="form" @submit=${a}>
      <fieldset>
        <legend>${e.account.name}</legend>
        <label class="field"><span>${e.account.nameLabel}</span>
          <input name="name" required maxlength="40" .defaultValue=${t.name} autocomplete="nickname" /></label>
        <div class="row end"><button class="primary">${e.account.nameSubmit}</button></div>
      </fieldset>
    </form>`}entrance(t){let a=this.form((n,l)=>o.account(l,n),e.account.welcome);return s`<form class="form" @submit=${a}>
        <fieldset>
          <legend>${e.account.account}</legend>
          <label class="field"><span>${e.account.name}</span>
            <input name="name" required maxlength="40" autocomplete="username" /></label>
          ${d("password",e.account.password,"current-password")}
          <div class="row end">
            ${t.mail?s`<button type="button" class="quiet" @click=${()=>this.forgot=!this.forgot}>
                    ${e.account.forgot}
                  </button>`:r}
            <button value="register">${e.account.register}</button>
            <button class="primary" value="login">${e.account.login}</button>
          </div>
        </fieldset>
      </form>
      ${this.forgot?this.forgotten():r}`}forgotten(){let t=this.form(a=>o.account("forgot",a),e.account.resetDone);return s`<form class="form" id="forgot" @submit=${t}>
      <fieldset>
        <legend>${e.account.reset}</legend>
        <label class="field"><span>${e.account.resetName}</span>
          <input name="name" required maxlength="120" autocomplete="username" />
          <small>${e.account.resetHelp}</small></label>
        <div class="row end"><button class="primary">${e.account.resetSubmit}</button></div>
      </fieldset>
    </form>`}mailState(t){let a=(n,l)=>y(n,{address:s`<b>${l}</b>`});return t.email_new?s`<p class="state">${a(e.account.mailWaits,t.email_new)}
        ${t.email?a(e.account.mailUntil,t.email):r}</p>`:t.email?s`<p class="state good">${a(e.account.mailConfirmed,t.email)}</p>`:s`<p class="state">${e.account.mailNone}</p>`}mail(t){let a=this.form(({email:m,password:x},S)=>o.change({email:S==="remove"?"":m,password:x}),""),n=()=>{this.attempt(()=>o.change({email:t.email_new}),e.account.mailAgainDone)},l=m=>{this.attempt(()=>o.change({mail_turns:m.target.checked}))},p=t.email||t.email_new;return s`<form class="form" id="mail" @submit=${a}>
      <fieldset>
        <legend>${e.account.mail}</legend>
        ${this.mailState(t)}
        ${t.email_new?s`<div class="row"><button type="button" @click=${n}>${e.account.mailAgain}</button></div>`:r}
        ${t.email?s`<label class="tick"><input type="checkbox" .checked=${t.mail_turns} @change=${l} />
                ${e.account.mailTurns}</label>`:r}
        <label class="field"><span>${p?e.account.mailNew:e.account.mailAddress}</span>
          <input name="email" type="email" required maxlength="120" autocomplete="email" /></label>
        ${t.guest?r:d("password",e.account.yourPassword,"current-password")}
        <div class="row end">
          ${p?s`<button class="danger" value="remove" formnovalidate>${e.account.mailRemove}</button>`:r}
          <button class="primary" value="set">${e.account.mailSubmit}</button>
        </div>
      </fieldset>
    </form>`}passwords(){let t=this.form(a=>o.account("password",a),e.account.passwordDone);return s`<form class="form" id="password" @submit=${t}>
      <fieldset>
        <legend>${e.account.password}</legend>
        ${d("password",e.account.currentPassword,"current-password")}
        ${d("new",e.account.newPassword,"new-password")}
        <div class="row end"><button class="primary">${e.account.passwordSubmit}</button></div>
      </fieldset>
    </form>`}leave(t){this.attempt(async()=>(await $(),o.account("logout",{everywhere:t})),t?e.account.loggedOutAll:e.account.loggedOut)}end(t){return s`<section class="form" id="end" aria-labelledby="end-title">
      <fieldset>
        <legend id="end-title">${e.account.owner(t.account)}</legend>
        <div class="row">
          <button @click=${()=>this.leave(!1)}>${e.account.logout}</button>
          <button @click=${()=>this.leave(!0)}>${e.account.logoutAll}</button>
          <button class="danger" @click=${()=>this.dialog?.showModal()}>${e.account.remove}</button>
        </div>
      </fieldset>
      ${this.deletion()}
    </section>`}get dialog(){return this.querySelector("#delete")}async deleteAccount(t){t.preventDefault();let a=t.target;try{await o.account("delete",{password:new FormData(a).get("password")})}catch(n){this.fault=n.sentence;return}this.dialog?.close(),await this.attempt(async()=>{},e.account.removeDone)}deletion(){return s`<dialog id="delete" aria-labelledby="delete-title">
      ${k("delete-title",e.account.removeTitle)}
      <p>${e.account.removeText}</p>
      ${this.fault?s`<p class="fault" role="alert">${this.fault}</p>`:r}
      <form class="form" @submit=${t=>{this.deleteAccount(t)}}>
        ${d("password",e.account.yourPassword,"current-password")}
        <div class="row end">
          <button type="button" @click=${()=>this.dialog?.close()}>${u.cancel}</button>
          <button class="danger">${e.account.removeSubmit}</button>
        </div>
      </form>
    </dialog>`}sections(t){let a=this.open&&!t.guest;return s`${this.name(t)} ${this.open&&t.guest?this.entrance(t):r}
      ${t.mail&&(a||!this.open)?this.mail(t):r}
      ${E(()=>this.requestUpdate())}
      <push-switch></push-switch>
      ${a?s`${this.passwords()} ${this.end(t)}`:r}`}render(){return s`<main id="main" class="page narrow settings" tabindex="-1">
      <h1 tabindex="-1">${u.settings}</h1>
      ${this.me?this.sections(this.me):s`<p class="faint">${u.wait}</p>`}
    </main>`}};customElements.define("account-page",v);
