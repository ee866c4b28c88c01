/* How fast the others are shown, and how loud it is: in this browser, for every table. */
import { html, nothing } from "lit";
import type { TableHost } from "../table/host";
import { calm, prefs, setPref } from "../prefs";
import { play } from "../sound";
import { coachTexts } from "../lesson/texts";
import { SPEEDS, type Speed } from "./pace";
import { speedNames, texts } from "./texts";

function setVolume(e: Event) {
  const volume = Number((e.target as HTMLInputElement).value);
  setPref("volume", volume);
  setPref("sound", volume > 0);
  play("coin");
}

export function motionSettings(host: TableHost) {
  const setSpeed = (e: Event) => {
    setPref("speed", (e.target as HTMLSelectElement).value as Speed);
    host.motion.skip();
  };
  return html`<section class="panel">
    <h3>${texts.settingsTitle}</h3>
    <label class="inline">${texts.speed}
      <select name="speed" @change=${setSpeed}>
        ${SPEEDS.map((s) => html`<option value=${s} ?selected=${prefs.speed === s}>${speedNames[s]}</option>`)}
      </select>
    </label>
    ${calm() ? html`<p class="faint">${texts.calm}</p>` : nothing}
    <label class="inline">${texts.volume}
      <input type="range" name="volume" min="0" max="1" step="0.1" .value=${String(prefs.sound ? prefs.volume : 0)} @change=${setVolume} />
    </label>
    <label class="inline">
      <input type="checkbox" name="warnings" ?checked=${prefs.warnings} @change=${(e: Event) => setPref("warnings", (e.target as HTMLInputElement).checked)} />
      ${texts.warnings}
    </label>
    <label class="inline">
      <input type="checkbox" name="coach" .checked=${prefs.coach} @change=${(e: Event) => host.coaching.setPref((e.target as HTMLInputElement).checked)} />
      ${coachTexts.setting}
    </label>
  </section>`;
}
