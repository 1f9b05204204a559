/** Entries beyond those that came with the workspace: read on page by page, or found by the server. */
import { compareEntries, ErrorCode, withCorrections, type State } from "@/domain";
import type { HistoryPage } from "@/contract/schemas";
import type { Store } from "../device/store";
import type { BudgetServer, HistorySearch } from "../server/budgetServer";
import { dataOf } from "../server/answer";
import { isWithin, marksNote, cutoffNote, cutoffOf, readCutoff, type HistoryCutoff } from "./historyCutoff";

export function withOlder(state: State, { entries }: HistoryPage): State {
  const known = new Set(state.history.map(({ id }) => id));
  const older = entries.filter(({ id }) => !known.has(id));
  const corrections = withCorrections(state.corrections, older);
  return { ...state, corrections, history: [...state.history, ...older].sort(compareEntries) };
}

/** So many entries stay on the device from one visit to the next. */
export const HISTORY_KEPT = 2000;

export interface Searched {
  /** Entry down to which the server looked; null: to the end. */
  readonly cutoff: HistoryCutoff | null;
  /** Parameters of the error where the filter has a name that nothing has: not every person is known here. */
  readonly wrong: Readonly<Record<string, string>> | null;
}

export interface OlderHistoryOptions {
  readonly server: BudgetServer;
  readonly store: Store;
  /** The open workspace. */
  readonly open: () => string | undefined;
  /** Takes entries in; `cutoff` is the new one, when it moved. */
  readonly keep: (workspaceId: string, page: HistoryPage, cutoff?: HistoryCutoff | null) => Promise<void>;
  /** Lets entries older than `cutoff` go. */
  readonly cut: (workspaceId: string, cutoff: HistoryCutoff) => Promise<void>;
}

export function createOlderHistory({ server, store, open, keep, cut }: OlderHistoryOptions) {
  /** Reads the page after those that are held. */
  async function loadMore(): Promise<void> {
    const workspaceId = open();
    const cutoff = await readCutoff(store, workspaceId);
    if (workspaceId === undefined || cutoff === null) return;
    const page = dataOf(await server.listHistory(workspaceId, cutoff.cursor, {}));
    const next = cutoffOf(page);
    await store.writeNotes({ [cutoffNote(workspaceId)]: next });
    await keep(workspaceId, page, next);
    if (next !== null) await mark(workspaceId, next);
  }

  /** Remembers where a page ends, as far as the history is kept. */
  async function mark(workspaceId: string, cutoff: HistoryCutoff): Promise<void> {
    const [state, marks] = await Promise.all([store.read(workspaceId), readMarks(workspaceId)]);
    if ((state?.history.length ?? 0) > HISTORY_KEPT) return;
    await store.writeNotes({ [marksNote(workspaceId)]: [...marks, cutoff] });
  }

  async function readMarks(workspaceId: string): Promise<readonly HistoryCutoff[]> {
    return (await store.readNote<readonly HistoryCutoff[]>(marksNote(workspaceId))) ?? [];
  }

  /** Lets go what was scrolled to at earlier visits: it made each start slower. */
  async function releaseOldest(): Promise<void> {
    const workspaceId = open();
    const entries = (await store.read(workspaceId ?? ""))?.history ?? [];
    if (workspaceId === undefined || entries.length <= HISTORY_KEPT) return;
    const isShort = (end: HistoryCutoff) =>
      entries.filter((entry) => isWithin(entry, end)).length <= HISTORY_KEPT;
    const marks = (await readMarks(workspaceId)).filter(isShort);
    const end = marks.at(-1);
    if (end === undefined) return;
    await store.writeNotes({ [cutoffNote(workspaceId)]: end, [marksNote(workspaceId)]: marks });
    await cut(workspaceId, end);
  }

  /** Takes in the next entries older than `after` that are looked for. */
  async function search(wanted: HistorySearch, after: HistoryCutoff): Promise<Searched> {
    const workspaceId = open();
    if (workspaceId === undefined) return { cutoff: null, wrong: null };
    const answer = await server.listHistory(workspaceId, after.cursor, wanted);
    if (!answer.ok && answer.problem?.fields["where"] === ErrorCode.FILTER_NAME) {
      return { cutoff: after, wrong: answer.problem.params };
    }
    const page = dataOf(answer);
    await keep(workspaceId, page);
    return { cutoff: cutoffOf(page), wrong: null };
  }

  return { loadMore, search, releaseOldest };
}
