/** A typed search of the history: plain words, or a filter, whose reader is fetched when the search is used. */
import { atom } from "jotai";
import { isFilter, limits, type filters } from "@/domain";
import { allTexts } from "@/i18n/start";
import { todayAtom } from "../device";
import { accountByIdAtom } from "./accounts";
import { categoryByIdAtom } from "./categories";
import type { Known, readFilter } from "./filterReader";
import { cutoffAtom, historyAtom } from "./history";
import { peopleAtom } from "./people";

export type Typed =
  | { readonly kind: "words" }
  | { readonly kind: "filter"; readonly test: filters.Test; readonly isByLine: boolean }
  /** The reader is on its way, or could not be fetched. */
  | { readonly kind: "waiting" | "missing" }
  | {
      readonly kind: "wrong";
      readonly code: string;
      /** Number of characters in front of the wrong part. */
      readonly position: number;
      readonly params: Readonly<Record<string, string>>;
    };

const WORDS: Typed = { kind: "words" };

const readerCell = atom<{ readonly read: typeof readFilter } | "waiting" | "missing">("waiting");

/** Fetches the reader of filters with the texts of its errors. */
export const fetchReaderAtom = atom(null, async (get, set): Promise<void> => {
  if (typeof get(readerCell) === "object") return;
  try {
    const [{ readFilter: read }] = await Promise.all([import("./filterReader"), allTexts()]);
    set(readerCell, { read });
  } catch {
    set(readerCell, "missing");
  }
});

/** Reads a typed search; the last one is kept. */
export const readTypedAtom = atom((get) => {
  const [reader, known] = [get(readerCell), get(knownAtom)];
  let last: { readonly text: string; readonly typed: Typed } | null = null;
  return (text: string): Typed => {
    if (!isFilter(text)) return isTooLong(text) ? TOO_LONG : WORDS;
    if (typeof reader !== "object") return { kind: reader };
    if (last?.text !== text) last = { text, typed: reader.read(text, known) };
    return last.typed;
  };
});

const TOO_LONG: Typed = {
  kind: "wrong",
  code: "history.searchLength",
  position: limits.SEARCH_MAX_CHARACTERS,
  params: { count: String(limits.SEARCH_MAX_CHARACTERS) },
};

function isTooLong(text: string): boolean {
  return Array.from(text.trim()).length > limits.SEARCH_MAX_CHARACTERS;
}

/** Names that conditions may name, those of deleted rows too. */
const knownAtom = atom((get): Known => {
  const categories = new Map(Array.from(get(categoryByIdAtom), ([id, { name }]) => [id, name] as const));
  const accounts = Array.from(get(accountByIdAtom).values(), ({ name }) => name);
  const [members, history, isWhole] = [get(peopleAtom), get(historyAtom), get(cutoffAtom) === null];
  const bookers = () => new Set([...members, ...history].map(nameOf).filter(Boolean));
  return { today: get(todayAtom), categories, accounts, people: () => (isWhole ? [...bookers()] : null) };
});

function nameOf(person: { readonly name: string } | { readonly creatorName: string }): string {
  return "name" in person ? person.name : person.creatorName;
}
