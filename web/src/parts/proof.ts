/* The dice: what the server promised before the first roll, and the proof at the end. */
import { html, nothing } from "lit";
import { api } from "../api";
import type { Snapshot } from "../types";
import { words } from "../words";

export function proof(snap: Snapshot, add: (seat: string, text: string) => void) {
  const dice = snap.dice ?? {};
  const submit = (e: Event) => {
    e.preventDefault();
    const text = String(new FormData(e.target as HTMLFormElement).get("nonce")).trim();
    if (text && snap.you) add(snap.you, text);
  };
  const nonces = Object.entries(dice.nonces ?? {}).filter(([, text]) => text);
  return html`<section class="panel">
    <h3>Dice anyone can check</h3>
    <p>
      Before the first roll the server drew a secret and published its fingerprint. All rolls and
      draws follow from the secret and the players' words; the secret is shown when the game is over.
    </p>
    <dl class="proof">
      <dt>Fingerprint</dt>
      <dd><code>${dice.commitment ?? "–"}</code></dd>
      ${nonces.map(([seat, text]) => html`<dt>Word of ${words(seat)}</dt><dd><code>${text}</code></dd>`)}
      ${dice.secret ? html`<dt>Secret</dt><dd><code>${dice.secret}</code></dd>` : nothing}
    </dl>
    ${
      snap.you && snap.state === "open"
        ? html`<form class="say" @submit=${submit}>
          <input name="nonce" maxlength="64" aria-label="Your word for the dice" placeholder="Add a word of your own" />
          <button>Add</button>
        </form>`
        : nothing
    }
    ${
      snap.state === "finished"
        ? html`<p class="row tight">
          <a class="button" href=${api.download(snap.id, "proof")} download>Proof</a>
          <a class="button" href=${api.download(snap.id, "record")} download>Record</a>
          <a class="button" href=${api.download(snap.id, "position")} download>Position</a>
        </p>
        <p class="faint">Check it at home: <code>tessera verify RECORD</code></p>`
        : nothing
    }
  </section>`;
}
