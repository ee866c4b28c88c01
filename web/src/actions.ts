/*
 * Action texts taken apart: "play Via Cassia 3" is the verb "play" with a card and a space.
 * Names may have blanks, so the words of each kind come from the view.
 */
import type { Json, VerbInfo } from "./types";

export interface Act {
  text: string;
  verb: string;
  args: { kind: string; word: string }[];
}

/* Every name that stands in a position or in the facts of its game, as a key or a value. */
export function vocabulary(...from: Json[]): Set<string> {
  const words = new Set<string>();
  const walk = (v: Json) => {
    if (typeof v === "string") words.add(v);
    else if (Array.isArray(v)) v.forEach(walk);
    else if (v && typeof v === "object")
      for (const [key, value] of Object.entries(v)) {
        words.add(key);
        walk(value);
      }
  };
  from.forEach(walk);
  return words;
}

/* Splits `words` into one name per kind; known names win, else the last take one word each. */
function split(words: string[], kinds: number, known: Set<string>): string[] {
  if (kinds <= 1) return words.length ? [words.join(" ")] : [];
  for (let n = words.length - kinds + 1; n >= 1; n--) {
    const name = words.slice(0, n).join(" ");
    if (n === 1 || known.has(name)) return [name, ...split(words.slice(n), kinds - 1, known)];
  }
  return [words.join(" ")];
}

export function parseAction(text: string, verbs: VerbInfo[], known: Set<string>): Act {
  const verb = verbs
    .filter((v) => text === v.word || text.startsWith(v.word + " "))
    .sort((a, b) => b.word.length - a.word.length)[0];
  const word = verb?.word ?? text.split(" ")[0];
  const words = text.slice(word.length).trim().split(/\s+/).filter(Boolean);
  const kinds = verb?.args ?? (words.length ? ["word"] : []);
  const names = split(words, Math.min(kinds.length, words.length), known);
  return { text, verb: word, args: names.map((n, i) => ({ kind: kinds[i] ?? "word", word: n })) };
}

/* The actions by verb, in the order in which the server listed them. */
export function byVerb(acts: Act[]): Map<string, Act[]> {
  const groups = new Map<string, Act[]>();
  for (const a of acts) groups.set(a.verb, [...(groups.get(a.verb) ?? []), a]);
  return groups;
}
