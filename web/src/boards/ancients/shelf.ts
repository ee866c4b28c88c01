/* The battles that this browser keeps: the one in work, and those saved under their titles. */
import { tell } from "../../toast";
import type { JsonObject } from "../../types";
import { object } from "./read";
import { t } from "./texts";

const DRAFT = "tessera-draft-ancients";
const SAVED = "tessera-battles-ancients";

function read(key: string): JsonObject {
  try {
    return object(JSON.parse(localStorage.getItem(key) ?? "{}"));
  } catch {
    return {};
  }
}

function write(key: string, value: JsonObject) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    tell(t.noStorage, true);
  }
}

export const shelf = {
  draft: () => read(DRAFT),
  keepDraft: (json: JsonObject) => write(DRAFT, json),
  titles: () => Object.keys(read(SAVED)),
  has: (title: string) => title in read(SAVED),
  get: (title: string) => object(read(SAVED)[title]),
  put: (title: string, json: JsonObject) => write(SAVED, { ...read(SAVED), [title]: json }),
  remove(title: string) {
    const { [title]: _, ...rest } = read(SAVED);
    write(SAVED, rest);
  },
};
