/* Every legal action as a button, grouped by verb: whatever the board shows, all is here. */
import { html, nothing, type TemplateResult } from "lit";
import { byVerb, type Act } from "../wire";
import { t } from "../texts";
import type { Board, TableContext } from "../boards/board";
import type { GameInfo } from "../types";
import { words } from "../words";

export type Press = (a: Act, at: Element) => void; // `at`: the button

const NOTHING = "none"; // an argument that was not used

/* An action as one says it: "deploy Velites none none" sends the Velites alone. */
export function actionText({ verb, args }: Act): string {
  const said = args.filter((x) => x.word !== NOTHING).map((x) => x.word);
  if (args.length > 0 && said.length === 0) return t.table.nothing(words(verb));
  return [words(verb), ...said].join(" ");
}

/* The same in the words of the board, if it has any. */
export const sayAction = (a: Act, board: Board, ctx: TableContext): string => board.words?.(a, ctx) || actionText(a);

/* `name`: what it is for a screen reader, if `text` is only the end of it. */
export function actionButton(
  a: Act,
  press: Press,
  text: string,
  cls: string,
  name: string,
  more: TemplateResult | typeof nothing = nothing, // below the text
): TemplateResult {
  return html`<button class="act ${cls}" data-action=${a.key} aria-label=${name} @click=${(e: Event) => press(a, e.currentTarget as Element)}>
    ${more === nothing ? text : html`<span class="act-text">${text}</span>${more}`}
  </button>`;
}

/* "play Forum 3" and "play Forum 4" share a row that begins with Forum. */
function byFirst(acts: Act[]): Map<string, Act[]> {
  const rows = new Map<string, Act[]>();
  for (const a of acts) {
    const first = a.args
      .slice(0, -1)
      .map((x) => x.word)
      .join(" ");
    rows.set(first, [...(rows.get(first) ?? []), a]);
  }
  return rows;
}

function lastWord(a: Act, verb: string): string {
  return a.args[a.args.length - 1]?.word ?? words(verb);
}

export function actionList(
  acts: Act[],
  game: GameInfo,
  hinted: Set<string>,
  press: Press,
  say: (a: Act) => string,
) {
  return html`<div class="action-groups">
    ${[...byVerb(acts)].map(([verb, group]) => {
      const help = game.verbs.find((v) => v.word === verb)?.help ?? "";
      return html`<section class="action-group">
        <h3>${words(verb)} ${help ? html`<small>${help}</small>` : nothing}</h3>
        ${[...byFirst(group)].map(
          ([first, acts]) => html`<div class="row tight">
            ${first ? html`<span class="first">${first}</span>` : nothing}
            ${acts.map((a) => actionButton(a, press, lastWord(a, verb), hinted.has(a.key) ? "hinted" : "", say(a)))}
          </div>`,
        )}
      </section>`;
    })}
  </div>`;
}
