/*
 * The scenario editor: /edit/ancients. The page brings together the battle in work, the hand that
 * paints it, the server that says whether it can be played, and what is kept in the browser.
 */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import drawn from "tessera:icons-ancients";
import "../boards/drawings";
import boardSheet from "tessera:style/ancients";
import editorSheet from "tessera:style/editor";
import { api, Refusal } from "../api";
import { armiesPanel, battlePanel, stepper } from "../boards/ancients/armies";
import { Checking } from "../boards/ancients/checking";
import { Drafting } from "../boards/ancients/drafting";
import { editField, hexWords } from "../boards/ancients/editfield";
import { Keeping } from "../boards/ancients/keeping";
import { Painting } from "../boards/ancients/painting";
import { groundPanel, handTools, piecesPanel, type PaletteView } from "../boards/ancients/palette";
import { object, unitInfo, type Side } from "../boards/ancients/read";
import { armyName, readBattle, SIDES, type Battle } from "../boards/ancients/scenario";
import { shelf } from "../boards/ancients/shelf";
import { boardName } from "../boards/registry";
import { addIcons } from "../icon";
import { advancedLevels, levelName, plainLevels } from "../parts/levels";
import { unpack } from "../parts/share";
import { PlainElement } from "../plain";
import { go } from "../router";
import { fetchSheet } from "../sheet";
import { t } from "../texts";
import { late } from "./texts";
import { tell } from "../toast";
import type { GameInfo, JsonObject } from "../types";
import { words } from "../words";

addIcons(drawn);

const narrow = matchMedia("(max-width: 640px)");

type Panel = "pieces" | "ground" | "armies" | "battle";
const PANELS = Object.entries(late.editor.panels) as [Panel, string][];

const OPTIONS_SHOWN = 1; // the edition; the others wait behind a word

class EditPage extends PlainElement {
  static properties = { game: {}, info: { state: true }, panel: { state: true } };
  declare game: string;
  declare private info: GameInfo | null;
  declare private panel: Panel;
  private redraw = () => this.requestUpdate();
  private draft = new Drafting(() => this.changed());
  private hand = new Painting(this.draft, this.redraw);
  private checking = new Checking(this.redraw);
  private keeping = new Keeping(this, this.draft);

  constructor() {
    super();
    this.game = "";
    this.info = null;
    this.panel = "pieces";
  }

