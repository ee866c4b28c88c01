/* The cards as the server describes them, and the drawing each of them gets. */
import type { JsonObject } from "../../types";
import type { BoardContext } from "../board";
import { t } from "./texts";

export interface CardInfo {
  name: string;
  type: "character" | "building";
  cost: number;
  defence: number;
  dice: number; // 0: always active
  text: string;
  rule: string | null;
}

const drawings: Record<string, string> = {
  Aquaeductus: "aqueduct",
  Arena: "arena",
  Aries: "siege-ram",
  Ballista: "ballista",
  Bestia: "lion",
  "Carrus Bovinus": "bull",
  Castra: "barracks-tent",
  Decurio: "centurion-helmet",
  "Elephantus Militaris": "elephant",
  Equitatus: "cavalry",
  "Fons Bacchi": "grapes",
  Forum: "ancient-columns",
  Maecenas: "roman-toga",
  Magister: "teacher",
  Mercennarius: "spears",
  Offertorium: "sacrificial-dagger",
  Philosophus: "philosopher-bust",
  Pictor: "palette",
  Portus: "harbor-dock",
  Praedator: "robber-hand",
  Restaurator: "trowel",
  Speculator: "cowled",
  "Statua Iovis": "zeus-sword",
  Taberna: "amphora",
  Telonium: "triple-gate",
  Templarius: "star-altar",
  Triremis: "trireme",
  Tuba: "trumpet",
  Veneficus: "poison-bottle",
  "Via Cassia": "stone-path",
  Aesculapinum: "caduceus",
  Architectus: "compass",
  Basilica: "byzantin-temple",
  Centurio: "crested-helmet",
  Consiliarius: "scroll-unfurled",
  Consul: "laurel-crown",
  Essedum: "chariot",
  Gladiator: "gladius",
  Haruspex: "all-seeing-eye",
  Legat: "tied-scroll",
  Legionarius: "roman-shield",
  Machina: "crane",
  Mercator: "trade",
  Mercatus: "scales",
  Nero: "fire",
  Onager: "catapult",
  Praetorianus: "guards",
  Scaenicus: "drama-masks",
  Senator: "caesar",
  Sicarius: "cloak-dagger",
  Templum: "greek-temple",
  "Tribunus Plebis": "public-speaker",
  Turris: "watchtower",
  Velites: "thrown-spear",
};

export function drawingOf(card: string): string {
  return drawings[card] ?? "eagle-emblem";
}

export function cardInfo(ctx: BoardContext, name: string): CardInfo {
  const table = (ctx.view.extra?.cards ?? ctx.game.facts?.cards ?? {}) as JsonObject;
  const row = (table[name] ?? {}) as JsonObject;
  const always = row.always === true;
  const edition = ctx.snap.options?.edition ?? "manual";
  const type =
    row.type && typeof row.type === "object" ? (row.type as JsonObject)[edition] : row.type;
  return {
    name,
    type: type === "building" ? "building" : "character",
    cost: Number(row.cost ?? 0),
    defence: Number(row.defence ?? 0),
    dice: always ? 0 : Number(row.dice ?? 1),
    text: String(row.text ?? ""),
    rule: typeof row.rule === "string" ? row.rule : null,
  };
}

export function cardInWords(c: CardInfo): string {
  const how = c.dice === 0 ? t.howAlways : c.dice === 2 ? t.howTwoDice : "";
  return t.card(c.name, t.types[c.type], c.cost, c.defence, how, c.text);
}
