/** Changes of a list's items, one operation each: changes by others meanwhile stay. */
import type { ListItem } from "@/contract/budget";
import type { ListItemAdd, Operation } from "./operations";

const FIELDS = ["label", "isChecked", "price", "quantity"] as const;

/** Items of a form may leave out what a new one has by default. */
export type WantedItem = ListItemAdd & { readonly id: string };

/** New items come before others go: a list is never without any. */
export function itemChanges(
  listId: string,
  before: readonly ListItem[],
  after: readonly WantedItem[],
): Operation[] {
  const known = new Map(before.map((item) => [item.id, item]));
  const remainingIds = new Set(after.map(({ id }) => id));
  const added = after.filter(({ id }) => !known.has(id));
  return [
    ...added.map(({ id, ...body }): Operation => ({ name: "addListItem", id, listId, body })),
    ...after.flatMap((item) => changed(listId, known.get(item.id), item)),
    ...before
      .filter(({ id }) => !remainingIds.has(id))
      .map(({ id }): Operation => ({ name: "removeListItem", id, listId })),
  ];
}

function changed(listId: string, before: ListItem | undefined, after: WantedItem): Operation[] {
  if (before === undefined) return [];
  const isOther = (field: (typeof FIELDS)[number]) =>
    after[field] !== undefined && after[field] !== before[field];
  const fields = FIELDS.filter(isOther);
  if (fields.length === 0) return [];
  const body = Object.fromEntries(fields.map((field) => [field, after[field]]));
  return [{ name: "updateListItem", id: after.id, listId, body }];
}
