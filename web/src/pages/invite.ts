/* Whoever opens an invitation sits down, after one click that says so. */
import { html, nothing } from "lit";
import { api, Refusal } from "../api";
import { PlainElement } from "../plain";
import { go } from "../router";

class InvitePage extends PlainElement {
  static properties = { token: {}, fault: { state: true }, busy: { state: true } };
  declare token: string;
  private declare fault: string;
  private declare busy: boolean;

  constructor() {
    super();
    this.token = "";
    this.fault = "";
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = "Invitation · Tessera";
  }

  private async join() {
    this.busy = true;
    try {
      go(`/t/${(await api.accept(this.token)).table}`, true);
    } catch (e) {
      this.fault = (e as Refusal).sentence;
      this.busy = false;
    }
  }

  render() {
    return html`<main id="main" class="page narrow center" tabindex="-1">
      <h1 tabindex="-1">You are invited</h1>
      <p class="lead">Somebody keeps a seat for you at this table. No account is needed.</p>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      <div class="row">
        <button class="primary" ?disabled=${this.busy} @click=${() => void this.join()}>Take the seat</button>
        <a class="button" href="/">To the lobby</a>
      </div>
    </main>`;
  }
}
customElements.define("invite-page", InvitePage);
