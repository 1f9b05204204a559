/**
 * Comparison of a guest's budget with a workspace of the server. The server makes new ids, so a row is compared by a
 * fingerprint: the fields that a person knows it by. Equal rows must be there as often.
 */
import type { HistoryPage } from "@/contract/schemas";
import type { Account, AccountHistoryEntry, Category, HistoryEntry, List, Schedule, State } from "@/domain";
import { answered, dataOf } from "../server/answer";
import type { ServerClient } from "../server/http";

const PAGE_ENTRIES = 200;
const BY_HAND: ReadonlySet<string> = new Set(["opening", "set"]);

interface Kept {
  readonly accounts: readonly Account[];
  readonly accountHistory: readonly AccountHistoryEntry[];
  readonly categories: readonly Category[];
  readonly lists: readonly List[];
  readonly schedules: readonly Pick<Schedule, "kind" | "value" | "startDate" | "note">[];
  readonly history: readonly HistoryEntry[];
  readonly plannings: readonly Planned[];
}

interface Planned {
  readonly date: string;
  readonly categoryId: string;
  readonly budget: string;
  readonly currencyCode: string;
}

/** Return the fingerprint of each row. */
export function fingerprints(rows: Kept): string[] {
  const names = new Map(rows.categories.map(({ id, name }) => [id, name]));
  return [
    ...rows.accounts.map((row) => text("account", row.name, row.type, row.currencyCode, row.deleted)),
    ...rows.accountHistory.filter(({ kind }) => BY_HAND.has(kind)).map(({ kind }) => text("balance", kind)),
    ...rows.categories.map((row) => text("category", row.name, row.icon, row.deleted)),
    ...rows.plannings.map((row) =>
      text("planned", row.date, names.get(row.categoryId), row.budget, row.currencyCode),
    ),
    ...rows.lists.map((row) => text("list", row.name, ...row.listItems.map(({ label }) => label))),
    ...rows.schedules.map((row) => text("schedule", row.kind, row.value, row.startDate, row.note)),
    ...rows.history.map((row) =>
      text("entry", row.kind, row.localDay, row.value, row.currencyCode, row.note),
    ),
  ];
}

/** Return the fingerprints of `wanted` that `found` lacks. */
export function missing(wanted: readonly string[], actual: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const each of actual) counts.set(each, (counts.get(each) ?? 0) + 1);
  return wanted.filter((each) => {
    const left = counts.get(each) ?? 0;
    counts.set(each, left - 1);
    return left <= 0;
  });
}

/** Return the fingerprints of a guest's budget, without budgets that were removed from their month. */
export function guestFingerprints(state: State): string[] {
  return fingerprints({ ...state, plannings: state.plannings.filter(({ deleted }) => !deleted) });
}

/** Return the fingerprints of a workspace on the server; throws when it does not answer. */
export async function serverFingerprints(
  client: ServerClient,
  workspaceId: string,
  dates: readonly string[],
): Promise<string[]> {
  const params = { path: { workspace_id: workspaceId } };
  const [accounts, deletedAccounts, accountHistory, categories, deletedCategories, lists, schedules] =
    await Promise.all([
      answered(client.GET("/api/account/my/{workspace_id}/new", { params })),
      answered(client.GET("/api/account/my/{workspace_id}/deleted", { params })),
      answered(client.GET("/api/account/my/account-history/{workspace_id}", { params })),
      answered(client.GET("/api/category/{workspace_id}/list", { params })),
      answered(client.GET("/api/category/my/{workspace_id}/deleted", { params })),
      answered(client.GET("/api/list/{workspace_id}", { params })),
      answered(client.GET("/api/schedule/{workspace_id}/list", { params })),
    ]);
  return fingerprints({
    accounts: [...dataOf(accounts), ...dataOf(deletedAccounts)],
    accountHistory: dataOf(accountHistory),
    categories: [...dataOf(categories), ...dataOf(deletedCategories)],
    lists: dataOf(lists),
    schedules: dataOf(schedules),
    plannings: await readPlanned(client, workspaceId, dates),
    history: await readHistory(client, workspaceId),
  });
}

async function readPlanned(
  client: ServerClient,
  workspaceId: string,
  dates: readonly string[],
): Promise<Planned[]> {
  const rows: Planned[] = [];
  for (const date of dates) {
    const params = { path: { workspace_id: workspaceId }, query: { date } };
    const month = dataOf(await answered(client.GET("/api/planning/{workspace_id}/list", { params })));
    const removed = new Set(month.deletedCategories.map(({ categoryId }) => categoryId));
    rows.push(...month.planningsCategories.filter((row) => row.id !== null && !removed.has(row.categoryId)));
  }
  return rows;
}

async function readHistory(client: ServerClient, workspaceId: string): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  let cursor: string | null = null;
  do {
    const query = { limit: PAGE_ENTRIES, ...(cursor === null ? {} : { cursor }) };
    const params = { path: { workspace_id: workspaceId }, query };
    const page: HistoryPage = dataOf(
      await answered(client.GET("/api/history/{workspace_id}/list-new", { params })),
    );
    entries.push(...page.entries);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return entries;
}

function text(...parts: (string | boolean | undefined)[]): string {
  return JSON.stringify(parts);
}
