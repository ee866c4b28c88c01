import{a}from"/assets/chunk-WDSRH233.js";import{b as s}from"/assets/chunk-4UHRDBKC.js";import"/assets/chunk-JUMFOD7G.js";import{a as e,d as n}from"/assets/chunk-2MJMKIS2.js";import"/assets/chunk-VVCT3YM4.js";var o={confirm:"Confirm your address",reset:"New password",unsubscribe:"No more mail"},l={confirm:"Your address is confirmed. We write to you when it is your turn.",reset:"Your new password is set, and you are signed in. All other devices are signed out.",unsubscribe:"We write no more when it is your turn. You can change this in your settings."},r=class extends a{static{this.properties={kind:{},token:{},isDone:{state:!0},fault:{state:!0}}}constructor(){super(),this.isDone=!1,this.fault=""}updated(t){t.has("token")&&this.begin()}begin(){document.title=`${o[this.kind]} · Tessera`,this.kind==="unsubscribe"&&this.attempt(()=>s.unsubscribe(this.token))}async attempt(t){try{await t(),this.isDone=!0,this.fault="",dispatchEvent(new Event("tessera-me"))}catch(i){this.fault=i.sentence}}reset(t){t.preventDefault();let i=new FormData(t.target).get("password");this.attempt(()=>s.account("reset",{token:this.token,password:i}))}ask(){return this.kind==="confirm"?e`<p class="lead">Press the button, and Tessera may write to you.</p>
        <div class="row"><button class="primary"
          @click=${()=>{this.attempt(()=>s.account("confirm",{token:this.token}))}}>Confirm</button></div>`:this.kind==="reset"?e`<form class="form" @submit=${t=>this.reset(t)}>
        <fieldset>
          <label class="field"><span>New password</span>
            <input name="password" type="password" required minlength="8" maxlength="200" autocomplete="new-password" />
            <small>At least 8 letters.</small></label>
          <div class="row end"><button class="primary">Set password</button></div>
        </fieldset>
      </form>`:n}answered(){return e`<p class="lead" role="status">${l[this.kind]}</p>
      <div class="row">
        <a class="button primary" href="/">To the lobby</a>
        <a class="button" href="/account">Settings</a>
      </div>`}render(){return e`<main id="main" class="page narrow center settings" tabindex="-1">
      <h1 tabindex="-1">${o[this.kind]}</h1>
      ${this.fault?e`<p class="fault" role="alert">${this.fault} <a href="/account">To the settings</a></p>`:n}
      ${this.isDone?this.answered():this.ask()}
    </main>`}};customElements.define("mail-link-page",r);
