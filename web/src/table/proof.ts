/* The dice: what the server promised before the first roll, and the proof at the end. */
import { html, nothing } from "lit";
import { api } from "../api";
import { fill } from "../locale";
import { t } from "../texts";
import type { Snapshot } from "../types";
import { words } from "../words";

const VERIFY = "tessera verify RECORD"; // what one types

export function proof(snap: Snapshot, add: (seat: string, text: string) => void) {
  const dice = snap.dice ?? {};
  const submit = (e: Event) => {
    e.preventDefault();
    const text = String(new FormData(e.target as HTMLFormElement).get("nonce")).trim();
    if (text && snap.you) add(snap.you, text);
  };
  const nonces = Object.entries(dice.nonces ?? {}).filter(([, text]) => text);
  return html`<section class="panel">
    <h3>${t.proof.title}</h3>
    <p>${t.proof.text}</p>
    <dl class="proof">
      <dt>${t.proof.fingerprint}</dt>
      <dd><code>${dice.commitment ?? "–"}</code></dd>
      ${nonces.map(([seat, text]) => html`<dt>${t.proof.word(words(seat))}</dt><dd><code>${text}</code></dd>`)}
      ${dice.secret ? html`<dt>${t.proof.secret}</dt><dd><code>${dice.secret}</code></dd>` : nothing}
    </dl>
    ${
      snap.you && snap.state === "open"
        ? html`<form class="say" @submit=${submit}>
          <input name="nonce" maxlength="64" aria-label=${t.proof.yourWord} placeholder=${t.proof.addWord} />
          <button>${t.proof.add}</button>
        </form>`
        : nothing
    }
    ${
      snap.state === "finished"
        ? html`<p class="row tight">
          <a class="button" href=${api.download(snap.id, "proof")} download>${t.proof.proof}</a>
          <a class="button" href=${api.download(snap.id, "record")} download>${t.proof.record}</a>
          <a class="button" href=${api.download(snap.id, "position")} download>${t.proof.position}</a>
        </p>
        <p class="faint">${fill(t.proof.check, { command: html`<code>${VERIFY}</code>` })}</p>`
        : nothing
    }
  </section>`;
}
