/* The words of a rule: why we read it so stands aside, and what one types looks like it. */
import { html, type TemplateResult } from "lit";

const PARTS = /(`[^`]+`|\*?\((?:[Rr]eading|ours|own data)[^()]*\)\*?)/;

function part(words: string): TemplateResult | string {
  if (words.startsWith("`")) return html`<code>${words.slice(1, -1)}</code>`;
  return PARTS.test(words) ? html`<small class="note">${words.replace(/\*/g, "")}</small>` : words.replace(/\*/g, "");
}

export function ruleText(text: string): (TemplateResult | string)[] {
  return text.split(PARTS).map(part);
}
