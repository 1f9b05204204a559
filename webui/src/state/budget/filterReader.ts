/** The reader of typed filters, in a file of its own: fetched when the search of the history is used. */
import { atom } from "jotai";
import { filters } from "@/domain";
import { todayAtom } from "../device";
import { accountByIdAtom } from "./accounts";
import { categoryByIdAtom } from "./categories";
import { cutoffAtom, historyAtom } from "./history";
import { peopleAtom } from "./people";

/** The filter that was read, or what is wrong with it. */
export type FilterReading =
  | {
      readonly kind: "filter";
      readonly test: filters.Test;
      readonly isByLine: boolean;
      readonly parts: readonly filters.Part[];
    }
  | {
      readonly kind: "wrong";
      readonly code: string;
      /** Number of characters in front of the wrong part. */
      readonly position: number;
      readonly params: Readonly<Record<string, string>>;
    };

interface Known {
  readonly today: string;
  /** Name of each category, by its id. */
  readonly categories: filters.Names;
  readonly accounts: readonly string[];
  /** Names that entries are booked under, counted when they are asked for; null where some are on the server alone. */
  readonly people: () => readonly string[] | null;
}

/** Reads a typed filter against the names of the budget. */
export const readFilterAtom = atom((get) => {
  const known = get(knownAtom);
  return (text: string): FilterReading => readFilter(text, known);
});

/** Names that conditions may name, those of deleted rows too. */
const knownAtom = atom((get): Known => {
  const categories = new Map(Array.from(get(categoryByIdAtom), ([id, { name }]) => [id, name] as const));
  const accounts = Array.from(get(accountByIdAtom).values(), ({ name }) => name);
  const [members, history, isComplete] = [get(peopleAtom), get(historyAtom), get(cutoffAtom) === null];
  const bookers = () => new Set([...members, ...history].map(nameOf).filter(Boolean));
  return { today: get(todayAtom), categories, accounts, people: () => (isComplete ? [...bookers()] : null) };
});

function nameOf(person: { readonly name: string } | { readonly creatorName: string }): string {
  return "name" in person ? person.name : person.creatorName;
}

/** Read a typed filter: the test of entries that it is, or what is wrong with it. */
function readFilter(text: string, { today, categories, accounts, people }: Known): FilterReading {
  try {
    const node = filters.parse(text, today);
    const by = filters.terms(node).some(({ field }) => field === "by") ? people() : null;
    filters.checkNames(node, {
      category: [...categories.values()],
      account: accounts,
      ...(by !== null && { by }),
    });
    return {
      kind: "filter",
      test: filters.compileFilter(node, categories),
      isByLine: filters.isByLine(node),
      parts: filters.partsOf(text, today),
    };
  } catch (error) {
    if (!(error instanceof filters.FilterError)) throw error;
    const { code, position, params } = error;
    return { kind: "wrong", code, position, params };
  }
}
