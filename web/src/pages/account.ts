/* Settings: the player's name; on a public server also account, mail, password, and the end. */
import { html, nothing, type TemplateResult } from "lit";
import { api, Refusal, type AccountCall } from "../api";
import { dialogHead } from "../parts/dialog";
import { stopPush } from "../parts/push";
import { PlainElement } from "../plain";
import { tell } from "../toast";
import type { Me } from "../types";

const password = (name: string, label: string, kind: "current-password" | "new-password") =>
  html`<label class="field"><span>${label}</span>
    <input name=${name} type="password" required minlength="8" maxlength="200" autocomplete=${kind} /></label>`;

class AccountPage extends PlainElement {
  static properties = {
    me: { state: true },
    open: { state: true },
    forgot: { state: true },
    fault: { state: true },
  };
  private declare me: Me | null;
  private declare open: boolean; // whether the server keeps accounts
  private declare forgot: boolean; // whether he looks for his password
  private declare fault: string; // why the account was not deleted

  constructor() {
    super();
    this.me = null;
    this.open = false;
    this.forgot = false;
    this.fault = "";
  }

  async connectedCallback() {
    super.connectedCallback();
    document.title = "Settings · Tessera";
    await this.attempt(async () => {
      this.open = (await api.games()).public;
    });
  }

  /* Does it, says so, and looks anew who one is. */
  private async attempt(what: () => Promise<unknown>, done = ""): Promise<boolean> {
    try {
      await what();
      this.me = await api.me();
      if (done) tell(done);
      dispatchEvent(new Event("tessera-me"));
      return true;
    } catch (e) {
      tell((e as Refusal).sentence, true);
      return false;
    }
  }

  /* What a form asks for, done with its fields; a form that did it is empty again. */
  private form(what: (fields: Record<string, string>, by: string) => Promise<unknown>, done: string) {
    return async (e: SubmitEvent) => {
      e.preventDefault();
      const form = e.target as HTMLFormElement;
      const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
      const by = (e.submitter as HTMLButtonElement | null)?.value ?? "";
      if (await this.attempt(() => what(fields, by), done)) form.reset();
    };
  }

  private name(me: Me) {
    const change = this.form(({ name }) => api.change({ name }), "Your name is changed.");
    return html`<form class="form" @submit=${change}>
      <fieldset>
        <legend>Name</legend>
        <label class="field"><span>The name others see</span>
          <input name="name" required maxlength="40" .defaultValue=${me.name} autocomplete="nickname" /></label>
        <div class="row end"><button class="primary">Change name</button></div>
      </fieldset>
    </form>`;
  }

  private entrance(me: Me) {
    const enter = this.form((fields, by) => api.account(by as AccountCall, fields), "Welcome.");
    return html`<form class="form" @submit=${enter}>
        <fieldset>
          <legend>Account</legend>
          <label class="field"><span>Name</span>
            <input name="name" required maxlength="40" autocomplete="username" /></label>
          ${password("password", "Password", "current-password")}
          <div class="row end">
            ${
              me.mail
                ? html`<button type="button" class="quiet" @click=${() => (this.forgot = !this.forgot)}>
                    Forgot your password?
                  </button>`
                : nothing
            }
            <button value="register">Create account</button>
            <button class="primary" value="login">Sign in</button>
          </div>
        </fieldset>
      </form>
      ${this.forgot ? this.forgotten() : nothing}`;
  }

  private forgotten() {
    const ask = this.form(
      (fields) => api.account("forgot", fields),
      "If this account has a confirmed address, a link is on its way there.",
    );
    return html`<form class="form" id="forgot" @submit=${ask}>
      <fieldset>
        <legend>New password</legend>
        <label class="field"><span>Account or e-mail</span>
          <input name="name" required maxlength="120" autocomplete="username" />
          <small>We send a link to the address you have confirmed.</small></label>
        <div class="row end"><button class="primary">Send the link</button></div>
      </fieldset>
    </form>`;
  }

  private mailState(me: Me): TemplateResult {
    if (me.email_new)
      return html`<p class="state">Waiting for you to press the link we sent to <b>${me.email_new}</b>.
        ${me.email ? html`Until then we write to <b>${me.email}</b>.` : nothing}</p>`;
    return me.email
      ? html`<p class="state good">Confirmed: <b>${me.email}</b></p>`
      : html`<p class="state">No address yet. We write only to an address you have confirmed.</p>`;
  }

