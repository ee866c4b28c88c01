/* The outlines of a map: data for drawing, fetched when a table of that map is opened. */

export type XY = [number, number];

interface Labelled {
  kind: "land" | "sea";
  path: string;
  label: XY;
  labelAngle: number;
  labelSize: number;
  labelSpacing: number;
  labelLines: string[];
}

export interface RegionShape extends Labelled {
  id: string;
  name: string;
  islandPath?: string;
  slots: XY[]; // where pieces stand, best first
  city: {
    name: string;
    at: XY;
    label: { x: number; y: number; anchor: string };
    resource?: string;
  } | null;
  ship: boolean;
  shipAt?: XY;
  harbours?: { at: XY }[];
}

export interface MapShape {
  id: string;
  title: string;
  subtitle?: string;
  viewBox: number[];
  regions: RegionShape[];
  straits: { from: XY; to: XY }[];
  borders: {
    a: string;
    b: string;
    border: "red" | "blue" | "mixed" | "void" | "none";
    sea: boolean;
    path: string;
  }[];
  void: (Labelled & { fit: boolean })[];
  decor: {
    coast: string;
    islands: string;
    rivers: { path: string; w: number }[];
    mountains: [number, number, number][];
    compass?: { x: number; y: number; r?: number }[];
  };
}

const sources: Record<string, () => Promise<{ default: unknown }>> = {
  mare_nostrum: () => import("tessera:map/mare_nostrum"),
  orient: () => import("tessera:map/orient"),
  casus_belli: () => import("tessera:map/casus_belli"),
  total_war: () => import("tessera:map/total_war"),
};

const fetched = new Map<string, MapShape>();

export const mapId = (name: unknown): string => String(name).toLowerCase().replaceAll(" ", "_");

export async function fetchMap(id: string): Promise<void> {
  const source = sources[id];
  if (source && !fetched.has(id)) fetched.set(id, (await source()).default as MapShape);
}

export function mapOf(id: string): MapShape {
  const map = fetched.get(id);
  if (!map) throw new Error(`The map ${id} was not fetched.`);
  return map;
}
