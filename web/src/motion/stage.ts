/*
 * Plays beats over a board: what is drawn moves there from where it was, what is gone falls, and
 * numbers fly to their counters. Only transforms and opacity change; all boxes are measured before
 * anything is written.
 */
import type { Board } from "../boards/board";
import { render } from "lit";
import { anchorOf, cardOf, cardsOf, counterOf, middle, pieceAt, scaleOf, seatOf, type Point } from "./anchors";
import type { Beat, Place } from "./beats";
import { schedule } from "./pace";
import { portrait } from "./portrait";
import { signed, lossWords } from "./texts";

type Move = Extract<Beat, { kind: "move" }>;
type Loss = Extract<Beat, { kind: "loss" }>;
type Count = Extract<Beat, { kind: "count" }>;

const EASE = "cubic-bezier(.3,0,.2,1)";

/* What a beat needs to know of the board before it changes. */
interface Before {
  from: Point | null;
  way: (Point | null)[];
  ghost: Ghost | null;
  stood: boolean; // a piece was already where this one goes
}

/* A copy of what stood there: a picture of its own, or an element that is dressed by its board. */
interface Ghost {
  copy: HTMLElement | SVGSVGElement;
  box: DOMRect;
}

type Timing = { at: number; ms: number };

export class Stage {
  private running: Animation[] = [];
  private added: Element[] = [];
  private hidden: SVGElement[] = []; // pieces whose picture is on its way
  private befores = new Map<Beat, Before>();
  private top = 0; // of what can be seen
  private isFight = false; // then the board itself shows the dice

  constructor(
    private readonly root: Element, // of the board
    private readonly layer: Element, // over the window
    private readonly board: Board,
    private readonly seatClass: (seat: string) => string,
  ) {}

  /* The board as it is before the change. */
  measure(beats: Beat[]) {
    this.befores.clear();
    this.isFight = beats.some((b) => b.kind === "battle");
    for (const b of beats) this.befores.set(b, this.before(b));
  }

  private before(b: Beat): Before {
    const none: Before = { from: null, way: [], ghost: null, stood: false };
    if (b.kind === "move") return this.beforeMove(b, none);
    if (b.kind === "loss") return { ...none, ghost: this.ghost(pieceAt(this.root, b.who, b.what, b.at)) };
    if (b.kind === "card" && b.what) return { ...none, from: this.point(cardOf(this.root, b.what)) };
    return none;
  }

  private beforeMove(b: Move, none: Before): Before {
    const piece = pieceAt(this.root, b.who, b.what, b.way[0]);
    return {
      ...none,
      from: this.point(piece),
      ghost: this.ghost(piece),
      stood: pieceAt(this.root, b.who, b.what, b.way[b.way.length - 1]) !== null,
    };
  }

  private ghost(el: Element | null): Ghost | null {
    if (!el) return null;
    const isDrawing = el instanceof SVGGraphicsElement && el.ownerSVGElement;
    const copy = isDrawing ? portrait(el) : (el.cloneNode(true) as HTMLElement);
    return copy && { copy, box: el.getBoundingClientRect() };
  }

  private point(el: Element | null): Point | null {
    return el ? middle(el) : null;
  }

  private at(p: Place | null): Point | null {
    return p && this.point(anchorOf(this.root, p));
  }

  /* Not where the page has been scrolled away, or under the question. */
  private isSeen({ x, y }: Point): boolean {
    return x > 0 && x < innerWidth && y > this.top && y < innerHeight;
  }

  /* Resolves when the last beat has been seen, or was skipped. */
  async play(beats: Beat[], ms: number): Promise<void> {
    this.top = this.root.closest(".table")?.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0;
    const times = schedule(beats.map((b) => b.kind), ms);
    const plans = beats.map((b, i) => this.plan(b, times[i])); // reads
    plans.forEach((start) => start?.()); // writes
    await Promise.allSettled(this.running.map((a) => a.finished));
    if (this.running.every((a) => a.playState !== "running")) this.clear();
  }

  finish() {
    for (const a of this.running) a.finish();
    this.clear();
  }

  private clear() {
    this.added.forEach((el) => el.remove());
    this.hidden.forEach((el) => (el.style.visibility = ""));
    this.hidden = [];
    this.added = [];
    this.running = [];
    this.befores.clear();
  }

  private plan(b: Beat, t: Timing): (() => void) | null {
    const before = this.befores.get(b);
    switch (b.kind) {
      case "move":
        return this.planMove(b, before, t);
      case "place":
        return this.planPlace(b, t);
      case "loss":
        return this.planLoss(b, before, t);
      case "count":
        return this.planCount(b, t);
      case "card":
        return this.planCard(b, before, t);
      case "battle":
        return this.planRing(this.at(b.at), b.ended ? "ended" : "fight", t);
      case "dice":
        return this.planDice(b, t);
      case "turn":
        return this.pulse(seatOf(this.root, b.who), t);
    }
  }

