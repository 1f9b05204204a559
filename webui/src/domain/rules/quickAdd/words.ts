/** Words of a typed line, and the form in which they are compared. */
import { key } from "../entries/search";

const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff]+/u;
const ARROWS = /-+>|=+>|[>→]/gu;
const ENDS = /[.,;:!?]+$/u;
export const ARROW = ">";

/** A word as it was typed, and as it is compared. */
export interface Word {
  /** Index in the line. */
  readonly place: number;
  readonly text: string;
  readonly key: string;
}

/** The words of a line; every arrow is a word of its own. */
export function split(text: string): Word[] {
  const line = text.normalize("NFC").replace(ARROWS, ` ${ARROW} `);
  const texts = line.split(SPACES).filter((part) => part !== "");
  return texts.map((part, place) => wordOf(place, part));
}

export function wordOf(place: number, text: string): Word {
  return { place, text, key: key(withoutEnd(text)) };
}

/** A text without the punctuation it ends with. */
export function withoutEnd(text: string): string {
  return text.replace(ENDS, "");
}

/** The words as a note. */
export function join(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(" ");
}

/** The words that were not taken. */
export function without(words: readonly Word[], taken: readonly Word[]): Word[] {
  const places = new Set(taken.map(({ place }) => place));
  return words.filter(({ place }) => !places.has(place));
}

export function wordsOf(found: readonly { readonly words: readonly Word[] }[]): Word[] {
  return found.flatMap(({ words }) => words);
}

export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
