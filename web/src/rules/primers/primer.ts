/*
 * The illustrated rules of a game: two pages with pictures from the real client (tools/pictures), and what belongs on a player aid.
 * Fetched with the rules page of the game, never before.
 */
export interface Figure {
  picture: string; // its address
  width: number;
  height: number;
  title: string;
  text: string;
  rules: string[]; // that it shows
}

export interface Primer {
  pages: { title: string; lead: string; figures: Figure[] }[];
  turn: readonly string[]; // in its order
  aids: { id: string; columns: number[] }[]; // of reference tables, what a player wants at hand
}

const primers: Record<string, () => Promise<{ primer: Primer }>> = {
  "arena-roma": () => import("./arena-roma/texts"),
  antike2: () => import("./antike2/texts"),
  "casus-belli": () => import("./casus-belli/texts"),
  ancients: () => import("./ancients/texts"),
  "total-war-rome": () => import("./total-war-rome/texts"),
};

export async function fetchPrimer(game: string): Promise<Primer | null> {
  return (await primers[game]?.())?.primer ?? null;
}
