/* The hand over the field: what a press, a stroke or a key does with the tool it holds. */
import type { Drafting } from "./drafting";
import type { EditEvents } from "./editfield";
import type { Side } from "./read";
import { has, shift, use, type Tool } from "./scenario";

export class Painting {
  tool: Tool = { kind: "unit", name: "HI" };
  side: Side = "bottom";
  leader = "Captain"; // the last that was chosen
  cursor = "g5"; // where the hand was last
  picked = ""; // the hex whose piece is to be moved
  private stroke: { away: boolean; last: string } | null = null;
  private byFinger = false;

  constructor(
    private draft: Drafting,
    private redraw: () => void,
  ) {}

  choose(tool: Tool) {
    if (tool.kind === "leader") this.leader = tool.name;
    this.tool = tool;
    this.letGo();
  }

  turn(side: Side) {
    this.side = side;
    this.redraw();
  }

  letGo() {
    this.picked = "";
    this.redraw();
  }

  private pick(hex: string) {
    const { units, leaders } = this.draft.battle;
    const from = this.picked;
    if (units[hex] || leaders[hex]) {
      this.picked = from === hex ? "" : hex;
    } else if (from) {
      this.picked = "";
      this.draft.change((b) => shift(b, from, hex));
    }
  }

  private paint(hex: string) {
    const next = structuredClone(this.draft.battle);
    use(next, hex, this.tool, this.side, this.stroke!.away, this.draft.facts);
    this.stroke!.last = hex;
    this.draft.put(next);
  }

  private begin(hex: string) {
    this.go(hex);
    if (this.tool.kind === "pick") return this.pick(hex);
    this.draft.remember();
    this.stroke = { away: has(this.draft.battle, hex, this.tool, this.side), last: "" };
    this.paint(hex);
  }

  private go(hex: string) {
    this.cursor = hex;
    this.redraw();
  }

  private wipe(hex: string) {
    this.draft.change((b) => use(b, hex, { kind: "erase" }, this.side, false, this.draft.facts));
  }

  readonly events: EditEvents = {
    down: (hex, e) => {
      this.byFinger = e.pointerType === "touch";
      if (!this.byFinger && e.button === 0) this.begin(hex);
    },
    over: (hex) => {
      const far = this.stroke && hex !== this.stroke.last;
      if (far && this.tool.kind !== "leader") this.paint(hex);
    },
    up: () => (this.stroke = null),
    click: (hex) => {
      if (this.byFinger) this.events.touch(hex);
      this.stroke = null;
    },
    touch: (hex) => {
      this.begin(hex);
      this.stroke = null;
    },
    wipe: (hex) => this.wipe(hex),
    go: (hex) => this.go(hex),
  };
}
