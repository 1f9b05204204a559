/** A typed search of the history: plain words, or a filter, whose reader is fetched when the search is used. */
import { atom, type Atom } from "jotai";
import { ErrorCode, isFilter } from "@/domain";
import { allTexts } from "@/i18n/start";
import type { FilterReading } from "./filterReader";
import { wrongNameAtom } from "./historySearch";

export type Typed =
  | { readonly kind: "words" }
  | FilterReading
  /** The reader is on its way, or could not be fetched. */
  | { readonly kind: "waiting" | "missing" };

const WORDS: Typed = { kind: "words" };

const readerCell = atom<{ readonly read: Atom<(text: string) => Typed> } | "waiting" | "missing">("waiting");

/** Fetches the reader of filters with the texts of its errors. */
export const fetchReaderAtom = atom(null, async (get, set): Promise<void> => {
  if (typeof get(readerCell) === "object") return;
  try {
    const [{ readFilterAtom: read }] = await Promise.all([import("./filterReader"), allTexts()]);
    set(readerCell, { read });
  } catch {
    set(readerCell, "missing");
  }
});

/** The filter that the server called wrong, and what is wrong with it. */
const wrongAtom = atom((get): { readonly text: string; readonly reading: FilterReading } | null => {
  const wrong = get(wrongNameAtom);
  if (wrong === null) return null;
  const { text, params } = wrong;
  const position = Number(params["position"]);
  return { text, reading: { kind: "wrong", code: ErrorCode.FILTER_NAME, position, params } };
});

/** Reads a typed search; the last one is kept. */
export const readTypedAtom = atom((get) => {
  const reader = get(readerCell);
  const read = typeof reader === "object" ? get(reader.read) : reader;
  const wrong = get(wrongAtom);
  let last: { readonly text: string; readonly typed: Typed } | null = null;
  return (text: string): Typed => {
    if (!isFilter(text)) return WORDS;
    if (typeof read === "string") return { kind: read };
    if (wrong?.text === text.trim()) return wrong.reading;
    if (last?.text !== text) last = { text, typed: read(text) };
    return last.typed;
  };
});
