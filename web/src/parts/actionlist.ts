/* Every legal action as a button, grouped by verb: whatever the board shows, all is here. */
import { html, nothing, type TemplateResult } from "lit";
import { byVerb, type Act } from "../actions";
import type { GameInfo } from "../types";
import { capital, words } from "../words";

export function actionText(a: Act): string {
  return capital(a.text);
}

export function actionButton(a: Act, press: (a: Act) => void, text: string, cls = ""): TemplateResult {
  return html`<button class="act ${cls}" data-action=${a.text} @click=${() => press(a)}>${text}</button>`;
}

export function actionList(acts: Act[], game: GameInfo, hinted: Set<string>, press: (a: Act) => void) {
  return html`<div class="action-groups">
    ${[...byVerb(acts)].map(([verb, group]) => {
      const help = game.verbs.find((v) => v.word === verb)?.help ?? "";
      return html`<section class="action-group">
        <h3>${words(verb)} ${help ? html`<small>${help}</small>` : nothing}</h3>
        <div class="row tight">
          ${group.map((a) =>
            actionButton(
              a,
              press,
              a.args.map((x) => x.word).join(" → ") || words(verb),
              hinted.has(a.text) ? "hinted" : "",
            ),
          )}
        </div>
      </section>`;
    })}
  </div>`;
}