  private run(el: Element, frames: Keyframe[], { at, ms }: Timing, more: KeyframeAnimationOptions = {}) {
    const animation = el.animate(frames, { duration: ms, delay: at, easing: EASE, fill: "backwards", ...more });
    this.running.push(animation);
    return animation;
  }

  /* A piece of a drawing moves as a picture, and is seen again when that has come. */
  private runPiece(piece: Element, ghost: Ghost | null, frames: Keyframe[], t: Timing) {
    if (!ghost || !(piece instanceof SVGElement)) return void this.run(piece, frames, t);
    const picture = this.put(ghost);
    this.hidden.push(piece);
    piece.style.visibility = "hidden";
    const come = () => {
      piece.style.visibility = "";
      picture.remove();
    };
    this.run(picture, frames, t).finished.then(come, come);
  }

  /* The piece itself comes, unless it joins others there: then a copy of it does. */
  private planMove(b: Move, before: Before | undefined, t: Timing) {
    const points = b.way.map((p) => this.at(p));
    const piece = pieceAt(this.root, b.who, b.what, b.way[b.way.length - 1]);
    const from = before?.from ?? points[0];
    const end = piece ? middle(piece) : points[points.length - 1];
    if (!from || !end) return null;
    const way = [from, ...points.slice(1, -1).filter((p) => p !== null), end];
    if (piece && !before?.stood) return this.travel(piece, way, end, t);
    const ghost = before?.ghost;
    return ghost ? () => this.travelCopy(ghost, way, from, t) : null;
  }

  private travel(piece: Element, way: Point[], zero: Point, t: Timing) {
    const ghost = piece instanceof SVGElement ? this.ghost(piece) : null;
    const scale = ghost ? 1 : scaleOf(piece);
    const frames = way.map((p) => ({ translate: `${(p.x - zero.x) / scale}px ${(p.y - zero.y) / scale}px` }));
    return () => this.runPiece(piece, ghost, frames, t);
  }

  private travelCopy(ghost: Ghost, way: Point[], zero: Point, t: Timing) {
    const el = this.put(ghost);
    const scale = el instanceof SVGElement ? 1 : scaleOf(el);
    const frames = way.map((p, i) => ({
      translate: `${(p.x - zero.x) / scale}px ${(p.y - zero.y) / scale}px`,
      opacity: i === way.length - 1 ? 0.2 : 1,
    }));
    this.run(el, frames, t, { fill: "both" });
  }

  private planPlace(b: Extract<Beat, { kind: "place" }>, t: Timing) {
    const piece = pieceAt(this.root, b.who, b.what, b.at) ?? anchorOf(this.root, b.at);
    const ring = this.planRing(this.at(b.at), "placed", t);
    const isPiece = piece !== null && !piece.matches(".region");
    const ghost = isPiece && piece instanceof SVGElement ? this.ghost(piece) : null;
    const rise = 20 / (piece && !ghost ? scaleOf(piece) : 1);
    const frames = [{ opacity: 0, translate: `0 -${rise}px` }, { opacity: 1, translate: "0 0" }];
    return () => {
      ring?.();
      if (isPiece) this.runPiece(piece, ghost, frames, t);
    };
  }

  /* A copy of what was there falls, and what was lost is said. */
  private planLoss(b: Loss, before: Before | undefined, t: Timing) {
    const ghost = before?.ghost;
    const isGone = !pieceAt(this.root, b.who, b.what, b.at);
    const at = this.at(b.at) ?? (ghost && { x: ghost.box.x + ghost.box.width / 2, y: ghost.box.y });
    const text = lossWords(b.n, b.label);
    return () => {
      if (ghost && isGone) this.fall(ghost, t);
      if (at && text && this.isSeen(at)) this.flyer(text, "minus", b.who, at, { x: at.x, y: at.y + 34 }, t);
    };
  }

  private fall(ghost: Ghost, t: Timing) {
    const el = this.put(ghost);
    const far = 46 / (el instanceof SVGElement ? 1 : scaleOf(el));
    this.run(
      el,
      [
        { opacity: 1, translate: "0 0" },
        { opacity: 0.9, translate: `0 -${far * 0.15}px`, offset: 0.25 },
        { opacity: 0, translate: `0 ${far}px` },
      ],
      t,
      { fill: "both" },
    );
  }

  /* A picture over everything; an element into its board, so that it is dressed as it was. */
  private put({ copy, box }: Ghost): HTMLElement | SVGSVGElement {
    this.added.push(copy);
    copy.setAttribute("data-ghost", "");
    if (copy instanceof SVGSVGElement) {
      this.layer.append(copy);
      return copy;
    }
    for (const name of ["data-thing", "data-piece", "id", "tabindex"]) copy.removeAttribute(name);
    const home = this.root.firstElementChild ?? this.root;
    home.append(copy);
    const zero = (copy.offsetParent ?? home).getBoundingClientRect();
    const scale = scaleOf(home);
    const [left, top, width, height] = [box.x - zero.x, box.y - zero.y, box.width, box.height].map((n) => `${n / scale}px`);
    Object.assign(copy.style, { position: "absolute", margin: "0", pointerEvents: "none", zIndex: "30", left, top, width, height });
    return copy;
  }

