/* The player's name; on a public server also signing in and out. */
import { html, nothing } from "lit";
import { api, Refusal } from "../api";
import { stopPush } from "../parts/push";
import { PlainElement } from "../plain";
import { tell } from "../toast";
import type { Me } from "../types";

class AccountPage extends PlainElement {
  static properties = { me: { state: true }, open: { state: true } };
  private declare me: Me | null;
  private declare open: boolean; // whether the server keeps accounts

  constructor() {
    super();
    this.me = null;
    this.open = false;
  }

  async connectedCallback() {
    super.connectedCallback();
    document.title = "You · Tessera";
    await this.attempt(async () => {
      this.open = (await api.games()).public;
      this.me = await api.me();
    });
  }

  private async attempt(what: () => Promise<void>, done = "") {
    try {
      await what();
      if (done) tell(done);
      dispatchEvent(new Event("tessera-me"));
    } catch (e) {
      tell((e as Refusal).sentence, true);
    }
  }

  private rename(e: Event) {
    e.preventDefault();
    const name = String(new FormData(e.target as HTMLFormElement).get("name"));
    void this.attempt(async () => void (this.me = await api.rename(name)), "Your name is changed.");
  }

  private enter(e: SubmitEvent) {
    e.preventDefault();
    const form = new FormData(e.target as HTMLFormElement);
    const what = (e.submitter as HTMLButtonElement).value as "login" | "register";
    const body = { name: form.get("name"), password: form.get("password") };
    void this.attempt(async () => {
      await api.account(what, body);
      this.me = await api.me();
    }, "Welcome.");
  }

  private leave() {
    void this.attempt(async () => {
      await stopPush();
      await api.account("logout");
      this.me = await api.me();
    }, "You have left.");
  }

  private accounts(me: Me) {
    if (!this.open) return nothing;
    if (!me.guest) return html`<button @click=${() => this.leave()}>Sign out</button>`;
    return html`<form class="form" @submit=${(e: SubmitEvent) => this.enter(e)}>
      <fieldset>
        <legend>Account</legend>
        <label class="field"><span>Name</span><input name="name" required maxlength="40" autocomplete="username" /></label>
        <label class="field"><span>Password</span>
          <input name="password" type="password" required minlength="8" autocomplete="current-password" /></label>
        <div class="row">
          <button class="primary" value="login">Sign in</button>
          <button value="register">Make an account</button>
        </div>
      </fieldset>
    </form>`;
  }

  render() {
    const me = this.me;
    return html`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">You</h1>
      ${
        me
          ? html`<form class="form" @submit=${(e: Event) => this.rename(e)}>
              <label class="field"><span>The name others see</span>
                <input name="name" required maxlength="40" .value=${me.name} autocomplete="nickname" /></label>
              <div class="row"><button class="primary">Change the name</button></div>
            </form>
            <push-switch></push-switch>
            ${this.accounts(me)}`
          : html`<p class="faint">One moment…</p>`
      }
    </main>`;
  }
}
customElements.define("account-page", AccountPage);
