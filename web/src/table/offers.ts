/* What the others ask for, or what I asked them: undo, a draw, the computer for a seat, a rematch. */
import { html, nothing } from "lit";
import { t } from "../texts";
import type { Offer, Snapshot } from "../types";
import { words } from "../words";
import type { TableHost } from "./host";

interface Phrases {
  asks: (o: Offer, s: Snapshot) => string; // for those who are asked
  asked: (o: Offer, s: Snapshot) => string; // for the one who asked
  yes: string;
  no: string;
}

const title = (s: Snapshot, seat: string) => s.view.titles[seat] ?? words(seat);
const nameOf = (s: Snapshot, seat: string) => s.seats.find((x) => x.seat === seat)?.name ?? title(s, seat);

function time(o: Offer): string {
  const at = new Date(o.until ?? 0);
  const hour = at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? hour : `${at.toLocaleDateString()}, ${hour}`;
}

function forSeat(o: Offer, s: Snapshot): string {
  if (o.about === s.you) return t.offers.botForYou(nameOf(s, o.seat), time(o));
  return t.offers.bot(nameOf(s, o.seat), title(s, o.about), time(o));
}

const phrases: Record<string, Phrases> = {
  undo: {
    asks: (o, s) => t.offers.undo(title(s, o.seat)),
    asked: () => t.offers.undoAsked,
    yes: t.offers.agree,
    no: t.offers.decline,
  },
  draw: {
    asks: (o, s) => t.offers.draw(title(s, o.seat)),
    asked: () => t.offers.drawAsked,
    yes: t.offers.agree,
    no: t.offers.decline,
  },
  bot: {
    asks: forSeat,
    asked: (o, s) => t.offers.botAsked(title(s, o.about), time(o)),
    yes: t.offers.botYes,
    no: t.offers.botNo,
  },
  rematch: {
    asks: (o, s) => t.offers.rematch(nameOf(s, o.seat)),
    asked: (o, s) => t.offers.rematchAsked(unanswered(o, s)),
    yes: t.offers.accept,
    no: t.offers.decline,
  },
};

const hasAgreed = (o: Offer, s: Snapshot, seat: string | null) =>
  seat !== null && ((o.agreed >> s.seats.findIndex((x) => x.seat === seat)) & 1) === 1;

function unanswered(o: Offer, s: Snapshot): string[] {
  const left = s.seats.filter((x) => x.kind === "person" && !hasAgreed(o, s, x.seat));
  return left.map((x) => x.name ?? words(x.seat));
}

export const rematchOffer = (s: Snapshot) => (s.offers ?? []).find((o) => o.what === "rematch");

/* Whether I want to play again, so that the next table is where I go. */
export function wantsRematch(s: Snapshot): boolean {
  const o = rematchOffer(s);
  return o !== undefined && hasAgreed(o, s, s.you);
}

export function offer(host: TableHost, s: Snapshot, o: Offer) {
  const say = phrases[o.what];
  if (!say) return nothing;
  const decline = () => void host.sending.send("answer", { what: o.what, yes: false, seat: s.you });
  const withdraw = () => {
    host.sending.withdrew = o.what;
    decline();
  };
  const agree = () =>
    o.what === "rematch"
      ? void host.sending.rematch()
      : void host.sending.send("answer", { what: o.what, yes: true, seat: s.you });
  if (hasAgreed(o, s, s.you))
    return html`<div class="offer"><p>${say.asked(o, s)}</p>
      <button @click=${withdraw}>${t.offers.withdraw}</button></div>`;
  return html`<div class="offer" role="alert">
    <p>${say.asks(o, s)}</p>
    ${
      s.you
        ? html`<button class="primary" @click=${agree}>${say.yes}</button>
          <button @click=${decline}>${say.no}</button>`
        : nothing
    }
  </div>`;
}
