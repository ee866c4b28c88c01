/* How strong the computer plays: four levels for people, the others for programs and the curious. */
import { html, nothing } from "lit";
import { lessonTexts } from "../lesson/texts";
import { t } from "../texts";
import type { GameInfo, LobbySeat } from "../types";
import { words } from "../words";

const PLAIN = ["easy", "normal", "hard", "expert"];
const USUAL = "normal";

const names: Record<string, string> = t.levels;

export const levelName = (id: string) => names[id] ?? words(id);

/* Who sits there: a person by name, the computer by its level. */
export function sitterName(s: LobbySeat): string | null {
  if (s.kind === "script") return lessonTexts.script;
  return s.kind === "bot" && s.bot ? t.levelOfBot(levelName(s.bot)) : s.name;
}

const ids = (game: GameInfo) => game.bots.map((b) => b.id);

export const plainLevels = (game: GameInfo) => PLAIN.filter((id) => ids(game).includes(id));
export const advancedLevels = (game: GameInfo) => ids(game).filter((id) => !PLAIN.includes(id));

/* "normal" where there is one, else the strongest. */
export function usualLevel(game: GameInfo): string {
  const all = ids(game);
  return all.includes(USUAL) ? USUAL : (all[all.length - 1] ?? "random");
}

export function levelOptions(game: GameInfo, chosen: string) {
  const option = (id: string) => html`<option value=${id} ?selected=${id === chosen}>${levelName(id)}</option>`;
  const more = advancedLevels(game);
  return html`${plainLevels(game).map(option)}
    ${more.length ? html`<optgroup label=${t.levels.advanced}>${more.map(option)}</optgroup>` : nothing}`;
}
