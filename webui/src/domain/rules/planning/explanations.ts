/**
 * Explanation of a month's number as a tree, whose leaves add up to it exactly. The numbers are those of
 * `plannings.view`; a leaf `rounding` holds what the conversions of several parts differ by.
 */
import type { Carried, Closing } from "./carryOver";
import { exact, total, type Amount } from "../base/conversions";
import { moneyDigits } from "../base/currencies";
import { quantize, sum, ZERO, type Money } from "../base/money";
import type { Progress, View } from "./plannings";
import type { ExplainedNumber, Explanation, Rates } from "@/contract/budget";

type Code = Explanation["code"];

/** Part of a number; without children a leaf. */
export interface Node {
  readonly code: Code;
  readonly amount: Money;
  readonly currencyCode: string;
  readonly children: readonly Node[];
  readonly categoryId: string | null;
  /** Month of a part that lies before the explained one. */
  readonly month: string | null;
  /** Amount before it was converted, or that has no rate and counts 0. */
  readonly original: Amount | null;
}

/** The four amounts that the other numbers are made of. */
type Parts = Readonly<Record<"budget" | "carried" | "spent" | "upcoming", Node>>;

/** Return the explanation of a number of a category's row; null where the month does not show the category. */
export function explainRow(
  categoryId: string,
  of: ExplainedNumber,
  seen: View,
  carried: Carried | undefined,
  rates: Rates,
): Node | null {
  const row = seen.rows.get(categoryId);
  if (row === undefined) return null;
  const { currencyCode: code } = row;
  const converted = (name: "spent" | "upcoming") =>
    parent(name, row[name], code, convertedLeaves(name, seen[name].get(categoryId) ?? [], code, rates));
  return numberOf(of, row, {
    budget: leaf("budget", row.budget, code),
    carried: carriedNode(row, carried, rates),
    spent: converted("spent"),
    upcoming: converted("upcoming"),
  });
}

/** Return the explanation of a number of the whole month, by category. */
export function explainMonth(of: ExplainedNumber, seen: View, rates: Rates): Node {
  const { rows, total: row } = seen;
  const { currencyCode: code } = row;
  const byCategory = (
    name: Code,
    amount: Money,
    parts: Iterable<readonly [string | null, readonly Amount[]]>,
  ) =>
    parent(
      name,
      amount,
      code,
      [...parts].flatMap(([id, amounts]) => categoryLeaves(id, amounts, code, rates)),
    );
  const ofRows = (figure: (each: Progress) => Money, ids: Iterable<string>) =>
    [...ids].flatMap((id) => {
      const each = rows.get(id);
      return each === undefined
        ? []
        : [[id, [{ currencyCode: each.currencyCode, amount: figure(each) }]] as const];
    });
  const setAside = byCategory(
    "setAside",
    row.setAside,
    ofRows(({ rest }) => rest, seen.targetIds),
  );
  return numberOf(
    of,
    row,
    {
      budget: byCategory(
        "budget",
        row.budget,
        ofRows(({ budget }) => budget, rows.keys()),
      ),
      carried: byCategory(
        "carried",
        row.carried,
        ofRows(({ carried }) => carried, rows.keys()),
      ),
      spent: byCategory("spent", row.spent, seen.spent),
      upcoming: byCategory("upcoming", row.upcoming, seen.upcoming),
    },
    setAside,
  );
}

function numberOf(of: ExplainedNumber, row: Progress, parts: Parts, setAside?: Node): Node {
  const { budget, carried, spent, upcoming } = parts;
  const { currencyCode: code } = row;
  if (of === "available") return parent("available", row.available, code, [budget, carried, negated(spent)]);
  if (of === "free") {
    const less = [spent, upcoming, ...(setAside === undefined ? [] : [setAside])].map(negated);
    return parent("free", row.free, code, [budget, carried, ...less]);
  }
  return parts[of];
}

/** Return the carried amount, made of the month that handed it over. */
function carriedNode(row: Progress, carried: Carried | undefined, rates: Rates): Node {
  const { currencyCode: code } = row;
  if (carried === undefined) return leaf("carried", row.carried, code);
  const { closing } = carried;
  const parts: readonly (readonly [Code, Money])[] = [
    ["budget", closing.budget],
    ["carried", closing.carried],
    ["spent", -closing.spent],
    ["notCarried", closing.handed - closing.available],
  ];
  const closed = parts.flatMap(([name, amount]) =>
    amount === ZERO ? [] : closedLeaves(name, amount, closing, code, rates),
  );
  const missing = carried.notConverted.map((part) => missingLeaf(part, code));
  return { ...parent("carried", carried.amount, code, [...closed, ...missing]), original: carried.original };
}

/** Return a part of a closed month, in the currency of the explained row; nothing without a rate. */
function closedLeaves(name: Code, amount: Money, closing: Closing, code: string, rates: Rates): Node[] {
  const { currencyCode, month } = closing;
  const value = exact(amount, currencyCode, code, rates);
  if (value === null) return [];
  const original = currencyCode === code ? null : { currencyCode, amount };
  return [{ ...leaf(name, quantize(value, moneyDigits(code)), code), month, original }];
}

/** Return what a category has in a sum, and what has no rate. */
function categoryLeaves(
  categoryId: string | null,
  parts: readonly Amount[],
  code: string,
  rates: Rates,
): Node[] {
  const { amount, notConverted } = total(parts, code, rates);
  const [single] = parts;
  const isConverted = parts.length === 1 && single?.currencyCode !== code;
  const own = {
    ...leaf("category", amount, code),
    categoryId,
    original: isConverted ? (single ?? null) : null,
  };
  const missing = notConverted
    .filter((part) => part.amount !== ZERO)
    .map((part) => ({ ...missingLeaf(part, code), categoryId }));
  return [...(amount === ZERO ? [] : [own]), ...missing];
}

/** Return a leaf for each currency; none for an amount that is one number in one currency. */
function convertedLeaves(name: Code, parts: readonly Amount[], code: string, rates: Rates): Node[] {
  if (parts.every(({ currencyCode }) => currencyCode === code)) return [];
  const sums = new Map<string, Money>();
  for (const { currencyCode, amount } of parts) {
    sums.set(currencyCode, (sums.get(currencyCode) ?? ZERO) + amount);
  }
  return [...sums].map(([currencyCode, amount]) => {
    const value = exact(amount, currencyCode, code, rates);
    if (value === null) return missingLeaf({ currencyCode, amount }, code);
    const original = currencyCode === code ? null : { currencyCode, amount };
    return { ...leaf(name, quantize(value, moneyDigits(code)), code), original };
  });
}

function missingLeaf(original: Amount, code: string): Node {
  return { ...leaf("notConverted", ZERO, code), original };
}

function leaf(code: Code, amount: Money, currencyCode: string): Node {
  return { code, amount, currencyCode, children: [], categoryId: null, month: null, original: null };
}

/** Return a node of these parts, with a leaf for what they differ from its amount by. */
function parent(code: Code, amount: Money, currencyCode: string, children: readonly Node[]): Node {
  const rest = amount - sum(children.map((child) => child.amount));
  const isRounded = children.length > 0 && rest !== ZERO;
  const parts = isRounded ? [...children, leaf("rounding", rest, currencyCode)] : children;
  return { ...leaf(code, amount, currencyCode), children: parts };
}

function negated(node: Node): Node {
  return { ...node, amount: -node.amount, children: node.children.map(negated) };
}