  private mail(me: Me) {
    const set = this.form(
      ({ email, password }, by) => api.change({ email: by === "remove" ? "" : email, password }),
      "",
    );
    const again = () =>
      void this.attempt(() => api.change({ email: me.email_new }), "The link is on its way again.");
    const turns = (e: Event) =>
      void this.attempt(() => api.change({ mail_turns: (e.target as HTMLInputElement).checked }));
    const has = me.email || me.email_new;
    return html`<form class="form" id="mail" @submit=${set}>
      <fieldset>
        <legend>E-mail</legend>
        ${this.mailState(me)}
        ${
          me.email_new
            ? html`<div class="row"><button type="button" @click=${again}>Send the link again</button></div>`
            : nothing
        }
        ${
          me.email
            ? html`<label class="tick"><input type="checkbox" .checked=${me.mail_turns} @change=${turns} />
                Write to me when it is my turn</label>`
            : nothing
        }
        <label class="field"><span>${has ? "Another address" : "Address"}</span>
          <input name="email" type="email" required maxlength="120" autocomplete="email" /></label>
        ${me.guest ? nothing : password("password", "Your password", "current-password")}
        <div class="row end">
          ${has ? html`<button class="danger" value="remove" formnovalidate>Remove address</button>` : nothing}
          <button class="primary" value="set">Confirm address</button>
        </div>
      </fieldset>
    </form>`;
  }

  private passwords() {
    const change = this.form(
      (fields) => api.account("password", fields),
      "Your password is changed. All other devices are signed out.",
    );
    return html`<form class="form" id="password" @submit=${change}>
      <fieldset>
        <legend>Password</legend>
        ${password("password", "Current password", "current-password")}
        ${password("new", "New password", "new-password")}
        <div class="row end"><button class="primary">Change password</button></div>
      </fieldset>
    </form>`;
  }

  private leave(everywhere: boolean) {
    void this.attempt(
      async () => {
        await stopPush();
        return api.account("logout", { everywhere });
      },
      everywhere ? "You are signed out on all devices." : "You are signed out.",
    );
  }

  private end(me: Me) {
    return html`<section class="form" id="end" aria-labelledby="end-title">
      <fieldset>
        <legend id="end-title">Account “${me.account}”</legend>
        <div class="row">
          <button @click=${() => this.leave(false)}>Sign out</button>
          <button @click=${() => this.leave(true)}>Sign out on all devices</button>
          <button class="danger" @click=${() => this.dialog?.showModal()}>Delete account…</button>
        </div>
      </fieldset>
      ${this.deletion()}
    </section>`;
  }

  private get dialog() {
    return this.querySelector<HTMLDialogElement>("#delete");
  }

  /* A dialog covers the messages at the edge of the page: it has its own. */
  private async deleteAccount(e: SubmitEvent) {
    e.preventDefault();
    const form = e.target as HTMLFormElement;
    try {
      await api.account("delete", { password: new FormData(form).get("password") });
    } catch (refused) {
      this.fault = (refused as Refusal).sentence;
      return;
    }
    this.dialog?.close();
    await this.attempt(async () => {}, "Your account is deleted.");
  }

  private deletion() {
    return html`<dialog id="delete" aria-labelledby="delete-title">
      ${dialogHead("delete-title", "Delete your account?")}
      <p>Your name, password and e-mail address are deleted. You resign the games that are still running. Games you have
        played stay, under “former player”. This cannot be undone.</p>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      <form class="form" @submit=${(e: SubmitEvent) => void this.deleteAccount(e)}>
        ${password("password", "Your password", "current-password")}
        <div class="row end">
          <button type="button" @click=${() => this.dialog?.close()}>Cancel</button>
          <button class="danger">Delete account</button>
        </div>
      </form>
    </dialog>`;
  }

  private sections(me: Me) {
    const isOwner = this.open && !me.guest;
    return html`${this.name(me)} ${this.open && me.guest ? this.entrance(me) : nothing}
      ${me.mail && (isOwner || !this.open) ? this.mail(me) : nothing}
      <push-switch></push-switch>
      ${isOwner ? html`${this.passwords()} ${this.end(me)}` : nothing}`;
  }

  render() {
    return html`<main id="main" class="page narrow settings" tabindex="-1">
      <h1 tabindex="-1">Settings</h1>
      ${this.me ? this.sections(this.me) : html`<p class="faint">One moment…</p>`}
    </main>`;
  }
}
customElements.define("account-page", AccountPage);
