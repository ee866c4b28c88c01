/* Whoever opens an invitation sits down, after one click that says so. */
import { html, nothing } from "lit";
import { api, Refusal } from "../api";
import { optionList } from "../lobby/tableoptions";
import { PlainElement } from "../plain";
import { go } from "../router";
import { t } from "../texts";
import type { Invitation } from "../types";

class InvitePage extends PlainElement {
  static properties = {
    token: {},
    told: { state: true },
    fault: { state: true },
    busy: { state: true },
  };
  declare token: string;
  private declare told: Invitation | null;
  private declare fault: string;
  private declare busy: boolean;

  constructor() {
    super();
    this.token = "";
    this.told = null;
    this.fault = "";
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = `${t.invite.title} · ${t.name}`;
    void this.read();
  }

  private async read() {
    try {
      this.told = await api.invitation(this.token);
    } catch (e) {
      this.fault = (e as Refusal).sentence;
    }
  }

  private lead(): string {
    if (!this.told) return "";
    const { title, open, people } = this.told;
    return open ? t.invite.open(people, title) : t.invite.full(title);
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
      <h1 tabindex="-1">${t.invite.heading}</h1>
      <p class="lead">${this.lead()}</p>
      ${this.told?.open ? optionList(this.told) : nothing}
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      <div class="row">
        <button class="primary" data-do="take" ?disabled=${this.busy} @click=${() => void this.join()}>${this.told?.open === false ? t.invite.watch : t.invite.accept}</button>
        <a class="button" href="/">${t.home}</a>
      </div>
    </main>`;
  }
}
customElements.define("invite-page", InvitePage);
