/** The order in which people see their categories and accounts: each has a `position`, smaller ones come first. */
import { ErrorCode, fieldError } from "./errors";

interface PositionedRow {
  readonly id: string;
  readonly position: number;
  readonly deleted: boolean;
}

interface Placed {
  readonly id: string;
  readonly position: number;
  readonly createdAt: string;
}

/**
 * The position of every live row after the rows of `ids` move to the front, in this order. `rows` are all rows in the
 * order they have; live ones that `ids` leaves out follow in it. The live rows share out the positions they have, so that
 * a deleted one finds its own free when it is restored.
 */
export function positions(
  rows: readonly PositionedRow[],
  ids: readonly string[],
): ReadonlyMap<string, number> {
  const live = new Map(rows.map(({ id, deleted }) => [id, !deleted]));
  const named = new Set<string>();
  ids.forEach((id, index) => {
    if (!live.has(id)) throw fieldError(`ids.${String(index)}`, ErrorCode.VALIDATION_REFERENCE);
    if (named.has(id)) throw fieldError(`ids.${String(index)}`, ErrorCode.VALIDATION_UNIQUE);
    named.add(id);
  });
  const order = [...ids, ...[...live.keys()].filter((id) => !named.has(id))];
  const free = rising(rows);
  return new Map(order.filter((id) => live.get(id)).map((id, index) => [id, free[index] ?? index]));
}

/** Positions of the live rows from the smallest up; of equal ones the later are raised. */
function rising(rows: readonly PositionedRow[]): readonly number[] {
  const taken = rows.filter(({ deleted }) => !deleted).map(({ position }) => position);
  let last = -1;
  return taken.sort((a, b) => a - b).map((position) => (last = Math.max(position, last + 1)));
}

/** The position of a new row: behind all others, deleted ones too. */
export function nextPosition(taken: readonly number[]): number {
  return Math.max(-1, ...taken) + 1;
}

/** Rows in the order people see them; of equal positions the older row comes first. */
export function compareOrder(a: Placed, b: Placed): number {
  return a.position - b.position || compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
