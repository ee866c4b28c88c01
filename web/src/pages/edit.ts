/*
 * The scenario editor: /edit/ancients. The page holds the battle, its past and what is kept in
 * the browser; the server says whether it can be played. A link carries a battle in its hash.
 */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import drawn from "tessera:icons-ancients";
import boardSheet from "tessera:style/ancients";
import editorSheet from "tessera:style/editor";
import { api, Refusal } from "../api";
import { armiesPanel, battlePanel, stepper } from "../boards/ancients/armies";
import { editField, hexWords, type EditEvents } from "../boards/ancients/editfield";
import { groundPanel, handTools, piecesPanel, type PaletteView } from "../boards/ancients/palette";
import { object, part, unitInfo, type Side } from "../boards/ancients/read";
import {
  armyName,
  blank,
  has,
  readBattle,
  shift,
  SIDES,
  use,
  writeBattle,
  type Battle,
  type Tool,
} from "../boards/ancients/scenario";
import { boardName } from "../boards/registry";
import { addIcons, line } from "../icon";
import { download, pack, unpack } from "../parts/share";
import { PlainElement } from "../plain";
import { go } from "../router";
import { fetchSheet } from "../sheet";
import { tell } from "../toast";
import type { GameInfo, JsonObject } from "../types";
import { words } from "../words";

addIcons(drawn);

const DRAFT = "tessera-draft-ancients";
const SAVED = "tessera-battles-ancients";
const CHECK_MS = 150; // the server is asked when nothing has changed for so long
const PAST_MAX = 200;
const narrow = matchMedia("(max-width: 640px)");

type Panel = "pieces" | "ground" | "armies" | "battle";
const PANELS: [Panel, string][] = [
  ["pieces", "Pieces"],
  ["ground", "Ground"],
  ["armies", "Armies"],
  ["battle", "Battle"],
];

function stored(key: string): JsonObject {
  try {
    return object(JSON.parse(localStorage.getItem(key) ?? "{}"));
  } catch {
    return {};
  }
}

function store(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    tell("The browser keeps nothing for this page: take it away as a file.", true);
  }
}

class EditPage extends PlainElement {
  static properties = {
    game: {},
    info: { state: true },
    facts: { state: true },
    battle: { state: true },
    tool: { state: true },
    side: { state: true },
    panel: { state: true },
    cursor: { state: true },
    picked: { state: true },
    fault: { state: true },
    link: { state: true },
  };
  declare game: string;
  declare private info: GameInfo | null;
  declare private facts: JsonObject;
  declare private battle: Battle;
  declare private tool: Tool;
  declare private side: Side;
  declare private panel: Panel;
  declare private cursor: string;
  declare private picked: string;
  declare private fault: string | null; // null: not known yet
  declare private link: string;
  private leader = "Captain";
  private past: Battle[] = [];
  private future: Battle[] = [];
  private stroke: { away: boolean; last: string } | null = null;
  private byFinger = false;
  private timer = 0;
  private asked = 0;

  constructor() {
    super();
    this.game = "";
    this.info = null;
    this.facts = {};
    this.battle = blank();
    this.tool = { kind: "unit", name: "HI" };
    this.side = "bottom";
    this.panel = "pieces";
    this.cursor = "g5";
    this.picked = "";
    this.fault = null;
    this.link = "";
  }

  private keys = (e: KeyboardEvent) => this.key(e);
  private redraw = () => this.requestUpdate();

