/** Ticks of list items, which are shown as they come and announced to nobody. */
import type { List } from "@/domain";

/** Return whether nothing but ticks, and the order and times that follow from them, changed between two readings. */
export function differInTicksAlone(before: readonly List[], after: readonly List[]): boolean {
  return textOf(before) === textOf(after);
}

function textOf(lists: readonly List[]): string {
  const rows = lists.map(({ id, name, categoryId, isPinned, listItems }) => {
    const items = listItems.map(({ id: itemId, label, price, quantity }) => [itemId, label, price, quantity]);
    return [id, name, categoryId, isPinned, items];
  });
  return JSON.stringify(rows.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)));
}
