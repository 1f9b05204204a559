/** Reads what the server has of a workspace, as the state this device computes with. */
import { months, type DaySum, type PlannedBudget, type Planning, type State, type Workspace } from "@/domain";
import { today } from "../device/clock";
import type { Answer } from "../server/http";
import type { Remote } from "../server/remote";
import type { User } from "@/contract/schemas";

const PAGE_ENTRIES = 200;
const FIRST_PAGE_ENTRIES = 50;

/** A call that got no usable answer; whatever was read so far is not used. */
export class Unanswered extends Error {
  readonly status: number | "error";

  constructor(status: number | "error") {
    super(`no answer: ${status}`);
    this.status = status;
  }
}

export interface Read {
  readonly user: User;
  readonly workspaces: readonly Workspace[];
  readonly state: State | null;
  readonly cursor: string | null;
}

export function dataOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Unanswered(answer.status);
  return answer.data;
}

/** The person, the workspaces, and the open one: as much of its history and as many months as are held already. */
export async function readAll(
  remote: Remote,
  known: State | null,
  openMonths: readonly string[],
): Promise<Read> {
  const [me, listed] = await Promise.all([remote.getMe(), remote.listWorkspaces()]);
  const [user, workspaces] = [dataOf(me), dataOf(listed)];
  const workspace = workspaces.find(({ id }) => id === user.settings.workspace) ?? workspaces[0];
  if (workspace === undefined) return { user, workspaces, state: null, cursor: null };
  const same = known?.workspace.id === workspace.id ? known : null;
  const [rows, plannings, page] = await Promise.all([
    readRows(remote, workspace.id),
    readPlannings(remote, workspace, openMonths),
    readHistory(remote, workspace.id, same?.history.length ?? 0),
  ]);
  const state: State = {
    ...rows,
    workspace,
    plannings: same?.plannings ?? [],
    daySums: same?.daySums ?? [],
    history: page.entries,
    settings: user.settings,
  };
  return { user, workspaces, state: plannings.reduce(withPlanning, state), cursor: page.nextCursor };
}

/** The state with a month as the server has it. */
export function withPlanning(state: State, planning: Planning): State {
  const { date, firstDay, lastDay, planningsCategories, deletedCategories } = planning;
  const removed = new Set(deletedCategories.map((row) => row.categoryId));
  const live = planningsCategories.filter((row) => !removed.has(row.categoryId));
  const stored = [...storedRows(live, false), ...storedRows(deletedCategories, true)];
  const isElsewhere = ({ localDay }: DaySum) => localDay < firstDay || localDay > lastDay;
  return {
    ...state,
    plannings: [...state.plannings.filter((planned) => planned.date !== date), ...stored],
    daySums: [...state.daySums.filter(isElsewhere), ...planningsCategories.flatMap(spentRows(firstDay))],
  };
}

async function readRows(
  remote: Remote,
  id: string,
): Promise<Pick<State, "accounts" | "categories" | "accountHistory" | "lists">> {
  const [accounts, deletedAccounts, categories, deletedCategories, accountHistory, lists] = await Promise.all(
    [
      remote.listAccounts(id),
      remote.listDeletedAccounts(id),
      remote.listCategories(id),
      remote.listDeletedCategories(id),
      remote.listAccountHistory(id),
      remote.listLists(id),
    ],
  );
  return {
    accounts: [...dataOf(accounts), ...dataOf(deletedAccounts)].sort(byCreation),
    categories: [...dataOf(categories), ...dataOf(deletedCategories)].sort(byCreation),
    accountHistory: dataOf(accountHistory),
    lists: dataOf(lists),
  };
}

async function readPlannings(
  remote: Remote,
  workspace: Workspace,
  openMonths: readonly string[],
): Promise<Planning[]> {
  const running = months.monthOf(today(), workspace.firstDayOfMonth);
  const wanted = [...new Set([running, ...openMonths])];
  const answers = wanted.map((month) => remote.getPlanning(workspace.id, months.firstDate(month)));
  return (await Promise.all(answers)).map(dataOf);
}

async function readHistory(remote: Remote, workspaceId: string, heldEntries: number) {
  const limit = heldEntries > FIRST_PAGE_ENTRIES ? PAGE_ENTRIES : FIRST_PAGE_ENTRIES;
  let page = dataOf(await remote.listHistory(workspaceId, { limit }));
  while (page.nextCursor !== null && page.entries.length < heldEntries) {
    const next = dataOf(await remote.listHistory(workspaceId, { limit, cursor: page.nextCursor }));
    page = { entries: [...page.entries, ...next.entries], nextCursor: next.nextCursor };
  }
  return page;
}

type Rows = Planning["planningsCategories"];

function storedRows(rows: Rows, deleted: boolean): PlannedBudget[] {
  return rows.flatMap(({ id, categoryId, date, budget, currencyCode, version, createdAt, updatedAt }) => {
    if (id === null || createdAt === null || updatedAt === null) return [];
    const row = { id, categoryId, date, budget, currencyCode, version, createdAt, updatedAt };
    return [{ ...row, deleted, removedEntries: [] }];
  });
}

function spentRows(localDay: string): (row: Rows[number]) => DaySum[] {
  return ({ categoryId, currencyCode, spent, notConverted }) =>
    [{ currencyCode, amount: spent }, ...notConverted]
      .filter(({ amount }) => amount !== "0.00")
      .map((part) => ({ localDay, categoryId, currencyCode: part.currencyCode, spent: part.amount }));
}

function byCreation(a: { createdAt: string; id: string }, b: { createdAt: string; id: string }): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
