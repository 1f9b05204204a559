/** Reads an owner's budget into its view: from this device at once, from the server when it answers. */
import { months, rates as rateRules, type Rates, type State, type Workspace } from "@/domain";
import type { ViewCell } from "./view";
import type { Remote } from "../server/remote";
import { dataOf, readAll, withPlanning } from "./snapshot";
import type { Store } from "../device/store";
import type { CurrencyRates, User } from "@/contract/schemas";

const OPEN_MONTHS_MAX = 6;
const PAGE_ENTRIES = 50;

export interface ReaderOptions {
  readonly remote: Remote;
  readonly store: Store;
  readonly cell: ViewCell;
}

export function createReader({ remote, store, cell }: ReaderOptions) {
  const { view, update } = cell;
  let openMonths: readonly string[] = [];
  let usersKept = 0;

  async function readDevice(): Promise<void> {
    const [user, workspaces, rates, opened] = await Promise.all([
      store.readNote<User>("user"),
      store.readNote<Workspace[]>("workspaces"),
      store.readNote<Rates>("rates"),
      store.readNote<string>("workspace"),
    ]);
    const snapshot = opened === null ? null : await store.read(opened);
    const hasMoreHistory = (await cursorOf(opened)) !== null;
    update({
      user,
      workspaces: workspaces ?? [],
      rates: rates ?? rateRules.SNAPSHOT,
      snapshot,
      hasMoreHistory,
    });
  }

  /** What a call just said about the person; a reading that began before it knows less. */
  async function keepUser(user: User): Promise<void> {
    usersKept += 1;
    update({ user });
    await store.writeNotes({ user });
  }

  async function readServer(): Promise<void> {
    const keptBefore = usersKept;
    const [read, answer] = await Promise.all([
      readAll(remote, view().snapshot, openMonths),
      remote.getRates(),
    ]);
    const { workspaces, state, cursor } = read;
    const rates = ratesOf(dataOf(answer));
    const workspace = state?.workspace.id ?? null;
    if (state !== null) await store.change(state.workspace.id, () => state);
    const user = usersKept === keptBefore ? read.user : view().user;
    await store.writeNotes({ user, workspaces, rates, workspace, [cursorNote(workspace)]: cursor });
    update({ user, workspaces, rates, snapshot: state, hasMoreHistory: cursor !== null, stopped: "none" });
  }

  async function openWorkspace(workspaceId: string): Promise<void> {
    await store.writeNotes({ workspace: workspaceId });
    update({
      snapshot: await store.read(workspaceId),
      hasMoreHistory: (await cursorOf(workspaceId)) !== null,
    });
  }

  async function openMonth(month: string): Promise<void> {
    openMonths = [month, ...openMonths.filter((each) => each !== month)].slice(0, OPEN_MONTHS_MAX);
    const workspaceId = view().snapshot?.workspace.id;
    if (workspaceId === undefined) return;
    const planning = dataOf(await remote.getPlanning(workspaceId, months.firstDate(month)));
    await change(workspaceId, (state) => withPlanning(state, planning));
  }

  async function loadMoreHistory(): Promise<void> {
    const workspaceId = view().snapshot?.workspace.id;
    const cursor = await cursorOf(workspaceId ?? null);
    if (workspaceId === undefined || cursor === null) return;
    const page = dataOf(await remote.listHistory(workspaceId, { cursor, limit: PAGE_ENTRIES }));
    await store.writeNotes({ [cursorNote(workspaceId)]: page.nextCursor });
    await change(workspaceId, (state) => {
      const known = new Set(state.history.map(({ id }) => id));
      return { ...state, history: [...state.history, ...page.entries.filter(({ id }) => !known.has(id))] };
    });
    update({ hasMoreHistory: page.nextCursor !== null });
  }

  async function change(workspaceId: string, compute: (state: State) => State): Promise<void> {
    const snapshot = await store.change(workspaceId, (state) => (state === null ? null : compute(state)));
    if (view().snapshot?.workspace.id === workspaceId) update({ snapshot });
  }

  function cursorOf(workspaceId: string | null): Promise<string | null> {
    return store.readNote<string>(cursorNote(workspaceId));
  }

  return { readDevice, readServer, keepUser, openWorkspace, openMonth, loadMoreHistory };
}

function cursorNote(workspaceId: string | null): string {
  return `cursor ${workspaceId ?? ""}`;
}

function ratesOf({ baseCurrency, lastUpdatedAt, data }: CurrencyRates): Rates {
  const pairs = Object.values(data).map(({ code, value }) => [code, value]);
  return { base: baseCurrency, date: lastUpdatedAt, data: Object.fromEntries(pairs) as Rates["data"] };
}
