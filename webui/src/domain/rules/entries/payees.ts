/** Payees: whom an entry paid, or who paid it. Two spellings of one payee differ in case, accents and spaces alone. */
import { key } from "./search";
import { payee } from "../contract/validation";

/** Folded letters that tell payees apart: folding makes up to eighteen of one. */
const KEY_MAX_CHARACTERS = 200;

/** Clean a payee: at most 100 characters on one line; may be empty. */
export const clean = payee;

/** The form in which payees are compared: `Сільпо` and `СІЛЬПО` are one. */
export function fold(name: string): string {
  const words = key(name).replace(/ +/g, " ").trim();
  return Array.from(words).slice(0, KEY_MAX_CHARACTERS).join("");
}

/** Return whether two texts name one payee. */
export function isSame(name: string, other: string): boolean {
  return name === other || fold(name) === fold(other);
}

/** Return the name that a renamed payee gets: another known payee keeps its spelling. */
export function target(name: string, newName: string, known: readonly string[]): string {
  return isSame(name, newName) ? newName : find(newName, known) || newName;
}

/** The first known spelling of a payee; empty for an unknown one. */
export function find(name: string, known: readonly string[]): string {
  const typed = fold(name);
  return (typed === "" ? undefined : known.find((each) => fold(each) === typed)) ?? "";
}

/** Return `fold` that folds each spelling once: a history has few of them, many times. */
export function foldedOnce(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const form = known.get(name) ?? fold(name);
    known.set(name, form);
    return form;
  };
}
