/* Where the links of mails lead: an address confirmed, a new password, no more mails. */
import { html, nothing, type TemplateResult } from "lit";
import { api, Refusal } from "../api";
import { PlainElement } from "../plain";

type Kind = "confirm" | "reset" | "unsubscribe";

const titles: Record<Kind, string> = {
  confirm: "Confirm your address",
  reset: "New password",
  unsubscribe: "No more mail",
};

const done: Record<Kind, string> = {
  confirm: "Your address is confirmed. We write to you when it is your turn.",
  reset: "Your new password is set, and you are signed in. All other devices are signed out.",
  unsubscribe: "We write no more when it is your turn. You can change this in your settings.",
};

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
    document.title = `${titles[this.kind]} · Tessera`;
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
      return html`<p class="lead">Press the button, and Tessera may write to you.</p>
        <div class="row"><button class="primary"
          @click=${() => void this.attempt(() => api.account("confirm", { token: this.token }))}>Confirm</button></div>`;
    if (this.kind === "reset")
      return html`<form class="form" @submit=${(e: SubmitEvent) => this.reset(e)}>
        <fieldset>
          <label class="field"><span>New password</span>
            <input name="password" type="password" required minlength="8" maxlength="200" autocomplete="new-password" />
            <small>At least 8 letters.</small></label>
          <div class="row end"><button class="primary">Set password</button></div>
        </fieldset>
      </form>`;
    return nothing;
  }

  private answered() {
    return html`<p class="lead" role="status">${done[this.kind]}</p>
      <div class="row">
        <a class="button primary" href="/">To the lobby</a>
        <a class="button" href="/account">Settings</a>
      </div>`;
  }

  render() {
    return html`<main id="main" class="page narrow center settings" tabindex="-1">
      <h1 tabindex="-1">${titles[this.kind]}</h1>
      ${
        this.fault
          ? html`<p class="fault" role="alert">${this.fault} <a href="/account">To the settings</a></p>`
          : nothing
      }
      ${this.isDone ? this.answered() : this.ask()}
    </main>`;
  }
}
customElements.define("mail-link-page", MailLinkPage);
