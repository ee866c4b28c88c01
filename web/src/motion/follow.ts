/* On a small screen the board is longer than the window: what the others do must not be out of sight. */
import { anchorOf, middle } from "./anchors";
import type { TableHost } from "../table/host";
import type { Beat, Place } from "./beats";

const placesOf = (b: Beat): Place[] => (b.kind === "move" ? b.way : "at" in b && b.at ? [b.at] : []);

/* Scrolls at once, before anything is measured; not if one of the places can be seen. */
export function showFirst(host: TableHost, root: Element, beats: Beat[]) {
  const top = host.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0;
  const found = beats.flatMap(placesOf).map((p) => anchorOf(root, p)).filter((el) => el !== null);
  host.lookAt(found);
  const heights = found.map((el) => middle(el).y);
  if (heights.length === 0 || heights.some((y) => y > top && y < innerHeight)) return;
  scrollBy({ top: heights[0] - (top + innerHeight) / 2, behavior: "instant" });
}
