/* Talk at the table. */
import { html, nothing } from "lit";
import { line } from "../icon";
import { t } from "../texts";
import type { Snapshot } from "../types";

export function chat(snap: Snapshot, send: (text: string) => void) {
  const submit = (e: Event) => {
    e.preventDefault();
    const input = (e.target as HTMLFormElement).elements.namedItem("text") as HTMLInputElement;
    const text = input.value.trim();
    if (text) send(text);
    input.value = "";
  };
  return html`<div class="chat">
    <div id="talk" class="log" role="log" aria-label=${t.chat.label} tabindex="0">
      ${snap.chat.length === 0 ? html`<p class="faint">${t.chat.empty}</p>` : nothing}
      ${snap.chat.map((c) => html`<p class="line"><strong>${c.name}</strong> <span>${c.text}</span></p>`)}
    </div>
    <form class="say" @submit=${submit}>
      <input id="say" name="text" maxlength="500" autocomplete="off" placeholder=${t.chat.say} aria-label=${t.chat.label} />
      <button aria-label=${t.chat.send}>${line("send")}</button>
    </form>
  </div>`;
}
