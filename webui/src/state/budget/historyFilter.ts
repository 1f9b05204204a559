/** Which entries of the history are shown; the address of the history says it. */
export interface Filter {
  readonly text: string;
  /** `yyyy-MM`; null: all, as with the others. */
  readonly month: string | null;
  readonly categoryId: string | null;
  readonly accountId: string | null;
  /** The person who booked it. */
  readonly userId: string | null;
  /** In any spelling. */
  readonly payee: string | null;
  readonly tag: string | null;
}

export const NO_FILTER: Filter = {
  text: "",
  month: null,
  categoryId: null,
  accountId: null,
  userId: null,
  payee: null,
  tag: null,
};

/** Name of each part in the address. */
const PARAMETERS = {
  text: "q",
  month: "month",
  categoryId: "category",
  accountId: "account",
  userId: "person",
  payee: "payee",
  tag: "tag",
} as const satisfies Record<keyof Filter, string>;

const PARTS = Object.keys(PARAMETERS) as (keyof Filter)[];
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Read the filter of an address. */
export function filterOf(query: URLSearchParams): Filter {
  const parts = PARTS.map((part) => [part, query.get(PARAMETERS[part]) ?? NO_FILTER[part]] as const);
  const filter = Object.fromEntries(parts) as unknown as Filter;
  return { ...filter, month: MONTH.test(filter.month ?? "") ? filter.month : null };
}

/** Return a query with another filter in it; whatever else it says stays. */
export function withFilter(query: URLSearchParams, filter: Filter): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const part of PARTS) {
    const value = filter[part];
    if (value === null || value === "") changed.delete(PARAMETERS[part]);
    else changed.set(PARAMETERS[part], value);
  }
  return changed;
}

/** Return the address of the history that shows what passes a filter. */
export function historyPath(filter: Partial<Filter>): string {
  return `/history?${withFilter(new URLSearchParams(), { ...NO_FILTER, ...filter }).toString()}`;
}

export function isFiltering({ text, ...chosen }: Filter): boolean {
  return text.trim() !== "" || Object.values(chosen).some((each) => each !== null);
}
