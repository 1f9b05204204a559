/** Explanation of a month's number in the words of the contract: as the server would answer it. */
import { explainMonth, explainRow, type Node } from "../rules/planning/explanations";
import { formatText } from "../rules/base/money";
import { dayRange, firstDate } from "../rules/base/months";
import { rate } from "../rules/base/rates";
import { formatRate, quotient } from "../rules/base/rates";
import type { ExplainedNumber, Explanation, Rates } from "@/contract/budget";
import { monthView, type Plans } from "./monthView";
import { entriesOf } from "./entryLines";
import type { State } from "./state";

/** A number that somebody asks about. */
export interface Explained {
  /** Null: the whole month. */
  readonly categoryId: string | null;
  readonly of: ExplainedNumber;
}

/** Entries that a tree is about. */
interface Entries {
  readonly state: Pick<State, "history" | "workspace">;
  /** Day after which this device has every entry; null: it has all. */
  readonly heldAfter: string | null;
  readonly date: string;
  readonly categoryId: string | null;
  readonly rates: Rates;
}

/**
 * Return the parts of a number of a month (`yyyy-MM`); null where the month does not show the category. A number of
 * entries is said where this device has all of them: those after `heldAfter`, and every one when that is null.
 */
export function explanationView(
  state: Plans & Pick<State, "history">,
  key: string,
  today: string,
  rates: Rates,
  { categoryId, of }: Explained,
  heldAfter: string | null = null,
): Explanation | null {
  const { seen, carried } = monthView(state, key, today, rates);
  const tree =
    categoryId === null
      ? explainMonth(of, seen, rates)
      : explainRow(categoryId, of, seen, carried.get(categoryId), rates);
  return tree && nodeView(tree, { state, heldAfter, date: firstDate(key), categoryId, rates }, false);
}

/** Return a node with its entries; `isSpent` where an outer one is spending. */
function nodeView(node: Node, entries: Entries, isSpent: boolean): Explanation {
  const spends = isSpent || node.code === "spent";
  const isListed = spends && node.children.length === 0 && node.code !== "rounding";
  const filter = isListed ? filterOf(node, entries) : null;
  const nodeRate = rateOf(node, entries.rates);
  return {
    ...node,
    amount: formatText(node.amount),
    month: node.month === null ? null : firstDate(node.month),
    original: node.original && { ...node.original, amount: formatText(node.original.amount) },
    rate: nodeRate,
    rateDate: nodeRate === null ? null : entries.rates.date,
    count: filter === null || node.month !== null ? null : countOf(node, filter, entries),
    filter,
    children: node.children.map((child) => nodeView(child, entries, spends)),
  };
}

function filterOf(node: Node, { date, categoryId: explained }: Entries): Explanation["filter"] {
  const categoryId = node.categoryId ?? explained;
  const month = node.month === null ? date : firstDate(node.month);
  return categoryId === null ? null : { month, categoryId, kind: "expense" };
}

/** Return the number of entries, of one currency where the leaf is about one; null where some are not here. */
function countOf(
  { original }: Node,
  { categoryId, month }: NonNullable<Explanation["filter"]>,
  { state, heldAfter }: Entries,
): number | null {
  const [first] = dayRange(month.slice(0, 7), state.workspace.firstDayOfMonth);
  if (heldAfter !== null && first <= heldAfter) return null;
  const isCounted = (code: string) => original === null || original.currencyCode === code;
  return entriesOf(state, { categoryId, date: month }).filter(({ currencyCode }) => isCounted(currencyCode))
    .length;
}

function rateOf({ original, currencyCode, code }: Node, rates: Rates): string | null {
  if (original === null || code === "notConverted") return null;
  const [source, target] = [rate(rates, original.currencyCode), rate(rates, currencyCode)];
  return source === null || target === null ? null : formatRate(quotient(target, source));
}
