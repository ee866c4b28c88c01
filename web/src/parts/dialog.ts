/* What every dialog has at its top: a title and a way out. */
import { html } from "lit";
import { line } from "../icon";
import { t } from "../texts";

export function dialogHead(id: string, title: string) {
  return html`<div class="dialog-head">
    <h2 id=${id}>${title}</h2>
    <button
      class="tool"
      aria-label=${t.close}
      @click=${(e: Event) => (e.currentTarget as Element).closest("dialog")?.close()}
    >
      ${line("close")}
    </button>
  </div>`;
}
