/** Reads an owner's budget into its view: from this device at once, from the server when it answers. */
import { months, type HistoryEntry, type Rates, type State, type Workspace } from "@/domain";
import type { Changes, CurrencyRates, Start, User } from "@/contract/schemas";
import { today } from "../device/clock";
import { OF_OWNER, type Pending } from "../device/database";
import { changesOf, copyOf } from "../device/sent";
import type { Store } from "../device/store";
import type { BudgetServer, Copy } from "../server/budgetServer";
import { dataOf } from "../server/answer";
import { readCachedView } from "./cachedView";
import { createOlderHistory, withOlder } from "./olderHistory";
import { isWithin, marksNote, cutoffNote, cutoffOf, readCutoff } from "./historyCutoff";
import { isRegrouped, stateOf, withChanges, withPlanning } from "./snapshot";
import { type ViewCell } from "./view";
import { unchanged } from "./shownQueues";

const OPEN_MONTHS_MAX = 6;
/** Raised when copies of workspaces have a new part: those that were made without it are read whole. */
const COPY_FORMAT = 4;
const HTTP_NOT_FOUND = 404;
const HTTP_UNPROCESSABLE = 422;

export interface ReaderOptions {
  readonly server: BudgetServer;
  readonly store: Store;
  readonly cell: ViewCell;
}

