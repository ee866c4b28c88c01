/* The bar of the editor: where to begin, taking back, keeping and sharing. */
import { html, nothing, type TemplateResult } from "lit";
import { api, Refusal } from "../../api";
import { line } from "../../icon";
import { download, pack } from "../../parts/share";
import { tell } from "../../toast";
import type { GameInfo } from "../../types";
import type { Drafting } from "./drafting";
import { object, part } from "./read";
import { blank, writeBattle } from "./scenario";
import { shelf } from "./shelf";
import { t } from "./texts";

interface Host extends HTMLElement {
  requestUpdate(): void;
  readonly updateComplete: Promise<boolean>;
  letGo(): void; // another battle comes: nothing of the old one is picked
}

export class Keeping {
  private link = "";

  constructor(
    private host: Host,
    private draft: Drafting,
  ) {}

  /* A link is of the battle as it was. */
  forgetLink() {
    this.link = "";
  }

  undo() {
    this.host.letGo();
    this.draft.undo();
  }

  redo() {
    this.host.letGo();
    this.draft.redo();
  }

  private get title(): string {
    return this.draft.battle.title;
  }

  private open(json: Parameters<Drafting["open"]>[0]) {
    this.host.letGo();
    this.draft.open(json);
  }

  private beginFrom(e: Event) {
    const select = e.target as HTMLSelectElement;
    const [kind, name] = select.value.split(/:(.*)/s);
    const { facts } = this.draft;
    select.value = "";
    if (kind === "blank") this.open(writeBattle(blank(), facts));
    if (kind === "battle") this.open(object(part(facts.battles, name)));
    if (kind === "mine") this.open(shelf.get(name));
  }

  private save() {
    const isNew = !shelf.has(this.title);
    shelf.put(this.title, this.draft.json);
    tell(isNew ? t.saved : t.savedOver);
    this.host.requestUpdate();
  }

  private forget() {
    shelf.remove(this.title);
    tell(t.forgotten);
    this.host.requestUpdate();
  }

  private async share(game: string) {
    this.link = `${location.origin}/edit/${game}#s=${await pack(this.draft.json)}`;
    this.host.requestUpdate();
    await this.host.updateComplete;
    this.host.querySelector<HTMLInputElement>("#share-link")?.select();
    try {
      await navigator.clipboard.writeText(this.link);
      tell(t.copied);
    } catch {
      tell(t.copyByHand);
    }
  }

  private async upload(game: string, e: Event) {
    const input = e.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    try {
      const json = object(JSON.parse(await file.text()));
      await api.check(game, json).catch((r: Refusal) => tell(t.fault(file.name, r.sentence), true));
      this.open(json);
    } catch {
      tell(t.notScenario(file.name), true);
    }
  }

  private file() {
    const name = this.title.replace(/[^\w]+/g, "-").toLowerCase() || "battle";
    download(`${name}.json`, JSON.stringify(this.draft.json, null, 2) + "\n");
  }

  private beginnings(info: GameInfo): TemplateResult {
    const mine = shelf.titles();
    return html`<select class="begin" aria-label=${t.startFrom} data-begin @change=${(e: Event) => this.beginFrom(e)}>
      <option value="">${t.startFromHint}</option>
      <option value="blank:">${t.blank}</option>
      ${mine.length ? html`<optgroup label=${t.mine}>${mine.map((m) => html`<option value="mine:${m}">${m}</option>`)}</optgroup>` : nothing}
      <optgroup label=${t.battles}>${info.scenarios.map((s) => html`<option value="battle:${s.id}">${s.title}</option>`)}</optgroup>
    </select>`;
  }

  bar(info: GameInfo): TemplateResult {
    const { draft, title } = this;
    const rename = (e: Event) =>
      draft.change((b) => (b.title = (e.target as HTMLInputElement).value.trim()));
    const act = (id: string, label: string, drawing: string, press: () => void, off = false) =>
      html`<button type="button" title=${label} data-do=${id} ?disabled=${off} @click=${press}>${line(drawing)}<span>${label}</span></button>`;
    return html`<div class="edit-bar">
      <h1 class="unseen" tabindex="-1">${t.editor}</h1>
      <input class="edit-title" aria-label=${t.title} maxlength="60" .value=${title} @change=${rename} />
      ${this.beginnings(info)}
      <div class="edit-acts">
        ${act("undo", t.undo, "undo", () => this.undo(), !draft.canUndo)}
        ${act("redo", t.redo, "redo", () => this.redo(), !draft.canRedo)}
        ${act("save", t.save, "save", () => this.save(), !title)}
        ${shelf.has(title) ? act("forget", t.forget, "close", () => this.forget()) : nothing}
        ${act("link", t.link, "copy", () => void this.share(info.id))}
        ${act("file", t.file, "download", () => this.file())}
        <label class="button" title=${t.openFile}>${line("upload")}<span>${t.open}</span>
          <input class="unseen" type="file" accept=".json,application/json" @change=${(e: Event) => void this.upload(info.id, e)} /></label>
      </div>
      ${this.link ? html`<input id="share-link" class="share-link" readonly aria-label=${t.linkLabel} .value=${this.link} />` : nothing}
    </div>`;
  }
}