  private planCount(b: Count, t: Timing) {
    const counter = counterOf(this.root, b.key) ?? (b.key.includes(`:${b.who}`) ? seatOf(this.root, b.who) : null);
    if (!counter) return null;
    const to = middle(counter);
    if (!this.isSeen(to)) return null;
    const source = this.at(b.at);
    const from = source && this.isSeen(source) ? source : { x: to.x, y: to.y + (b.by > 0 ? 44 : -4) };
    const end = b.by > 0 ? to : { x: to.x, y: to.y + 40 };
    const start = b.by > 0 ? from : to;
    return () => {
      this.flyer(signed(b.by, b.name, b.why), b.by > 0 ? "plus" : "minus", b.who, start, end, t);
      this.pulse(counter, { at: t.at + t.ms * 0.7, ms: t.ms * 0.5 })?.();
    };
  }

  /* Cards go to the hand of who draws them; what is played or revealed comes up from there. */
  private planCard(b: Extract<Beat, { kind: "card" }>, before: Before | undefined, t: Timing) {
    const hand = this.point(cardsOf(this.root, b.who));
    const family = b.event.family;
    const card = b.what ? cardOf(this.root, b.what) : null;
    if (family === "drew") {
      const pile = before?.from ?? this.point(this.root.querySelector("[data-pile=deck]"));
      if (card && pile) return this.travel(card, [pile, middle(card)], middle(card), t);
      return pile && hand ? () => this.flyer(b.n > 1 ? `×${b.n}` : "", "card-back", b.who, pile, hand, t) : null;
    }
    const end = this.at(b.at) ?? before?.from;
    if (b.at) return this.planRing(end ?? null, "chosen", t);
    const box = this.root.getBoundingClientRect();
    const there = { x: box.x + box.width / 2, y: Math.min(innerHeight, box.y + box.height) * 0.45 };
    return hand && b.what ? () => this.flyer(b.what!, "card-front", b.who, hand, there, t) : null;
  }

  private planDice(b: Extract<Beat, { kind: "dice" }>, t: Timing) {
    const { die } = this.board;
    if (!die || this.isFight) return null;
    const box = this.root.getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: Math.min(innerHeight * 0.5, box.y + box.height / 2) };
    return () => {
      const el = this.label("", `thrown-dice ${this.seatClass(b.who)}`, at);
      render(b.dice.map((face) => die(face)), el);
      this.run(
        el,
        [
          { opacity: 0, transform: "translate(-50%,-50%) translateY(-40px) rotate(-20deg)" },
          { opacity: 1, transform: "translate(-50%,-50%)", offset: 0.3 },
          { opacity: 1, transform: "translate(-50%,-50%)", offset: 0.85 },
          { opacity: 0, transform: "translate(-50%,-50%)" },
        ],
        { at: t.at, ms: t.ms * 1.3 },
        { fill: "both" },
      );
    };
  }

  private planRing(at: Point | null, cls: string, t: Timing) {
    if (!at || !this.isSeen(at)) return null;
    return () => {
      const el = this.label("", `ring-${cls} motion-ring`, at);
      this.run(
        el,
        [
          { opacity: 0, transform: "translate(-50%,-50%) scale(.4)" },
          { opacity: 1, transform: "translate(-50%,-50%) scale(1)", offset: 0.4 },
          { opacity: 0, transform: "translate(-50%,-50%) scale(1.3)" },
        ],
        t,
        { fill: "both" },
      );
    };
  }

  private pulse(el: Element | null, t: Timing) {
    return el && (() => this.run(el, [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], t));
  }

  private label(text: string, cls: string, at: Point): HTMLElement {
    const el = document.createElement("span");
    el.className = cls;
    el.textContent = text;
    el.style.left = `${at.x}px`;
    el.style.top = `${at.y}px`;
    this.layer.append(el);
    this.added.push(el);
    return el;
  }

  private flyer(text: string, cls: string, who: string, from: Point, to: Point, t: Timing) {
    const el = this.label(text, `flyer ${cls} ${this.seatClass(who)}`, from);
    const gone = "translate(-50%,-50%)";
    const there = `translate(-50%,-50%) translate(${to.x - from.x}px,${to.y - from.y}px)`;
    this.run(
      el,
      [
        { opacity: 0, transform: `${gone} scale(.7)` },
        { opacity: 1, transform: gone, offset: 0.15 },
        { opacity: 1, transform: there, offset: 0.75 },
        { opacity: 0, transform: there },
      ],
      { at: t.at, ms: t.ms * 1.4 },
      { fill: "both" },
    );
  }
}