export function createReader({ server, store, cell }: ReaderOptions) {
  const { view, update } = cell;
  /** Months looked at, last one first. */
  let openMonths: readonly string[] = [];
  /** Months that the server did not answer for. */
  let unreadMonths: ReadonlySet<string> = new Set();
  let usersKept = 0;

  async function readDevice(): Promise<void> {
    const [shownBefore, keptBefore] = [view().snapshot, usersKept];
    const cachedView = await readCachedView(store);
    // An answer of the server that was written and shown meanwhile is newer than what was read here.
    if (view().snapshot !== shownBefore) return readDevice();
    update({ ...cachedView, ...unchanged(view(), cachedView), user: newest(cachedView.user, keptBefore) });
  }

  /** Keep the person as a call just answered; a reading that began before it knows less. */
  async function keepUser(user: User): Promise<void> {
    usersKept += 1;
    update({ user });
    await store.writeNotes({ user });
  }

  /** The person of a reading, unless a call said something newer since it began. */
  function newest<Read extends User | null>(read: Read, keptBefore: number): Read | User {
    return usersKept === keptBefore ? read : (view().user ?? read);
  }

  /** The person, the workspaces, and the open one: whole, or what changed in it. */
  async function readStart(): Promise<void> {
    const keptBefore = usersKept;
    const known = await heldCopy();
    const start = dataOf(await server.start(known === null ? null : heldOf(known)));
    if (start.changes !== null && known !== null && isRegrouped(known, start.changes)) return readWhole();
    await takeStart(start, keptBefore);
    await readUnreadMonths();
  }

  async function readWhole(): Promise<void> {
    const keptBefore = usersKept;
    await takeStart(dataOf(await server.start(null)), keptBefore);
    await readUnreadMonths();
  }

  /** The open workspace as this device holds it: data that the browser cleared is not held, though it is still shown. */
  async function heldCopy(): Promise<State | null> {
    const shown = view().snapshot;
    if (shown === null) return null;
    const { id } = shown.workspace;
    return (await store.readNote(formatNote(id))) === COPY_FORMAT ? store.read(id) : null;
  }

  async function takeStart(start: Start, keptBefore: number): Promise<void> {
    await forgetLeft(start.workspaces);
    const rates = await ratesOf(start.ratesUpdatedAt);
    // Asked anew after each wait: a call may be answered while this is written down.
    const user = () => newest(start.user, keptBefore);
    const { changes, rows, workspaces, lostWorkspace, firstEntryDay } = start;
    await store.writeNotes({ user: user(), workspaces, rates });
    const startFields = { workspaces, rates, lostWorkspace, firstEntryDay };
    if (rows !== null) {
      const { id } = rows.workspace;
      const copies = [id, OF_OWNER];
      const snapshot = await store.change(id, () => stateOf(rows, user().settings), copies);
      const cutoff = cutoffOf(rows.history);
      const running = rows.planning.date.slice(0, 7);
      const marks = cutoff === null ? [] : [cutoff];
      const notes = {
        [cutoffNote(id)]: cutoff,
        [marksNote(id)]: marks,
        [monthsNote(id)]: [running],
        [formatNote(id)]: COPY_FORMAT,
      };
      await store.writeNotes({ workspace: id, ...notes });
      update({ ...startFields, user: user(), snapshot, cutoff, sent: sentBeside(copies) });
      unreadMonths = new Set(openMonths.filter((month) => month !== running));
    } else if (changes === null) update({ ...startFields, user: user(), snapshot: null });
    else {
      update({ ...startFields, user: user() });
      await takeChanges(changes, [OF_OWNER], (state) => ({ ...state, settings: user().settings }));
    }
    update({ stopped: "none" });
  }

  /** Read the changes of the open workspace since this device read it. */
  async function readChanges(): Promise<void> {
    const known = await heldCopy();
    if (known === null) return readStart();
    const answer = await server.changes(heldOf(known));
    // Removed from it, or it is gone: what is left for the person is another matter.
    if (!answer.ok && answer.status === HTTP_NOT_FOUND) return readStart();
    // This device's copy is older than what the log remembers.
    if (!answer.ok && answer.status === HTTP_UNPROCESSABLE) return readWhole();
    const changes = dataOf(answer);
    if (isRegrouped(known, changes)) return readWhole();
    await takeChanges(changes, [], (state) => state);
    update({ stopped: "none" });
    await readUnreadMonths();
  }

  /** All of them at once: only then what was sent is in the copy. */
  async function takeChanges(
    first: Changes,
    caughtUp: readonly string[],
    more: (state: State) => State,
  ): Promise<void> {
    const workspaceId = view().snapshot?.workspace.id;
    if (workspaceId === undefined) return;
    const cutoff = await readCutoff(store, workspaceId);
    const pages = [first];
    for (let last = first; last.more; pages.push(last)) {
      last = dataOf(await server.changes({ workspaceId, revision: last.revision }));
    }
    const compute = (state: State) =>
      pages.reduce((before, page) => withChanges(before, page, cutoff), more(state));
    await change(workspaceId, compute, [workspaceId, ...caughtUp]);
  }

  /** Return whether a sent change is not in the copy of the open workspace yet. */
  async function isBehind(): Promise<boolean> {
    const { sent } = await store.readCopy(view().snapshot?.workspace.id ?? "");
    return sent.length > 0;
  }

  /** Return the sent changes that other copies lack. */
  function sentBeside(copies: readonly string[]): readonly Pending[] {
    return view().sent.filter((sent) => !copies.includes(copyOf(sent)));
  }

  /** Nothing of a workspace stays on the device of who takes no part in it any more. */
  async function forgetLeft(workspaces: readonly Workspace[]): Promise<void> {
    const present = new Set(workspaces.map(({ id }) => id));
    const known = (await store.readNote<Workspace[]>("workspaces")) ?? [];
    await store.forget(known.map(({ id }) => id).filter((id) => !present.has(id)));
  }

  async function ratesOf(day: string): Promise<Rates> {
    const known = await store.readNote<Rates>("rates");
    if (known?.date === day) return known;
    return ratesFrom(dataOf(await server.getRates()));
  }

  async function openWorkspace(workspaceId: string): Promise<void> {
    await store.writeNotes({ workspace: workspaceId });
    const [{ state, sent }, cutoff] = await Promise.all([
      store.readCopy(workspaceId),
      readCutoff(store, workspaceId),
    ]);
    const changes = { sent: changesOf(sent), pending: view().pending };
    update({ ...unchanged(view(), changes), snapshot: state, cutoff, firstEntryDay: null });
  }

  async function openMonth(month: string): Promise<void> {
    openMonths = [month, ...openMonths.filter((each) => each !== month)].slice(0, OPEN_MONTHS_MAX);
    unreadMonths = new Set([...unreadMonths, month]);
    await readUnreadMonths();
  }

  /** Read the months looked at, and the running one when it began since this device last read a month. */
  async function readUnreadMonths(): Promise<void> {
    const workspace = view().snapshot?.workspace;
    if (workspace === undefined) return;
    const { id, firstDayOfMonth } = workspace;
    let known = (await store.readNote<string[]>(monthsNote(id))) ?? [];
    const running = months.monthOf(today(), firstDayOfMonth);
    for (const month of new Set(known.includes(running) ? unreadMonths : [...unreadMonths, running])) {
      const planning = dataOf(await server.getPlanning(id, months.firstDate(month)));
      await change(id, (state) => withPlanning(state, planning));
      known = [...new Set([...known, month])];
      await store.writeNotes({ [monthsNote(id)]: known });
      unreadMonths = new Set([...unreadMonths].filter((each) => each !== month));
    }
  }

  const older = createOlderHistory({
    server,
    store,
    open: () => view().snapshot?.workspace.id,
    async keep(workspaceId, page, cutoff) {
      await change(workspaceId, (state) => withOlder(state, page));
      if (cutoff !== undefined && view().snapshot?.workspace.id === workspaceId) update({ cutoff });
    },
    async cut(workspaceId, cutoff) {
      const isKept = (entry: HistoryEntry) => isWithin(entry, cutoff);
      await change(workspaceId, (state) => ({ ...state, history: state.history.filter(isKept) }));
      if (view().snapshot?.workspace.id === workspaceId) update({ cutoff });
    },
  });

  async function change(
    workspaceId: string,
    compute: (state: State) => State,
    caughtUp: readonly string[] = [],
  ): Promise<void> {
    const computed = (state: State | null) => (state === null ? null : compute(state));
    const snapshot = await store.change(workspaceId, computed, caughtUp);
    if (view().snapshot?.workspace.id !== workspaceId || snapshot === null) return;
    update({ snapshot, sent: sentBeside(caughtUp) });
  }

  return { isBehind, readDevice, readStart, readChanges, keepUser, openWorkspace, openMonth, older };
}

function heldOf({ workspace }: State): Copy {
  return { workspaceId: workspace.id, revision: workspace.revision };
}

/** Months that were read whole; of the others only what changed is known. */
function monthsNote(workspaceId: string): string {
  return `months ${workspaceId}`;
}

function formatNote(workspaceId: string): string {
  return `format ${workspaceId}`;
}

function ratesFrom({ baseCurrency, lastUpdatedAt, data }: CurrencyRates): Rates {
  const pairs = Object.values(data).map(({ code, value }) => [code, value]);
  return { base: baseCurrency, date: lastUpdatedAt, data: Object.fromEntries(pairs) as Rates["data"] };
}
