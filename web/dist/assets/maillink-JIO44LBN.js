import{a as t}from"/assets/chunk-RAC27FBB.js";import{b as a}from"/assets/chunk-7CFZSRZ6.js";import{a as o}from"/assets/chunk-UYIE5HAA.js";import{a as s,d as r,j as i}from"/assets/chunk-OH7TB7OH.js";import"/assets/chunk-E5GDLTPC.js";import"/assets/chunk-VVCT3YM4.js";var l=class extends o{static{this.properties={kind:{},token:{},isDone:{state:!0},fault:{state:!0}}}constructor(){super(),this.isDone=!1,this.fault=""}updated(e){e.has("token")&&this.begin()}begin(){document.title=`${t.maillink.titles[this.kind]} · ${i.name}`,this.kind==="unsubscribe"&&this.attempt(()=>a.unsubscribe(this.token))}async attempt(e){try{await e(),this.isDone=!0,this.fault="",dispatchEvent(new Event("tessera-me"))}catch(n){this.fault=n.sentence}}reset(e){e.preventDefault();let n=new FormData(e.target).get("password");this.attempt(()=>a.account("reset",{token:this.token,password:n}))}ask(){return this.kind==="confirm"?s`<p class="lead">${t.maillink.confirmLead}</p>
        <div class="row"><button class="primary"
          @click=${()=>{this.attempt(()=>a.account("confirm",{token:this.token}))}}>${t.maillink.confirm}</button></div>`:this.kind==="reset"?s`<form class="form" @submit=${e=>this.reset(e)}>
        <fieldset>
          <label class="field"><span>${t.account.newPassword}</span>
            <input name="password" type="password" required minlength="8" maxlength="200" autocomplete="new-password" />
            <small>${t.maillink.passwordHelp}</small></label>
          <div class="row end"><button class="primary">${t.maillink.passwordSubmit}</button></div>
        </fieldset>
      </form>`:r}answered(){return s`<p class="lead" role="status">${t.maillink.done[this.kind]}</p>
      <div class="row">
        <a class="button primary" href="/">${i.home}</a>
        <a class="button" href="/account">${i.settings}</a>
      </div>`}render(){return s`<main id="main" class="page narrow center settings" tabindex="-1">
      <h1 tabindex="-1">${t.maillink.titles[this.kind]}</h1>
      ${this.fault?s`<p class="fault" role="alert">${this.fault} <a href="/account">${t.maillink.settings}</a></p>`:r}
      ${this.isDone?this.answered():this.ask()}
    </main>`}};customElements.define("mail-link-page",l);
