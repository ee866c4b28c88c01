/* The ledger of a manual: every sentence with its rules and how it is taken. */
import { html, nothing } from "lit";
import { PlainElement } from "../plain";
import { api, Refusal } from "../api";
import { fill } from "../locale";
import { t } from "../texts";
import type { Sentence } from "../types";

function entry(s: Sentence) {
  return html`<li value=${s.no === "-" ? nothing : s.no}>
    <p>
      ${s.sentence}
      <span class="rulelinks">${s.rules.split(" ").map((r) => html`<a href="#${r}">${r}</a> `)}</span>
      ${s.verdict === "literal" ? nothing : html`<em class="verdict">${t.rulesPage.verdicts[s.verdict]}</em>`}
    </p>
    ${s.reason ? html`<p class="faint">${s.reason}</p>` : nothing}
    ${s.others ? html`<p class="faint">${t.rulesPage.others(s.others)}</p>` : nothing}
    ${s.option ? html`<p class="faint">${fill(t.rulesPage.option, { option: html`<code>${s.option}</code>` })}</p>` : nothing}
  </li>`;
}

function byChapter(sentences: Sentence[]): [string, Sentence[]][] {
  const chapters = new Map<string, Sentence[]>();
  for (const s of sentences) chapters.set(s.chapter, [...(chapters.get(s.chapter) ?? []), s]);
  return [...chapters];
}

/* Brought when it is opened: few people read it. */
class LedgerOfManual extends PlainElement {
  static properties = { game: {}, sentences: { state: true }, fault: { state: true } };
  declare game: string;
  private declare sentences: Sentence[] | null;
  private declare fault: string;

  constructor() {
    super();
    this.game = "";
    this.sentences = null;
    this.fault = "";
  }

  private async open(e: Event) {
    if (!(e.target as HTMLDetailsElement).open || this.sentences) return;
    try {
      this.sentences = (await api.ledger(this.game)).sentences;
    } catch (refusal) {
      this.fault = (refusal as Refusal).sentence;
    }
  }

  render() {
    const chapters = byChapter(this.sentences ?? []);
    return html`<details class="ledger" @toggle=${(e: Event) => void this.open(e)}>
      <summary>${t.rulesPage.ledger}</summary>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      ${this.sentences?.length === 0 ? html`<p class="faint">${t.rulesPage.ledgerNone}</p>` : nothing}
      ${chapters.map(([name, list]) => html`<h3>${name}</h3><ol>${list.map(entry)}</ol>`)}
    </details>`;
  }
}
customElements.define("manual-ledger", LedgerOfManual);
