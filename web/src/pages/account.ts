/* Settings: the player's name; on a public server also account, mail, password, and the end. */
import { html, nothing, type TemplateResult } from "lit";
import { api, Refusal, type AccountCall } from "../api";
import { fill } from "../locale";
import { dialogHead } from "../parts/dialog";
import { stopPush } from "../parts/push";
import { preferences } from "../motion/settings";
import { PlainElement } from "../plain";
import { t } from "../texts";
import { late } from "./texts";
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
    document.title = `${t.settings} · ${t.name}`;
    await this.attempt(async () => {
      this.open = (await api.games()).public;
    });
  }

  /* Does it, says so, and asks the server again who is signed in. */
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
    const change = this.form(({ name }) => api.change({ name }), late.account.nameDone);
    return html`<form class="form" @submit=${change}>
      <fieldset>
        <legend>${late.account.name}</legend>
        <label class="field"><span>${late.account.nameLabel}</span>
          <input name="name" required maxlength="40" .defaultValue=${me.name} autocomplete="nickname" /></label>
        <div class="row end"><button class="primary">${late.account.nameSubmit}</button></div>
      </fieldset>
    </form>`;
  }

  private entrance(me: Me) {
    const enter = this.form((fields, by) => api.account(by as AccountCall, fields), late.account.welcome);
    return html`<form class="form" @submit=${enter}>
        <fieldset>
          <legend>${late.account.account}</legend>
          <label class="field"><span>${late.account.name}</span>
            <input name="name" required maxlength="40" autocomplete="username" /></label>
          ${password("password", late.account.password, "current-password")}
          <div class="row end">
            ${
              me.mail
                ? html`<button type="button" class="quiet" @click=${() => (this.forgot = !this.forgot)}>
                    ${late.account.forgot}
                  </button>`
                : nothing
            }
            <button value="register">${late.account.register}</button>
            <button class="primary" value="login">${late.account.login}</button>
          </div>
        </fieldset>
      </form>
      ${this.forgot ? this.forgotten() : nothing}`;
  }

  private forgotten() {
    const ask = this.form(
      (fields) => api.account("forgot", fields),
      late.account.resetDone,
    );
    return html`<form class="form" id="forgot" @submit=${ask}>
      <fieldset>
        <legend>${late.account.reset}</legend>
        <label class="field"><span>${late.account.resetName}</span>
          <input name="name" required maxlength="120" autocomplete="username" />
          <small>${late.account.resetHelp}</small></label>
        <div class="row end"><button class="primary">${late.account.resetSubmit}</button></div>
      </fieldset>
    </form>`;
  }

  private mailState(me: Me): TemplateResult {
    const say = (text: string, address: string) => fill(text, { address: html`<b>${address}</b>` });
    if (me.email_new)
      return html`<p class="state">${say(late.account.mailWaits, me.email_new)}
        ${me.email ? say(late.account.mailUntil, me.email) : nothing}</p>`;
    return me.email
      ? html`<p class="state good">${say(late.account.mailConfirmed, me.email)}</p>`
      : html`<p class="state">${late.account.mailNone}</p>`;
  }

  private mail(me: Me) {
    const set = this.form(
      ({ email, password }, by) => api.change({ email: by === "remove" ? "" : email, password }),
      "",
    );
    const again = () =>
      void this.attempt(() => api.change({ email: me.email_new }), late.account.mailAgainDone);
    const turns = (e: Event) =>
      void this.attempt(() => api.change({ mail_turns: (e.target as HTMLInputElement).checked }));
    const has = me.email || me.email_new;
    return html`<form class="form" id="mail" @submit=${set}>
      <fieldset>
        <legend>${late.account.mail}</legend>
        ${this.mailState(me)}
        ${
          me.email_new
            ? html`<div class="row"><button type="button" @click=${again}>${late.account.mailAgain}</button></div>`
            : nothing
        }
        ${
          me.email
            ? html`<label class="tick"><input type="checkbox" .checked=${me.mail_turns} @change=${turns} />
                ${late.account.mailTurns}</label>`
            : nothing
        }
        <label class="field"><span>${has ? late.account.mailNew : late.account.mailAddress}</span>
          <input name="email" type="email" required maxlength="120" autocomplete="email" /></label>
        ${me.guest ? nothing : password("password", late.account.yourPassword, "current-password")}
        <div class="row end">
          ${has ? html`<button class="danger" value="remove" formnovalidate>${late.account.mailRemove}</button>` : nothing}
          <button class="primary" value="set">${late.account.mailSubmit}</button>
        </div>
      </fieldset>
    </form>`;
  }

  private passwords() {
    const change = this.form(
      (fields) => api.account("password", fields),
      late.account.passwordDone,
    );
    return html`<form class="form" id="password" @submit=${change}>
      <fieldset>
        <legend>${late.account.password}</legend>
        ${password("password", late.account.currentPassword, "current-password")}
        ${password("new", late.account.newPassword, "new-password")}
        <div class="row end"><button class="primary">${late.account.passwordSubmit}</button></div>
      </fieldset>
    </form>`;
  }

  private leave(everywhere: boolean) {
    void this.attempt(
      async () => {
        await stopPush();
        return api.account("logout", { everywhere });
      },
      everywhere ? late.account.loggedOutAll : late.account.loggedOut,
    );
  }

  private end(me: Me) {
    return html`<section class="form" id="end" aria-labelledby="end-title">
      <fieldset>
        <legend id="end-title">${late.account.owner(me.account)}</legend>
        <div class="row">
          <button @click=${() => this.leave(false)}>${late.account.logout}</button>
          <button @click=${() => this.leave(true)}>${late.account.logoutAll}</button>
          <button class="danger" @click=${() => this.dialog?.showModal()}>${late.account.remove}</button>
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
    await this.attempt(async () => {}, late.account.removeDone);
  }

  private deletion() {
    return html`<dialog id="delete" aria-labelledby="delete-title">
      ${dialogHead("delete-title", late.account.removeTitle)}
      <p>${late.account.removeText}</p>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      <form class="form" @submit=${(e: SubmitEvent) => void this.deleteAccount(e)}>
        ${password("password", late.account.yourPassword, "current-password")}
        <div class="row end">
          <button type="button" @click=${() => this.dialog?.close()}>${t.cancel}</button>
          <button class="danger">${late.account.removeSubmit}</button>
        </div>
      </form>
    </dialog>`;
  }

  private sections(me: Me) {
    const isOwner = this.open && !me.guest;
    return html`${this.name(me)} ${this.open && me.guest ? this.entrance(me) : nothing}
      ${me.mail && (isOwner || !this.open) ? this.mail(me) : nothing}
      ${preferences(() => this.requestUpdate())}
      <push-switch></push-switch>
      ${isOwner ? html`${this.passwords()} ${this.end(me)}` : nothing}`;
  }

  render() {
    return html`<main id="main" class="page narrow settings" tabindex="-1">
      <h1 tabindex="-1">${t.settings}</h1>
      ${this.me ? this.sections(this.me) : html`<p class="faint">${t.wait}</p>`}
    </main>`;
  }
}
customElements.define("account-page", AccountPage);
