/* The frame around every page: header, theme, sound, keys, and the page itself. */
import { html, nothing, type TemplateResult } from "lit";
import "../styles/main.css";
import favicon from "../favicon.svg";
import "./toast";
import "./pages/lobby";
import "./pages/create";
import "./pages/invite";
import { api } from "./api";
import { icon, line } from "./icon";
import { PlainElement } from "./plain";
import { isDark, prefs, setPref, watchTheme } from "./prefs";
import { syncProgress } from "./lesson/progress";
import { catchLinks, readRoute, type Route } from "./router";
import { keepOffline } from "./site/offline";
import { play } from "./sound";
import { isShortcut } from "./parts/keys";
import { shortcuts } from "./parts/shortcuts";
import { tell } from "./toast";
import { t } from "./texts";
import type { Me } from "./types";

function missing(): TemplateResult {
  return html`<main id="main" class="page narrow center" tabindex="-1">
    <h1 tabindex="-1">${t.frame.missing}</h1>
    <p class="lead">${t.frame.missingAt(location.pathname)}</p>
    <a class="button primary" href="/">${t.home}</a>
  </main>`;
}

class App extends PlainElement {
  static properties = { route: { state: true }, me: { state: true } };
  private declare route: Route;
  private declare me: Me | null;

  constructor() {
    super();
    this.route = readRoute();
    this.me = null;
  }

  connectedCallback() {
    super.connectedCallback();
    catchLinks(this);
    addEventListener("popstate", () => this.follow());
    addEventListener("tessera-me", () => void this.greet());
    addEventListener("tessera-prefs", () => this.requestUpdate());
    addEventListener("keydown", (e) => this.key(e));
    void this.greet();
  }

  private follow() {
    const before = this.route;
    this.route = readRoute();
    if (before.page === this.route.page && before.page === "table") return;
    scrollTo(0, 0);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>("main h1")?.focus());
  }

  private async greet() {
    try {
      this.me = await api.me();
      void syncProgress();
    } catch {
      this.me = null;
    }
  }

  private key(e: KeyboardEvent) {
    if (!isShortcut(e)) return;
    if (e.key === "?") this.querySelector<HTMLDialogElement>("#shortcuts")?.showModal();
    else if (e.key === "t") this.turnTheme();
    else if (e.key === "m") this.turnSound();
    else return;
    e.preventDefault();
  }

  private turnTheme() {
    setPref("theme", isDark() ? "light" : "dark");
    this.requestUpdate();
  }

  private turnSound() {
    setPref("sound", !prefs.sound);
    play("coin");
    this.requestUpdate();
  }

  private async turnNotify() {
    if (
      !prefs.notify &&
      (!("Notification" in window) || (await Notification.requestPermission()) !== "granted")
    )
      return tell(t.frame.notifyDenied, true);
    setPref("notify", !prefs.notify);
    tell(prefs.notify ? t.frame.notifyOn : t.frame.notifyOff);
    this.requestUpdate();
  }

  private page(): TemplateResult {
    const r = this.route;
    switch (r.page) {
      case "new":
        return html`<create-page .wanted=${r.game} .level=${r.level}></create-page>`;
      case "table":
        return this.table(r.id, r.step);
      case "invite":
        return html`<invite-page .token=${r.token}></invite-page>`;
      case "rules":
        return this.rules(r.game, r.rule);
      case "edit":
        void import("./pages/edit");
        return html`<edit-page game=${r.game}></edit-page>`;
      case "learn":
        void import("./lesson/page");
        return html`<learn-page game=${r.game}></learn-page>`;
      case "puzzles":
        void import("./puzzle/page");
        return html`<puzzles-page game=${r.game}></puzzles-page>`;
      case "account":
        void import("./pages/account");
        return html`<account-page></account-page>`;
      case "confirm":
      case "reset":
      case "unsubscribe":
        void import("./pages/maillink");
        return html`<mail-link-page .kind=${r.page} .token=${r.token}></mail-link-page>`;
      case "credits":
        void import("./pages/credits");
        return html`<credits-page></credits-page>`;
      case "missing":
        return missing();
      case "lobby":
        return html`<lobby-page></lobby-page>`;
    }
  }

  private rules(game: string, rule: string | null): TemplateResult {
    if (customElements.get("rules-page")) return html`<rules-page .game=${game} .rule=${rule}></rules-page>`;
    void import("./pages/rules").then(() => this.requestUpdate());
    return html`<main id="main" class="page narrow" tabindex="-1"></main>`;
  }

  /* Fetched with the first table: the lobby needs none of it. */
  private table(id: string, step: number | null): TemplateResult {
    if (customElements.get("table-page")) return html`<table-page .table=${id} .step=${step}></table-page>`;
    void import("./pages/table").then(() => this.requestUpdate());
    return html`<main id="main" class="page narrow" tabindex="-1"></main>`;
  }

  render() {
    const toggle = (label: string, on: boolean, drawing: string, press: () => void) =>
      html`<button class="tool" aria-label=${label} title=${label} aria-pressed=${on} @click=${press}>
        ${line(drawing)}
      </button>`;
    return html`
      <a class="skip" href="#main" @click=${(e: Event) => this.skip(e)}>${t.frame.skip}</a>
      <header class="top">
        <a class="brand" href="/" aria-label=${t.name}>${icon("laurels")}<span>${t.name}</span></a>
        <nav class="tools" aria-label=${t.frame.settings}>
          ${toggle(t.frame.dark, isDark(), "theme", () => this.turnTheme())}
          ${toggle(t.frame.sound, prefs.sound, prefs.sound ? "sound" : "mute", () => this.turnSound())}
          ${toggle(t.frame.notify, prefs.notify, "bell", () => void this.turnNotify())}
          <button
            class="tool"
            aria-label=${t.frame.keys}
            title=${t.frame.keysTip}
            @click=${() => this.querySelector<HTMLDialogElement>("#shortcuts")?.showModal()}
          >
            ${line("keys")}
          </button>
          <a class="button tool" href="/account" aria-label=${t.settings} title=${t.settings}>${line("settings")}</a>
          ${this.me && !IN_BROWSER ? html`<a class="me" href="/account" title=${t.frame.account}>${this.me.name}</a>` : nothing}
        </nav>
      </header>
      ${this.page()} ${shortcuts()}
      <tessera-toasts></tessera-toasts>
    `;
  }

  private skip(e: Event) {
    e.preventDefault();
    e.stopPropagation();
    this.querySelector<HTMLElement>("main")?.focus();
  }
}

document.querySelector<HTMLLinkElement>("link[rel=icon]")!.href = favicon; // index.html has it too
watchTheme();
if (IN_BROWSER) keepOffline();
customElements.define("tessera-app", App);
