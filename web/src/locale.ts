/*
 * The language of the client. All of its own words stand in texts.ts and in the texts.ts of a board,
 * each made by `texts()`; what the server says comes in the server's words. There is one real language.
 * The other, `?locale=pseudo`, puts every text into accented brackets: what is still plain on the page
 * then is a text that stands in the wrong place (test/e2e/pseudo.test.mjs).
 */

export type Text = string | ((...blanks: never[]) => string | string[]);
export interface Texts {
  [key: string]: Text | Texts | readonly string[];
}

const KEY = "tessera-locale";
const PLAIN = "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz";
const ACCENTED = "ÅÇĐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçđéĝĥîĵķļñöŕšţûŵýž";
const BLANK = /(\{\w+\})/; // stays as it is: fill() looks for it

/* A page changes its address as one goes on: the wish is kept until the window closes. */
function readLocale(): string {
  try {
    const wanted = new URLSearchParams(location.search).get("locale");
    if (wanted) sessionStorage.setItem(KEY, wanted);
    return sessionStorage.getItem(KEY) ?? "en";
  } catch {
    return "en"; // no storage, no second language
  }
}

const isPseudo = readLocale() === "pseudo";

function accent(s: string): string {
  return [...s].map((c) => ACCENTED[PLAIN.indexOf(c)] ?? c).join("");
}

/* Names that fill a text stay as they are, as they would in another language. */
function accentAround(s: string, [name, ...others]: string[]): string {
  if (!name) return accent(s);
  return s
    .split(name)
    .map((part) => accentAround(part, others))
    .join(name);
}

function pseudo(s: string, names: string[]): string {
  return s
    .split(BLANK)
    .map((part, i) => (i % 2 || !part ? part : `⟦${accentAround(part, names)}⟧`))
    .join("");
}

const namesIn = (blanks: unknown[]) => blanks.filter((b): b is string => typeof b === "string" && b.length > 1);

function translate(value: unknown, names: string[] = []): unknown {
  if (typeof value === "string") return pseudo(value, names);
  if (Array.isArray(value)) return value.map((v) => translate(v, names));
  if (typeof value === "function") return (...blanks: unknown[]) => translate(value(...blanks), namesIn(blanks));
  return Object.fromEntries(Object.entries(value as object).map(([k, v]) => [k, translate(v)]));
}

/* Texts by name: words, or functions of their blanks. */
export function texts<T extends Texts>(english: T): T {
  return isPseudo ? (translate(english) as T) : english;
}

/* A text whose blanks are drawn: fill("Read {what}.", { what: html`<a>…</a>` }). */
export function fill(text: string, blanks: Record<string, unknown>): unknown[] {
  return text.split(BLANK).map((part, i) => (i % 2 ? blanks[part.slice(1, -1)] : part));
}
