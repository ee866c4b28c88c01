/*
 * A switch: whether this device is told when it is the player's turn, with no page of ours open.
 * It shows nothing where the browser has no web push (or the page came without https).
 */
import { html, nothing } from "lit";
import { api, Refusal } from "../api";
import { PlainElement } from "../plain";
import { late } from "../pages/texts";
import { tell } from "../toast";

const WORKER = "/push.js";

export const canPush = () => "serviceWorker" in navigator && "PushManager" in window;

function bytes(base64: string) {
  const plain = atob(base64.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (c) => c.charCodeAt(0));
}

async function subscription() {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted")
    throw new Refusal(late.push.denied, "denied");
  const worker = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  const { endpoint, keys } = made.toJSON();
  await api.pushSubscribe({ endpoint, ...keys });
}

/* Also for signing out: whoever comes next must not hear what is not for him. */
export async function stopPush() {
  const made = canPush() ? await subscription() : null;
  if (!made) return;
  await api.pushForget(made.endpoint);
  await made.unsubscribe();
}

class PushSwitch extends PlainElement {
  static properties = { on: { state: true }, busy: { state: true } };
  private declare on: boolean;
  private declare busy: boolean;

  constructor() {
    super();
    this.on = this.busy = false;
  }

  async connectedCallback() {
    super.connectedCallback();
    if (canPush()) this.on = (await subscription()) !== null;
  }

  private async turn(on: boolean) {
    this.busy = true;
    try {
      await (on ? subscribe() : stopPush());
      tell(on ? late.push.on : late.push.off);
    } catch (e) {
      tell(e instanceof Refusal ? e.sentence : late.push.none, true);
    }
    this.on = (await subscription()) !== null;
    this.busy = false;
  }

  render() {
    if (!canPush()) return nothing;
    return html`<label class="check">
      <input type="checkbox" .checked=${this.on} ?disabled=${this.busy}
        @change=${(e: Event) => void this.turn((e.target as HTMLInputElement).checked)} />
      ${late.push.label}
    </label>`;
  }
}

customElements.define("push-switch", PushSwitch);
