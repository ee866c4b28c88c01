/*
 * How the games look and sound in this browser: the same choices on the page of settings and at a
 * table. They hold at once, for every table.
 */
import { html, nothing, type TemplateResult } from "lit";
import { calm, prefs, setPref, type Prefs, type TextSize } from "../prefs";
import { play } from "../sound";
import { coachTexts } from "../lesson/texts";
import { SPEEDS } from "./pace";
import { speedNames, texts } from "./texts";

const THEMES: Prefs["theme"][] = ["auto", "light", "dark"];
const SIZES: TextSize[] = ["normal", "large", "larger"];

/* Whoever shows a preference elsewhere hears of it, too. */
function set<K extends keyof Prefs>(key: K, value: Prefs[K], changed: () => void) {
  setPref(key, value);
  dispatchEvent(new Event("tessera-prefs"));
  changed();
}

function choice<K extends "speed" | "theme" | "text">(
  key: K,
  label: string,
  values: readonly Prefs[K][],
  names: Record<string, string>,
  changed: () => void,
) {
  return html`<label class="inline">${label}
    <select name=${key} @change=${(e: Event) => set(key, (e.target as HTMLSelectElement).value as Prefs[K], changed)}>
      ${values.map((v) => html`<option value=${v} .selected=${prefs[key] === v}>${names[v]}</option>`)}
    </select>
  </label>`;
}

function tick(key: "warnings" | "briefings" | "coach", label: string, changed: () => void) {
  return html`<label class="inline">
    <input type="checkbox" name=${key} .checked=${prefs[key]} @change=${(e: Event) => set(key, (e.target as HTMLInputElement).checked, changed)} />
    ${label}
  </label>`;
}

function volume(changed: () => void) {
  const turn = (e: Event) => {
    const loud = Number((e.target as HTMLInputElement).value);
    setPref("volume", loud);
    set("sound", loud > 0, changed);
    play("coin");
  };
  return html`<label class="inline">${texts.volume}
    <input type="range" name="volume" min="0" max="1" step="0.1" .value=${String(prefs.sound ? prefs.volume : 0)} @change=${turn} />
  </label>`;
}

export function preferences(changed: () => void): TemplateResult {
  return html`<section class="panel preferences" aria-labelledby="preferences-title">
    <h3 id="preferences-title">${texts.settingsTitle}</h3>
    ${choice("speed", texts.speed, SPEEDS, speedNames, changed)}
    ${calm() ? html`<p class="faint">${texts.calm}</p>` : nothing}
    ${volume(changed)}
    ${choice("theme", texts.theme, THEMES, texts.themes, changed)}
    ${choice("text", texts.textSize, SIZES, texts.textSizes, changed)}
    <label class="inline">${texts.language}
      <select name="language"><option>${texts.languageName}</option></select>
    </label>
    ${tick("warnings", texts.warnings, changed)} ${tick("briefings", texts.briefings, changed)}
    ${tick("coach", coachTexts.setting, changed)}
  </section>`;
}
