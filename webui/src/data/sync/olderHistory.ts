/** Entries beyond those that came with the workspace: read on page by page, or found by the server. */
import { compareEntries, type State } from "@/domain";
import type { HistoryPage } from "@/contract/schemas";
import type { Store } from "../device/store";
import type { BudgetServer, HistorySearch } from "../server/budgetServer";
import { dataOf } from "../server/answer";
import { reachNote, reachOf, readReach, type Reach } from "./reach";

export function withOlder(state: State, { entries }: HistoryPage): State {
  const known = new Set(state.history.map(({ id }) => id));
  const older = entries.filter(({ id }) => !known.has(id));
  return { ...state, history: [...state.history, ...older].sort(compareEntries) };
}

export interface OlderHistoryOptions {
  readonly server: BudgetServer;
  readonly store: Store;
  /** The open workspace. */
  readonly open: () => string | undefined;
  /** Takes entries in; `reach` is the new one, when it moved. */
  readonly keep: (workspaceId: string, page: HistoryPage, reach?: Reach | null) => Promise<void>;
}

export function createOlderHistory({ server, store, open, keep }: OlderHistoryOptions) {
  /** Reads the page after those that are held. */
  async function loadMore(): Promise<void> {
    const workspaceId = open();
    const reach = await readReach(store, workspaceId);
    if (workspaceId === undefined || reach === null) return;
    const page = dataOf(await server.listHistory(workspaceId, reach.cursor, {}));
    const next = reachOf(page);
    await store.writeNotes({ [reachNote(workspaceId)]: next });
    await keep(workspaceId, page, next);
  }

  /** Takes in the next entries older than `after` that are looked for; gives how far it looked, null for to the end. */
  async function search(wanted: HistorySearch, after: Reach): Promise<Reach | null> {
    const workspaceId = open();
    if (workspaceId === undefined) return null;
    const page = dataOf(await server.listHistory(workspaceId, after.cursor, wanted));
    await keep(workspaceId, page);
    return reachOf(page);
  }

  return { loadMore, search };
}
