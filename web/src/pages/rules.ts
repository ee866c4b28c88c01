/* The rules of a game in our own words, each with its number to link to. */
import { html, nothing } from "lit";
import { api, Refusal } from "../api";
import "../rules/ledger";
import { primerPages, shownRules, toFigure } from "../rules/primers/draw";
import { fetchPrimer, type Primer } from "../rules/primers/primer";
import { refTable } from "../rules/reftable";
import { ruleText } from "../rules/ruletext";
import { PlainElement } from "../plain";
import { t } from "../texts";
import type { RefTable, Rule } from "../types";

const anchor = (chapter: string) => `chapter-${chapter.toLowerCase().replace(/\W+/g, "-")}`;

function byChapter(rules: Rule[]): Map<string, Rule[]> {
  const chapters = new Map<string, Rule[]>();
  for (const r of rules)
    chapters.set(r.chapter ?? "", [...(chapters.get(r.chapter ?? "") ?? []), r]);
  return chapters;
}

/* The address stays: it names the game, perhaps a rule. */
function jump(e: Event, chapter: string) {
  e.preventDefault();
  e.stopPropagation();
  const heading = document.getElementById(anchor(chapter));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

class RulesPage extends PlainElement {
  static properties = {
    game: {},
    rule: {},
    rules: { state: true },
    tables: { state: true },
    primer: { state: true },
    title_: { state: true },
    short: { state: true },
    fault: { state: true },
  };
  declare game: string;
  declare rule: string | null;
  private declare rules: Rule[];
  private declare tables: RefTable[];
  private declare primer: Primer | null;
  private declare title_: string;
  private declare short: string;
  private declare fault: string;

  constructor() {
    super();
    this.game = "";
    this.rule = null;
    this.rules = [];
    this.tables = [];
    this.primer = null;
    this.title_ = "";
    this.short = "";
    this.fault = "";
  }

  async connectedCallback() {
    super.connectedCallback();
    document.title = `${t.rulesPage.title} · ${t.name}`;
    try {
      const [games, rules, tables, primer] = await Promise.all([
        api.games(),
        api.rules(this.game),
        api.tables(this.game),
        fetchPrimer(this.game),
      ]);
      this.primer = primer;
      this.tables = tables.tables;
      this.title_ = games.games.find((g) => g.id === this.game)?.title ?? this.game;
      this.rules = rules.rules;
      this.short = rules.short;
      await this.updateComplete;
      if (this.rule) document.getElementById(this.rule)?.scrollIntoView();
    } catch (e) {
      this.fault = (e as Refusal).sentence;
    }
  }

  /* On paper either the pages with pictures alone, or all there is. */
  private async print(isShort: boolean) {
    this.classList.toggle("short", isShort);
    await Promise.all([...this.querySelectorAll<HTMLImageElement>(".primer img")].map((i) => i.decode().catch(() => null)));
    window.print();
    this.classList.remove("short");
  }

  private illustrated(p: Primer) {
    return html`<div class="row tight no-print">
        <button data-print="short" @click=${() => void this.print(true)}>${t.rulesPage.printShort}</button>
        <button data-print="all" @click=${() => void this.print(false)}>${t.rulesPage.printAll}</button>
      </div>
      ${primerPages(p, this.tables)}
      <h2 class="numbered">${t.rulesPage.numbered}</h2>`;
  }

  private chapter(name: string, rules: Rule[], shown: ReturnType<typeof shownRules>) {
    return html`${name ? html`<h2 id=${anchor(name)} tabindex="-1">${name}</h2>` : nothing}
      <dl class="rules">
        ${rules.map(
          (r) => html`<div id=${r.number} class=${r.number === this.rule ? "here" : ""}>
            <dt>${r.number}</dt>
            <dd>${ruleText(r.text)} ${toFigure(shown.get(r.number))}</dd>
          </div>`,
        )}
      </dl>`;
  }

  render() {
    const chapters = byChapter(this.rules);
    const shown = shownRules(this.primer);
    return html`<main id="main" class="page narrow" tabindex="-1">
      <h1 tabindex="-1">${this.title_ ? t.rulesPage.heading(this.title_) : t.rulesPage.title}</h1>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      ${this.short ? html`<p class="lead">${this.short}</p>` : nothing}
      ${this.primer ? this.illustrated(this.primer) : nothing}
      ${chapters.size > 1 ? html`<nav class="chapters" aria-label=${t.rulesPage.chapters}>${[...chapters.keys()].map((name) => html`<a href="#${anchor(name)}" @click=${(e: Event) => jump(e, name)}>${name}</a>`)}</nav>` : nothing}
      ${[...chapters].map(([name, rules]) => this.chapter(name, rules, shown))}
      ${this.tables.length ? html`<h2>${t.rulesPage.tables}</h2>${this.tables.map(refTable)}` : nothing}
      ${this.rules.length ? html`<manual-ledger .game=${this.game}></manual-ledger>` : nothing}
      ${this.rules.length === 0 && !this.fault ? html`<p class="faint">${t.wait}</p>` : nothing}
    </main>`;
  }
}
customElements.define("rules-page", RulesPage);
