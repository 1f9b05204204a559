/** Which entries of the history are shown. */
import { atom } from "jotai";
import { optimisticStateAtom } from "../view";

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

const filterCell = atom<{ filter: Filter; workspaceId: string | undefined }>({
  filter: NO_FILTER,
  workspaceId: undefined,
});

/** Kept while one is on other screens; another workspace begins without one, its ids are its own. */
export const filterAtom = atom(
  (get) => {
    const { filter, workspaceId } = get(filterCell);
    return workspaceId === get(optimisticStateAtom)?.workspace.id ? filter : NO_FILTER;
  },
  (get, set, filter: Filter) =>
    set(filterCell, { filter, workspaceId: get(optimisticStateAtom)?.workspace.id }),
);

export function isFiltering({ text, ...chosen }: Filter): boolean {
  return text.trim() !== "" || Object.values(chosen).some((each) => each !== null);
}
