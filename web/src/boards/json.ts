/* Reads the JSON of a view for all boards: a field that is not there has its first value. */
import type { Json, JsonObject } from "../types";

export const part = (v: Json | undefined, ...keys: (string | number)[]): Json | undefined =>
  keys.reduce<Json | undefined>(
    (o, key) => (o && typeof o === "object" ? (o as JsonObject)[key] : undefined),
    v,
  );
export const number = (v: Json | undefined): number => (typeof v === "number" ? v : 0);
export const text = (v: Json | undefined): string => (typeof v === "string" ? v : "");
export const object = (v: Json | undefined): JsonObject =>
  v && typeof v === "object" && !Array.isArray(v) ? v : {};
export const array = (v: Json | undefined): Json[] => (Array.isArray(v) ? v : []);
export const texts = (v: Json | undefined): string[] => array(v).map(text);
