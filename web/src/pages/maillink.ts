/* Where the links of mails lead: an address confirmed, a new password, no more mails. */
import { html, nothing, type TemplateResult } from "lit";
import { api, Refusal } from "../api";
import { PlainElement } from "../plain";
import { t } from "../texts";
import { late } from "./texts";

type Kind = "confirm" | "reset" | "unsubscribe";

class MailLinkPage extends PlainElement {
  static properties = { kind: {}, token: {}, isDone: { state: true }, fault: { state: true } };
  declare kind: Kind;
  declare token: string;
  private declare isDone: boolean;
  private declare fault: string;

  constructor() {
    super();
    this.isDone = false;
    this.fault = "";
  }

  updated(changed: Map<string, unknown>) {
    if (changed.has("token")) this.begin();
  }

  private begin() {
    document.title = `${late.maillink.titles[this.kind]} · ${t.name}`;
    // The click was in the mail. Confirming takes another: mail scanners follow links, too.
    if (this.kind === "unsubscribe") void this.attempt(() => api.unsubscribe(this.token));
  }

  private async attempt(what: () => Promise<unknown>) {
    try {
      await what();
      this.isDone = true;
      this.fault = "";
      dispatchEvent(new Event("tessera-me"));
    } catch (e) {
      this.fault = (e as Refusal).sentence;
    }
  }

  private reset(e: SubmitEvent) {
    e.preventDefault();
    const password = new FormData(e.target as HTMLFormElement).get("password");
    void this.attempt(() => api.account("reset", { token: this.token, password }));
  }

  private ask(): TemplateResult | typeof nothing {
    if (this.kind === "confirm")
      return html`<p class="lead">${late.maillink.confirmLead}</p>
        <div class="row"><button class="primary"
          @click=${() => void this.attempt(() => api.account("confirm", { token: this.token }))}>${late.maillink.confirm}</button></div>`;
    if (this.kind === "reset")
      return html`<form class="form" @submit=${(e: SubmitEvent) => this.reset(e)}>
        <fieldset>
          <label class="field"><span>${late.account.newPassword}</span>
            <input name="password" type="password" required minlength="8" maxlength="200" autocomplete="new-password" />
            <small>${late.maillink.passwordHelp}</small></label>
          <div class="row end"><button class="primary">${late.maillink.passwordSubmit}</button></div>
        </fieldset>
      </form>`;
    return nothing;
  }

  private answered() {
    return html`<p class="lead" role="status">${late.maillink.done[this.kind]}</p>
      <div class="row">
        <a class="button primary" href="/">${t.home}</a>
        <a class="button" href="/account">${t.settings}</a>
      </div>`;
  }

  render() {
    return html`<main id="main" class="page narrow center settings" tabindex="-1">
      <h1 tabindex="-1">${late.maillink.titles[this.kind]}</h1>
      ${
        this.fault
          ? html`<p class="fault" role="alert">${this.fault} <a href="/account">${late.maillink.settings}</a></p>`
          : nothing
      }
      ${this.isDone ? this.answered() : this.ask()}
    </main>`;
  }
}
customElements.define("mail-link-page", MailLinkPage);
