/* The rules of a game in our own words, each with its number to link to. */
import { html, nothing } from "lit";
import { api, Refusal } from "../api";
import { PlainElement } from "../plain";
import type { Rule } from "../types";

class RulesPage extends PlainElement {
  static properties = {
    game: {},
    rule: {},
    rules: { state: true },
    title_: { state: true },
    fault: { state: true },
  };
  declare game: string;
  declare rule: string | null;
  private declare rules: Rule[];
  private declare title_: string;
  private declare fault: string;

  constructor() {
    super();
    this.game = "";
    this.rule = null;
    this.rules = [];
    this.title_ = "";
    this.fault = "";
  }

  async connectedCallback() {
    super.connectedCallback();
    document.title = "Rules · Tessera";
    try {
      const [games, rules] = await Promise.all([api.games(), api.rules(this.game)]);
      this.title_ = games.games.find((g) => g.id === this.game)?.title ?? this.game;
      this.rules = rules.rules;
      await this.updateComplete;
      if (this.rule) document.getElementById(this.rule)?.scrollIntoView();
    } catch (e) {
      this.fault = (e as Refusal).sentence;
    }
  }

  render() {
    return html`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_ ? `${this.title_}: the rules` : "The rules"}</h1>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      <dl class="rules">
        ${this.rules.map(
          (r) => html`<div id=${r.number} class=${r.number === this.rule ? "here" : ""}>
            <dt>${r.number}</dt>
            <dd>${r.text}</dd>
          </div>`,
        )}
      </dl>
      ${this.rules.length === 0 && !this.fault ? html`<p class="faint">One moment…</p>` : nothing}
    </main>`;
  }
}
customElements.define("rules-page", RulesPage);