  async connectedCallback() {
    super.connectedCallback();
    document.title = `${late.editor.title} · ${t.name}`;
    addEventListener("keydown", this.onKey);
    narrow.addEventListener("change", this.redraw);
    try {
      const [{ games }, { facts }] = await Promise.all([
        api.games(),
        api.facts(this.game),
        fetchSheet(boardSheet),
        fetchSheet(editorSheet),
      ]);
      this.dataset.board = boardName(this.game);
      this.draft.facts = facts;
      await this.first();
      this.info = games.find((g) => g.id === this.game) ?? null;
      this.checking.ask(this.game, this.draft.json);
    } catch (e) {
      tell((e as Refusal).sentence, true);
    }
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.onKey);
    narrow.removeEventListener("change", this.redraw);
    this.checking.stop();
  }

  /* The battle of the link, else what was left here, else nothing. */
  private async first() {
    const shared = location.hash.startsWith("#s=") ? await unpack(location.hash.slice(3)) : null;
    const draft = object((shared ?? shelf.draft()) as JsonObject);
    if (draft.sides) this.draft.battle = readBattle(draft, this.draft.facts);
    if (location.hash) history.replaceState(null, "", location.pathname);
  }

  private changed() {
    const { json } = this.draft;
    this.keeping.forgetLink();
    shelf.keepDraft(json);
    this.checking.ask(this.game, json);
  }

  letGo() {
    this.hand.letGo();
  }

  private onKey = (e: KeyboardEvent) => {
    const typing = (e.target as Element).closest?.("input, textarea, select");
    if (!(e.ctrlKey || e.metaKey) || typing) return;
    const name = e.key.toLowerCase();
    if (name === "z" && !e.shiftKey) this.keeping.undo();
    else if (name === "y" || name === "z") this.keeping.redo();
    else return;
    e.preventDefault();
  };

  private async play(e: Event) {
    e.preventDefault();
    const form = new FormData(e.target as HTMLFormElement);
    const mine = String(form.get("mine")) as Side;
    const other = mine === "bottom" ? "top" : "bottom";
    const options = this.info!.options.map((o) => [o.id, String(form.get(`option-${o.id}`))]);
    try {
      const table = await api.create({
        game: this.game,
        custom: this.draft.json,
        options: Object.fromEntries(options),
        seats: { [mine]: "me", [other]: String(form.get("against")) },
      });
      go(`/t/${table.id}`);
    } catch (err) {
      tell((err as Refusal).sentence, true);
    }
  }

  /* Drawing. */

  /* The hex the hand was at last, with the strength of its unit. */
  private here(): TemplateResult {
    const { battle, facts } = this.draft;
    const { cursor: hex, picked } = this.hand;
    const unit = battle.units[hex];
    const full = unit ? unitInfo(facts, unit.code).blocks : 0;
    return html`<div class="here">
      <span>${picked ? late.editor.whereTo(hexWords(battle, picked, facts)) : hexWords(battle, hex, facts)}</span>
      ${unit ? stepper(late.editor.blocks, "blocks", unit.blocks, 1, full, (n) => this.draft.change((b) => (b.units[hex].blocks = n))) : nothing}
    </div>`;
  }

  private verdict(): TemplateResult {
    const { fault } = this.checking;
    const state = fault === null ? "asking" : fault ? "bad" : "good";
    const said = fault === null ? "…" : fault || late.editor.good;
    return html`<p class="verdict ${state}" role="status">${said}</p>`;
  }

  private playForm(): TemplateResult {
    const info = this.info!;
    const [first, rest] = [info.options.slice(0, OPTIONS_SHOWN), info.options.slice(OPTIONS_SHOWN)];
    const option = (o: GameInfo["options"][number]) =>
      html`<label title=${o.help}>${words(o.id)} <select name="option-${o.id}">${o.values.map((x) => html`<option value=${x}>${words(x)}</option>`)}</select></label>`;
    return html`<form class="edit-play" @submit=${(e: Event) => void this.play(e)}>
      <label>${late.editor.play} <select name="mine">${SIDES.map((s) => html`<option value=${s}>${armyName(this.draft.battle, s)}</option>`)}</select></label>
      <label>${late.editor.against} <select name="against">
        ${plainLevels(info).map((id) => html`<option value="bot:${id}">${t.levelOfBot(levelName(id))}</option>`)}
        ${advancedLevels(info).map((id) => html`<option value="bot:${id}">${t.levelOfBot(levelName(id))}</option>`)}
        <option value="open">${late.editor.friend}</option></select></label>
      ${first.map(option)}
      ${rest.length ? html`<details><summary>${late.editor.options}</summary><div class="row">${rest.map(option)}</div></details>` : nothing}
      <button class="primary" type="submit" ?disabled=${this.checking.fault !== ""}>${late.editor.submit}</button>
    </form>`;
  }

  private panels(): TemplateResult {
    const { hand, draft } = this;
    const { battle, facts } = draft;
    const palette: PaletteView = {
      battle,
      facts,
      tool: hand.tool,
      side: hand.side,
      leader: hand.leader,
      choose: (t) => hand.choose(t),
      turn: (s) => hand.turn(s),
    };
    const change = (how: (b: Battle) => void) => draft.change(how);
    const armies = { battle, facts, change };
    const open: Record<Panel, () => TemplateResult> = {
      pieces: () => piecesPanel(palette),
      ground: () => groundPanel(palette),
      armies: () => armiesPanel(armies),
      battle: () => battlePanel(armies),
    };
    return html`<aside class="edit-side">
      ${narrow.matches ? this.verdict() : nothing}
      <div class="hand-tools">${handTools(palette)}</div>
      <div class="edit-tabs" role="tablist">${PANELS.map(
        ([id, name]) => html`<button type="button" role="tab" aria-selected=${this.panel === id} data-panel=${id} @click=${() => (this.panel = id)}>${name}</button>`,
      )}</div>
      <div class="edit-panel" role="tabpanel" aria-label=${late.editor.panels[this.panel]}>${repeat([this.panel], (p) => p, () => open[this.panel]())}</div>
    </aside>`;
  }

  render() {
    if (!this.info)
      return html`<main id="main" class="page" tabindex="-1"><p class="faint">${t.wait}</p></main>`;
    const { battle, facts } = this.draft;
    const { cursor, picked, events } = this.hand;
    const bad = this.checking.place;
    const field = { battle, facts, upright: narrow.matches, cursor, picked, bad };
    return html`<main id="main" class="edit" tabindex="-1">
      ${this.keeping.bar(this.info)}
      <div class="edit-main">
        <div class="edit-board">
          ${editField(field, events)} ${this.here()}
        </div>
        ${this.panels()}
      </div>
      <footer class="edit-foot">${narrow.matches ? nothing : this.verdict()} ${this.playForm()}</footer>
    </main>`;
  }
}
customElements.define("edit-page", EditPage);
