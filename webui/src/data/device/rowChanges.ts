/** Rows of the database as changes write them: of a workspace only what differs, and changes the server took. */
import type { State } from "@/domain";
import { OF_OWNER, ownedBy, type RowKey, type Sent } from "./database";
import { COLLECTIONS, type WritableRows } from "./rows";
import { copyOf, SENT_AREA } from "./sent";

type Collection = (typeof COLLECTIONS)[number];
type Row = State[Collection][number];

/** Writes what differs; rows that are the same object in both states are the same. */
export function writeState(rows: WritableRows, owner: string, before: State | null, after: State): void {
  const { id: workspaceId } = after.workspace;
  const put = (key: RowKey, row: unknown) => void rows.put(row, key);
  if (before?.workspace !== after.workspace)
    put([owner, workspaceId, "workspace", "workspace"], after.workspace);
  if (before?.settings !== after.settings) put([owner, OF_OWNER, "settings", "settings"], after.settings);
  for (const area of COLLECTIONS) {
    const { changed, gone } = difference(area, before?.[area] ?? [], after[area]);
    for (const row of changed) put([owner, workspaceId, area, idOf(area, row)], row);
    for (const id of gone) void rows.delete([owner, workspaceId, area, id]);
  }
}

/** Return what differs. A change touches few rows, which stand together or nearly: those around them are passed over. */
function difference(
  area: Collection,
  before: readonly Row[],
  after: readonly Row[],
): { changed: Row[]; gone: string[] } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const between = (rows: readonly Row[]) => new Set(rows.slice(start, rows.length - end));
  const [had, has] = [between(before), between(after)];
  const changed = [...has].filter((row) => !had.has(row));
  const ids = new Set(changed.map((row) => idOf(area, row)));
  const left = [...had].filter((row) => !has.has(row)).map((row) => idOf(area, row));
  return { changed, gone: left.filter((id) => !ids.has(id)) };
}

/** Fields that name a row which has no id of its own; an entry of the account history stands once for each account. */
const NAMED_BY: Partial<Record<Collection, readonly string[]>> = {
  accountHistory: ["id", "accountId"],
  daySums: ["localDay", "categoryId", "currencyCode"],
  carryRules: ["categoryId", "from"],
  targets: ["categoryId"],
  expectedIncomes: ["date"],
  prices: ["label"],
};

function idOf(area: Collection, row: Row): string {
  const values = row as unknown as Readonly<Record<string, string>>;
  return (NAMED_BY[area] ?? ["id"]).map((field) => values[field]).join(" ");
}

/** Keep a change that the server took, where this device has a copy that lacks it. */
export async function keepSent(rows: WritableRows, owner: string, sent: Sent): Promise<void> {
  const { change } = sent;
  const workspace: RowKey = [owner, change.workspaceId, "workspace", "workspace"];
  if ((await rows.getKey(workspace)) === undefined) return;
  void rows.put(sent, [owner, copyOf(change), SENT_AREA, String(change.sequence)]);
}

/** Drop the taken changes that copies have now. */
export function dropSent(rows: WritableRows, owner: string, copies: readonly string[]): void {
  for (const copy of copies) void rows.delete(ownedBy(owner, copy, SENT_AREA));
}
