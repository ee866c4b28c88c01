/* The sign by which a game is known in the lobby. */
import { icon } from "../icon";

const signs: Record<string, string> = {
  "arena-roma": "centurion-helmet",
  "casus-belli": "trireme",
  antike2: "greek-temple",
  "total-war-rome": "roman-shield",
  ancients: "crossed-swords",
};

export function emblem(game: string) {
  return icon(signs[game] ?? "eagle-emblem");
}
