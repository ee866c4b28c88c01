/* Short messages at the edge of the page, read aloud by screen readers. */
import { html, nothing } from "lit";
import { PlainElement } from "./plain";

interface Message {
  text: string;
  rule?: string;
  bad: boolean;
  key: number;
}

export function tell(text: string, bad = false, rule?: string) {
  dispatchEvent(new CustomEvent("tessera-tell", { detail: { text, bad, rule } }));
}

const STAY_MS = 6000;

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
      this.messages = [...this.messages.filter((m) => m.text !== message.text), message].slice(-3);
      setTimeout(() => this.drop(message.key), STAY_MS);
    });
  }

  private drop(key: number) {
    this.messages = this.messages.filter((m) => m.key !== key);
  }

  render() {
    return html`<div class="toasts" role="status" aria-live="polite">
      ${this.messages.map(
        (m) => html`<p class="toast ${m.bad ? "bad" : ""}">
          <span>${m.text}</span>
          ${m.rule ? html`<button class="rule" data-rule=${m.rule}>${m.rule}</button>` : nothing}
        </p>`,
      )}
    </div>`;
  }
}
customElements.define("tessera-toasts", Toasts);
