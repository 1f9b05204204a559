/** The reader of typed filters, in a file of its own: fetched when the search of the history is used. */
import { filters } from "@/domain";
import type { Typed } from "./typedFilter";

export interface Known {
  readonly today: string;
  /** Name of each category, by its id. */
  readonly categories: filters.Names;
  readonly accounts: readonly string[];
  /** Names that entries are booked under, counted when they are asked for; null where some are on the server alone. */
  readonly people: () => readonly string[] | null;
}

/** Read a typed filter: the test of entries that it is, or what is wrong with it. */
export function readFilter(text: string, { today, categories, accounts, people }: Known): Typed {
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
    };
  } catch (error) {
    if (!(error instanceof filters.FilterError)) throw error;
    const { code, position, params } = error;
    return { kind: "wrong", code, position, params };
  }
}
