/* What the others ask for, or what I asked them: undo, a draw, the computer for a seat, a rematch. */
import { html, nothing } from "lit";
import type { Offer, Snapshot } from "../types";
import { list, words } from "../words";
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
  if (o.about === s.you)
    return `${nameOf(s, o.seat)} asks for the computer to take your seat. Play on or keep it; otherwise the computer takes it at ${time(o)}.`;
  return `${nameOf(s, o.seat)} asks for the computer to play ${title(s, o.about)}. Unless somebody declines, it does so at ${time(o)}.`;
}

const waiting = "The others must answer.";

const phrases: Record<string, Phrases> = {
  undo: {
    asks: (o, s) => `${title(s, o.seat)} asks to take a move back.`,
    asked: () => `You have asked to take a move back. ${waiting}`,
    yes: "Agree",
    no: "Decline",
  },
  draw: {
    asks: (o, s) => `${title(s, o.seat)} offers a draw.`,
    asked: () => `You have offered a draw. ${waiting}`,
    yes: "Agree",
    no: "Decline",
  },
  bot: {
    asks: forSeat,
    asked: (o, s) =>
      `You have asked for the computer to play ${title(s, o.about)}. The seat is kept until ${time(o)}.`,
    yes: "Let the computer play",
    no: "Keep the seat",
  },
  rematch: {
    asks: (o, s) => `${nameOf(s, o.seat)} wants a rematch, sides swapped.`,
    asked: (o, s) => `You have asked for a rematch. Waiting for ${list(unanswered(o, s))}.`,
    yes: "Accept",
    no: "Decline",
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
      <button @click=${withdraw}>Withdraw</button></div>`;
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
