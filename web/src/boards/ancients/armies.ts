/* The panels of the editor for what is beside the field: armies, hands, special rules. */
import { html, nothing, type TemplateResult } from "lit";
import { line } from "../../icon";
import type { JsonObject } from "../../types";
import { capital } from "../../words";
import { listOf, object, text, unitInfo, type Side } from "./read";
import { armyName, SIDES, type Army, type Battle } from "./scenario";
import { t } from "./texts";

export interface ArmiesView {
  battle: Battle;
  facts: JsonObject;
  change(how: (b: Battle) => void): void;
}

const valueOf = (e: Event) => (e.target as HTMLInputElement | HTMLSelectElement).value;

export function stepper(
  label: string,
  name: string,
  value: number,
  least: number,
  most: number,
  set: (n: number) => void,
): TemplateResult {
  return html`<div class="stepper" role="group" aria-label=${label}><span>${label}</span>
    <button type="button" aria-label=${t.less(label)} data-less=${name} ?disabled=${value <= least} @click=${() => set(value - 1)}>${line("minus")}</button>
    <output data-value=${name}>${value}</output>
    <button type="button" aria-label=${t.more(label)} data-more=${name} ?disabled=${value >= most} @click=${() => set(value + 1)}>${line("plus")}</button>
  </div>`;
}

type List = "hand" | "reserve" | "waiting";

/* A list of names: a chip for each, and a choice of more. */
function listOfNames(
  v: ArmiesView,
  s: Side,
  key: List,
  title: string,
  names: string[],
  say: (name: string) => string,
): TemplateResult {
  const have = v.battle.armies[s][key];
  const add = (e: Event) => {
    const name = valueOf(e);
    (e.target as HTMLSelectElement).value = "";
    if (name) v.change((b) => b.armies[s][key].push(name));
  };
  return html`<div class="chips-field">
    <label>${title}
      <select data-list="${s}-${key}" @change=${add}>
        <option value="">${t.add}</option>
        ${names.map((n) => html`<option value=${n}>${say(n)}</option>`)}
      </select></label>
    ${
      have.length
        ? html`<span class="chips">${have.map(
            (n, i) => html`<button type="button" class="chip" aria-label=${t.remove(say(n))} @click=${() => v.change((b) => b.armies[s][key].splice(i, 1))}>${say(n)}${line("close")}</button>`,
          )}</span>`
        : nothing
    }
  </div>`;
}

function specials(v: ArmiesView, s: Side, a: Army): TemplateResult {
  const turn = (name: string) =>
    v.change((b) => {
      const all = b.armies[s].special;
      if (all.includes(name)) all.splice(all.indexOf(name), 1);
      else all.push(name);
    });
  return html`<details ?open=${a.special.length > 0}><summary>${a.special.length ? t.specialsOf(a.special.join(", ")) : t.specials}</summary>
    ${Object.entries(object(v.facts.specials)).map(
      ([name, help]) => html`<label class="check"><input type="checkbox" data-special="${s}-${name}" .checked=${a.special.includes(name)} @change=${() => turn(name)} />
        <span><b>${capital(name)}</b> <small>${text(help)}</small></span></label>`,
    )}
  </details>`;
}

function armyPanel(v: ArmiesView, s: Side): TemplateResult {
  const a = v.battle.armies[s];
  const { facts } = v;
  const same = (n: string) => n;
  const unit = (code: string) => capital(unitInfo(facts, code).name);
  return html`<section class="army-panel of-${s}">
    <h3><i></i>${armyName(v.battle, s)} <small>${s === "bottom" ? t.bottom : t.top}</small></h3>
    <label class="line-field"><span>${t.armyLabel}</span>
      <select data-army=${s} @change=${(e: Event) => v.change((b) => (b.armies[s].army = valueOf(e)))}>
        ${listOf(facts.armies).map((n) => html`<option ?selected=${n === a.army}>${n}</option>`)}
      </select></label>
    ${stepper(t.command, `${s}-command`, a.command, 1, 9, (n) => v.change((b) => (b.armies[s].command = n)))}
    ${stepper(t.won, `${s}-won`, a.won, 0, 29, (n) => v.change((b) => (b.armies[s].won = n)))}
    ${listOfNames(v, s, "hand", t.firstCards, Object.keys(object(facts.cards)), same)}
    ${listOfNames(v, s, "waiting", t.waiting, listOf(facts.leaders), same)}
    ${listOfNames(v, s, "reserve", t.ambush, Object.keys(object(facts.units)), unit)}
    ${specials(v, s, a)}
  </section>`;
}

export function armiesPanel(v: ArmiesView): TemplateResult {
  return html`${SIDES.map((s) => armyPanel(v, s))}`;
}

export function battlePanel(v: ArmiesView): TemplateResult {
  const b = v.battle;
  return html`<label class="line-field"><span>${t.first}</span>
      <select data-first @change=${(e: Event) => v.change((x) => (x.first = valueOf(e) as Side))}>
        ${SIDES.map((s) => html`<option value=${s} ?selected=${b.first === s}>${armyName(b, s)}</option>`)}
      </select></label>
    ${stepper(t.goal, "banners", b.banners, 1, 30, (n) => v.change((x) => (x.banners = n)))}
    <label class="stack-field"><span>${t.about}</span>
      <textarea rows="4" maxlength="600" .value=${b.about} @change=${(e: Event) => v.change((x) => (x.about = valueOf(e)))}></textarea></label>`;
}
