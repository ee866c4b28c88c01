/* Short messages at the edge of the page, read aloud by screen readers. */
import { html, nothing } from "lit";
import { PlainElement } from "./plain";

interface Message {
  words: string;
  rule?: string;
  bad: boolean;
  key: number;
}

export function tell(words: string, bad = false, rule?: string) {
  dispatchEvent(new CustomEvent("tessera-tell", { detail: { words, bad, rule } }));
}

/* What was refused is forgotten with the next action. */
export function hush() {
  dispatchEvent(new CustomEvent("tessera-hush"));
}

const STAY_MS = 6000;

/* At a table right under the question: the lower edge is where the hand lies. */
function place(): string {
  const box = document.querySelector(".table .prompt")?.getBoundingClientRect();
  return box ? `top: ${box.bottom + 8}px; left: ${box.left + box.width / 2}px; bottom: auto` : "";
}

class Toasts extends PlainElement {
  static properties = { messages: { state: true } };
  private declare messages: Message[];
  private key = 0;

  constructor() {
    super();
    this.messages = [];
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("tessera-tell", (e) => {
      const message = { ...(e as CustomEvent).detail, key: ++this.key };
      const others = this.messages.filter((m) => m.words !== message.words && !(m.bad && message.bad));
      this.messages = [...others, message].slice(-3);
      setTimeout(() => this.drop(message.key), STAY_MS);
    });
    addEventListener("tessera-hush", () => (this.messages = this.messages.filter((m) => !m.bad)));
  }

  private drop(key: number) {
    this.messages = this.messages.filter((m) => m.key !== key);
  }

  render() {
    return html`<div class="toasts" role="status" aria-live="polite" style=${place()}>
      ${this.messages.map(
        (m) => html`<p class="toast ${m.bad ? "bad" : ""}">
          <span>${m.words}</span>
          ${m.rule ? html`<button class="rule" data-rule=${m.rule}>${m.rule}</button>` : nothing}
        </p>`,
      )}
    </div>`;
  }
}
customElements.define("tessera-toasts", Toasts);
