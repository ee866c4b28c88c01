import{a as v}from"/assets/chunk-5EDLHX7Y.js";import{a as l}from"/assets/chunk-OWC2RZJ2.js";import{a as m}from"/assets/chunk-WDSRH233.js";import{a as p,b as s}from"/assets/chunk-4UHRDBKC.js";import"/assets/chunk-JUMFOD7G.js";import"/assets/chunk-P7PWSGXB.js";import{a,d as r}from"/assets/chunk-2MJMKIS2.js";import"/assets/chunk-VVCT3YM4.js";var y="/push.js",h=()=>"serviceWorker"in navigator&&"PushManager"in window;function E(i){let e=atob(i.replace(/-/g,"+").replace(/_/g,"/"));return Uint8Array.from(e,t=>t.charCodeAt(0))}async function f(){return await(await navigator.serviceWorker.getRegistration(y))?.pushManager.getSubscription()??null}async function M(){if(await Notification.requestPermission()!=="granted")throw new p("Your browser does not allow notifications for this page.","denied");let i=await navigator.serviceWorker.register(y);await navigator.serviceWorker.ready;let{key:e}=await s.pushKey(),t=await i.pushManager.subscribe({userVisibleOnly:!0,applicationServerKey:E(e)}),{endpoint:n,keys:o}=t.toJSON();await s.pushSubscribe({endpoint:n,...o})}async function b(){let i=h()?await f():null;i&&(await s.pushForget(i.endpoint),await i.unsubscribe())}var g=class extends m{static{this.properties={on:{state:!0},busy:{state:!0}}}constructor(){super(),this.on=this.busy=!1}async connectedCallback(){super.connectedCallback(),h()&&(this.on=await f()!==null)}async turn(e){this.busy=!0;try{await(e?M():b()),l(e?"This device will tell you.":"This device stays silent.")}catch(t){l(t instanceof p?t.sentence:"Your browser has no push service.",!0)}this.on=await f()!==null,this.busy=!1}render(){return h()?a`<label class="check">
      <input type="checkbox" .checked=${this.on} ?disabled=${this.busy}
        @change=${e=>{this.turn(e.target.checked)}} />
      Tell me on this device when it is my turn
    </label>`:r}};customElements.define("push-switch",g);var u=(i,e,t)=>a`<label class="field"><span>${e}</span>
    <input name=${i} type="password" required minlength="8" maxlength="200" autocomplete=${t} /></label>`,w=class extends m{static{this.properties={me:{state:!0},open:{state:!0},forgot:{state:!0},fault:{state:!0}}}constructor(){super(),this.me=null,this.open=!1,this.forgot=!1,this.fault=""}async connectedCallback(){super.connectedCallback(),document.title="Settings · Tessera",await this.attempt(async()=>{this.open=(await s.games()).public})}async attempt(e,t=""){try{return await e(),this.me=await s.me(),t&&l(t),dispatchEvent(new Event("tessera-me")),!0}catch(n){return l(n.sentence,!0),!1}}form(e,t){return async n=>{n.preventDefault();let o=n.target,d=Object.fromEntries(new FormData(o)),c=n.submitter?.value??"";await this.attempt(()=>e(d,c),t)&&o.reset()}}name(e){let t=this.form(({name:n})=>s.change({name:n}),"Your name is changed.");return a`<form class="form" @submit=${t}>
      <fieldset>
        <legend>Name</legend>
        <label class="field"><span>The name others see</span>
          <input name="name" required maxlength="40" .defaultValue=${e.name} autocomplete="nickname" /></label>
        <div class="row end"><button class="primary">Change name</button></div>
      </fieldset>
    </form>`}entrance(e){let t=this.form((n,o)=>s.account(o,n),"Welcome.");return a`<form class="form" @submit=${t}>
        <fieldset>
          <legend>Account</legend>
          <label class="field"><span>Name</span>
            <input name="name" required maxlength="40" autocomplete="username" /></label>
          ${u("password","Password","current-password")}
          <div class="row end">
            ${e.mail?a`<button type="button" class="quiet" @click=${()=>this.forgot=!this.forgot}>
                    Forgot your password?
                  </button>`:r}
            <button value="register">Create account</button>
            <button class="primary" value="login">Sign in</button>
          </div>
        </fieldset>
      </form>
      ${this.forgot?this.forgotten():r}`}forgotten(){let e=this.form(t=>s.account("forgot",t),"If this account has a confirmed address, a link is on its way there.");return a`<form class="form" id="forgot" @submit=${e}>
      <fieldset>
        <legend>New password</legend>
        <label class="field"><span>Account or e-mail</span>
          <input name="name" required maxlength="120" autocomplete="username" />
          <small>We send a link to the address you have confirmed.</small></label>
        <div class="row end"><button class="primary">Send the link</button></div>
      </fieldset>
    </form>`}mailState(e){return e.email_new?a`<p class="state">Waiting for you to press the link we sent to <b>${e.email_new}</b>.
        ${e.email?a`Until then we write to <b>${e.email}</b>.`:r}</p>`:e.email?a`<p class="state good">Confirmed: <b>${e.email}</b></p>`:a`<p class="state">No address yet. We write only to an address you have confirmed.</p>`}mail(e){let t=this.form(({email:c,password:$},k)=>s.change({email:k==="remove"?"":c,password:$}),""),n=()=>{this.attempt(()=>s.change({email:e.email_new}),"The link is on its way again.")},o=c=>{this.attempt(()=>s.change({mail_turns:c.target.checked}))},d=e.email||e.email_new;return a`<form class="form" id="mail" @submit=${t}>
      <fieldset>
        <legend>E-mail</legend>
        ${this.mailState(e)}
        ${e.email_new?a`<div class="row"><button type="button" @click=${n}>Send the link again</button></div>`:r}
        ${e.email?a`<label class="tick"><input type="checkbox" .checked=${e.mail_turns} @change=${o} />
                Write to me when it is my turn</label>`:r}
        <label class="field"><span>${d?"Another address":"Address"}</span>
          <input name="email" type="email" required maxlength="120" autocomplete="email" /></label>
        ${e.guest?r:u("password","Your password","current-password")}
        <div class="row end">
          ${d?a`<button class="danger" value="remove" formnovalidate>Remove address</button>`:r}
          <button class="primary" value="set">Confirm address</button>
        </div>
      </fieldset>
    </form>`}passwords(){let e=this.form(t=>s.account("password",t),"Your password is changed. All other devices are signed out.");return a`<form class="form" id="password" @submit=${e}>
      <fieldset>
        <legend>Password</legend>
        ${u("password","Current password","current-password")}
        ${u("new","New password","new-password")}
        <div class="row end"><button class="primary">Change password</button></div>
      </fieldset>
    </form>`}leave(e){this.attempt(async()=>(await b(),s.account("logout",{everywhere:e})),e?"You are signed out on all devices.":"You are signed out.")}end(e){return a`<section class="form" id="end" aria-labelledby="end-title">
      <fieldset>
        <legend id="end-title">Account “${e.account}”</legend>
        <div class="row">
          <button @click=${()=>this.leave(!1)}>Sign out</button>
          <button @click=${()=>this.leave(!0)}>Sign out on all devices</button>
          <button class="danger" @click=${()=>this.dialog?.showModal()}>Delete account…</button>
        </div>
      </fieldset>
      ${this.deletion()}
    </section>`}get dialog(){return this.querySelector("#delete")}async deleteAccount(e){e.preventDefault();let t=e.target;try{await s.account("delete",{password:new FormData(t).get("password")})}catch(n){this.fault=n.sentence;return}this.dialog?.close(),await this.attempt(async()=>{},"Your account is deleted.")}deletion(){return a`<dialog id="delete" aria-labelledby="delete-title">
      ${v("delete-title","Delete your account?")}
      <p>Your name, password and e-mail address are deleted. You resign the games that are still running. Games you have
        played stay, under “former player”. This cannot be undone.</p>
      ${this.fault?a`<p class="fault" role="alert">${this.fault}</p>`:r}
      <form class="form" @submit=${e=>{this.deleteAccount(e)}}>
        ${u("password","Your password","current-password")}
        <div class="row end">
          <button type="button" @click=${()=>this.dialog?.close()}>Cancel</button>
          <button class="danger">Delete account</button>
        </div>
      </form>
    </dialog>`}sections(e){let t=this.open&&!e.guest;return a`${this.name(e)} ${this.open&&e.guest?this.entrance(e):r}
      ${e.mail&&(t||!this.open)?this.mail(e):r}
      <push-switch></push-switch>
      ${t?a`${this.passwords()} ${this.end(e)}`:r}`}render(){return a`<main id="main" class="page narrow settings" tabindex="-1">
      <h1 tabindex="-1">Settings</h1>
      ${this.me?this.sections(this.me):a`<p class="faint">One moment…</p>`}
    </main>`}};customElements.define("account-page",w);
