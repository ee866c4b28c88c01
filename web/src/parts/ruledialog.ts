/* The text of one rule. */
import { html } from "lit";
import type { Rule } from "../types";
import { dialogHead } from "./dialog";
import { ruleButton } from "./log";

export function ruleDialog(rule: Rule | null, game: string) {
  const others = rule?.text.match(/\b[A-Z]{2}-\d+\b/g) ?? [];
  return html`<dialog id="rule" aria-labelledby="rule-title">
    ${dialogHead("rule-title", rule ? `Rule ${rule.number}` : "Rule")}
    <p class="rule-text">${rule?.text}</p>
    <p><a href="/rules/${game}#${rule?.number ?? ""}" target="_blank">All rules</a> ${others.map(ruleButton)}</p>
  </dialog>`;
}