  async connectedCallback() {
    super.connectedCallback();
    document.title = "Scenario editor · Tessera";
    addEventListener("keydown", this.keys);
    narrow.addEventListener("change", this.redraw);
    try {
      const [{ games }, { facts }] = await Promise.all([
        api.games(),
        api.facts(this.game),
        fetchSheet(boardSheet),
        fetchSheet(editorSheet),
      ]);
      this.dataset.board = boardName(this.game);
      this.facts = facts;
      await this.first();
      this.info = games.find((g) => g.id === this.game) ?? null;
      this.ask();
    } catch (e) {
      tell((e as Refusal).sentence, true);
    }
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.keys);
    narrow.removeEventListener("change", this.redraw);
    clearTimeout(this.timer);
  }

  /* The battle of the link, else what was left here, else nothing. */
  private async first() {
    const shared = location.hash.startsWith("#s=") ? await unpack(location.hash.slice(3)) : null;
    const draft = object((shared ?? stored(DRAFT)) as JsonObject);
    if (draft.sides) this.battle = readBattle(draft, this.facts);
    if (location.hash) history.replaceState(null, "", location.pathname);
  }

  private get json(): JsonObject {
    return writeBattle(this.battle, this.facts);
  }

  /* Changes, each of which can be taken back */

  private remember() {
    this.past = [...this.past.slice(-PAST_MAX), this.battle];
    this.future = [];
  }

  private put(battle: Battle) {
    this.battle = battle;
    this.link = "";
    store(DRAFT, this.json);
    this.ask();
  }

  private change(how: (b: Battle) => void) {
    const next = structuredClone(this.battle);
    how(next);
    this.remember();
    this.put(next);
  }

  private undo(from: Battle[], to: Battle[]) {
    const back = from.pop();
    if (!back) return;
    to.push(this.battle);
    this.picked = "";
    this.put(back);
  }

  /* Asks the server as soon as the hand rests; the last answer counts. */
  private ask() {
    clearTimeout(this.timer);
    this.fault = null;
    this.timer = window.setTimeout(() => void this.check(), CHECK_MS);
  }

  private async check() {
    const number = ++this.asked;
    let fault = "";
    try {
      await api.check(this.game, this.json);
    } catch (e) {
      fault = (e as Refusal).sentence;
    }
    if (number === this.asked) this.fault = fault;
  }

  /* The field */

  private pick(hex: string) {
    const { units, leaders } = this.battle;
    if (units[hex] || leaders[hex]) {
      this.picked = this.picked === hex ? "" : hex;
    } else if (this.picked) {
      const from = this.picked;
      this.picked = "";
      this.change((b) => shift(b, from, hex));
    }
  }

  private paint(hex: string) {
    const next = structuredClone(this.battle);
    use(next, hex, this.tool, this.side, this.stroke!.away, this.facts);
    this.stroke!.last = hex;
    this.put(next);
  }

  private begin(hex: string) {
    this.cursor = hex;
    if (this.tool.kind === "pick") return this.pick(hex);
    this.remember();
    this.stroke = { away: has(this.battle, hex, this.tool, this.side), last: "" };
    this.paint(hex);
  }

  private readonly events: EditEvents = {
    down: (hex, e) => {
      this.byFinger = e.pointerType === "touch";
      if (!this.byFinger && e.button === 0) this.begin(hex);
    },
    over: (hex) => {
      const far = this.stroke && hex !== this.stroke.last;
      if (far && this.tool.kind !== "leader") this.paint(hex);
    },
    up: () => (this.stroke = null),
    click: (hex) => {
      if (this.byFinger) this.events.touch(hex);
      this.stroke = null;
    },
    touch: (hex) => {
      this.begin(hex);
      this.stroke = null;
    },
    wipe: (hex) =>
      this.change((b) => use(b, hex, { kind: "erase" }, this.side, false, this.facts)),
    go: (hex) => (this.cursor = hex),
  };

  private key(e: KeyboardEvent) {
    const typing = (e.target as Element).closest?.("input, textarea, select");
    if (!(e.ctrlKey || e.metaKey) || typing) return;
    const name = e.key.toLowerCase();
    if (name === "z" && !e.shiftKey) this.undo(this.past, this.future);
    else if (name === "y" || name === "z") this.undo(this.future, this.past);
    else return;
    e.preventDefault();
  }

  private choose(tool: Tool) {
    if (tool.kind === "leader") this.leader = tool.name;
    this.picked = "";
    this.tool = tool;
  }

  /* Keeping and sharing */

  private open(json: JsonObject) {
    this.remember();
    this.picked = "";
    this.put(readBattle(json, this.facts));
  }

  private beginFrom(e: Event) {
    const select = e.target as HTMLSelectElement;
    const [kind, name] = select.value.split(/:(.*)/s);
    select.value = "";
    if (kind === "blank") this.open(writeBattle(blank(), this.facts));
    if (kind === "battle") this.open(object(part(this.facts.battles, name)));
    if (kind === "mine") this.open(object(stored(SAVED)[name]));
  }

  private save() {
    const all = stored(SAVED);
    const isNew = !(this.battle.title in all);
    store(SAVED, { ...all, [this.battle.title]: this.json });
    tell(isNew ? "Saved in this browser." : "Saved in this browser, over the one of this title.");
    this.requestUpdate();
  }

  private forget() {
    const { [this.battle.title]: _, ...rest } = stored(SAVED);
    store(SAVED, rest);
    tell("No longer kept in this browser.");
    this.requestUpdate();
  }

  private async share() {
    this.link = `${location.origin}/edit/${this.game}#s=${await pack(this.json)}`;
    await this.updateComplete;
    this.querySelector<HTMLInputElement>("#share-link")?.select();
    try {
      await navigator.clipboard.writeText(this.link);
      tell("The link is copied: whoever opens it has this battle.");
    } catch {
      tell("Copy the link: whoever opens it has this battle.");
    }
  }

  private async upload(e: Event) {
    const input = e.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    try {
      const json = object(JSON.parse(await file.text()));
      await api.check(this.game, json).catch((r: Refusal) => tell(`${file.name}: ${r.sentence}`, true));
      this.open(json);
    } catch {
      tell(`${file.name} is not a scenario.`, true);
    }
  }

  private file() {
    const name = this.battle.title.replace(/[^\w]+/g, "-").toLowerCase() || "battle";
    download(`${name}.json`, JSON.stringify(this.json, null, 2) + "\n");
  }

  private async play(e: Event) {
    e.preventDefault();
    const form = new FormData(e.target as HTMLFormElement);
    const mine = String(form.get("mine")) as Side;
    const other = mine === "bottom" ? "top" : "bottom";
    const options = this.info!.options.map((o) => [o.id, String(form.get(`option-${o.id}`))]);
    try {
      const table = await api.create({
        game: this.game,
        custom: this.json,
        options: Object.fromEntries(options),
        seats: { [mine]: "me", [other]: String(form.get("against")) },
      });
      go(`/t/${table.id}`);
    } catch (err) {
      tell((err as Refusal).sentence, true);
    }
  }

  /* Drawing */

  private startChoices(): TemplateResult {
    const mine = Object.keys(stored(SAVED));
    return html`<select class="begin" aria-label="Begin from" data-begin @change=${(e: Event) => this.beginFrom(e)}>
      <option value="">Begin from…</option>
      <option value="blank:">A blank field</option>
      ${mine.length ? html`<optgroup label="Mine">${mine.map((t) => html`<option value="mine:${t}">${t}</option>`)}</optgroup>` : nothing}
      <optgroup label="Battles">${this.info!.scenarios.map((s) => html`<option value="battle:${s.id}">${s.title}</option>`)}</optgroup>
    </select>`;
  }

  private bar(): TemplateResult {
    const act = (label: string, drawing: string, press: () => void, off = false) =>
      html`<button type="button" title=${label} data-do=${label.toLowerCase()} ?disabled=${off} @click=${press}>${line(drawing)}<span>${label}</span></button>`;
    const kept = this.battle.title in stored(SAVED);
    return html`<div class="edit-bar">
      <h1 class="unseen" tabindex="-1">Scenario editor</h1>
      <input class="edit-title" aria-label="Title" maxlength="60" .value=${this.battle.title}
        @change=${(e: Event) => this.change((b) => (b.title = (e.target as HTMLInputElement).value.trim()))} />
      ${this.startChoices()}
      <div class="edit-acts">
        ${act("Undo", "undo", () => this.undo(this.past, this.future), this.past.length === 0)}
        ${act("Redo", "redo", () => this.undo(this.future, this.past), this.future.length === 0)}
        ${act("Save", "save", () => this.save(), !this.battle.title)}
        ${kept ? act("Forget", "close", () => this.forget()) : nothing}
        ${act("Link", "copy", () => void this.share())}
        ${act("File", "download", () => this.file())}
        <label class="button" title="Open a file">${line("upload")}<span>Open</span>
          <input class="unseen" type="file" accept=".json,application/json" @change=${(e: Event) => void this.upload(e)} /></label>
      </div>
      ${this.link ? html`<input id="share-link" class="share-link" readonly aria-label="Link to this battle" .value=${this.link} />` : nothing}
    </div>`;
  }

  /* The hex the hand was at last, with the strength of its unit. */
  private here(): TemplateResult {
    const hex = this.cursor;
    const unit = this.battle.units[hex];
    const full = unit ? unitInfo(this.facts, unit.code).blocks : 0;
    return html`<div class="here">
      <span>${this.picked ? `${hexWords(this.battle, this.picked, this.facts)}. Where to?` : hexWords(this.battle, hex, this.facts)}</span>
      ${unit ? stepper("Blocks", "blocks", unit.blocks, 1, full, (n) => this.change((b) => (b.units[hex].blocks = n))) : nothing}
    </div>`;
  }

  private verdict(): TemplateResult {
    const state = this.fault === null ? "asking" : this.fault ? "bad" : "good";
    const said = this.fault === null ? "…" : this.fault || "This battle can be played.";
    return html`<p class="verdict ${state}" role="status">${said}</p>`;
  }

  private playForm(): TemplateResult {
    const info = this.info!;
    const bots = info.bots.filter((b) => b.id !== "random");
    return html`<form class="edit-play" @submit=${(e: Event) => void this.play(e)}>
      <label>Play <select name="mine">${SIDES.map((s) => html`<option value=${s}>${armyName(this.battle, s)}</option>`)}</select></label>
      <label>against <select name="against">
        ${bots.map((b, i) => html`<option value="bot:${b.id}" ?selected=${i === 0}>the computer, ${b.id}</option>`)}
        <option value="open">a friend, by link</option></select></label>
      ${info.options.map(
        (o) => html`<label title=${o.help}>${words(o.id)} <select name="option-${o.id}">${o.values.map((x) => html`<option>${x}</option>`)}</select></label>`,
      )}
      <button class="primary" type="submit" ?disabled=${this.fault !== ""}>Play it</button>
    </form>`;
  }

  private panels(): TemplateResult {
    const palette: PaletteView = {
      battle: this.battle,
      facts: this.facts,
      tool: this.tool,
      side: this.side,
      leader: this.leader,
      choose: (t) => this.choose(t),
      turn: (s) => (this.side = s),
    };
    const armies = {
      battle: this.battle,
      facts: this.facts,
      change: (how: (b: Battle) => void) => this.change(how),
    };
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
      <div class="edit-panel" role="tabpanel" aria-label=${words(this.panel)}>${repeat([this.panel], (p) => p, () => open[this.panel]())}</div>
    </aside>`;
  }

  render() {
    if (!this.info)
      return html`<main id="main" class="page" tabindex="-1"><p class="faint">One moment…</p></main>`;
    const bad = / on ([a-m][1-9])\b/.exec(this.fault ?? "")?.[1] ?? "";
    return html`<main id="main" class="edit" tabindex="-1">
      ${this.bar()}
      <div class="edit-main">
        <div class="edit-board">
          ${editField(
            {
              battle: this.battle,
              facts: this.facts,
              upright: narrow.matches,
              cursor: this.cursor,
              picked: this.picked,
              bad,
            },
            this.events,
          )}
          ${this.here()}
        </div>
        ${this.panels()}
      </div>
      <footer class="edit-foot">${narrow.matches ? nothing : this.verdict()} ${this.playForm()}</footer>
    </main>`;
  }
}
customElements.define("edit-page", EditPage);
