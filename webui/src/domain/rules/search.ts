/**
 * What is found by typing words: each typed word finds the words that start with it. Case, punctuation and the kind of
 * apostrophe make no difference. An entry of the history is searched by its note and by the names of its category and
 * accounts; the server finds the same through an index of words.
 */
import { SEARCH_WORD_MAX_CHARACTERS } from "./limits";

const APOSTROPHE = /['`´’‘ʼ]/g;
const WORD = /[\p{L}\p{N}]+/gu;
const DOTLESS_I = "ı";

/** The words of a text as they are compared, each once, in the order they appear: `Oat-milk, MILK` is oat, milk. */
export function words(text: string): string[] {
  const found = folded(text).replace(APOSTROPHE, "").match(WORD) ?? [];
  return [...new Set(found.map((word) => Array.from(word).slice(0, SEARCH_WORD_MAX_CHARACTERS).join("")))];
}

/** Whether every word that was typed starts a word of one of the texts; nothing typed matches everything. */
export function matches(typed: string, texts: readonly string[]): boolean {
  const found = texts.flatMap(words);
  return words(typed).every((start) => found.some((word) => word.startsWith(start)));
}

/** Case folding, which JavaScript lacks: `ß` is `ss` and a final `ς` is `σ`, as in capitals. */
function folded(text: string): string {
  return Array.from(text.normalize("NFKC"), foldedLetter).join("").normalize("NFKC");
}

/** Dotless i is a letter of its own, though its capital is the one of i. */
function foldedLetter(letter: string): string {
  return letter === DOTLESS_I ? letter : letter.toLowerCase().toUpperCase().toLowerCase();
}
