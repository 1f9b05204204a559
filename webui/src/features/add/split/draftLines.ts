/** Lines of an expense while it is split: all but the last are typed, the last gets the rest. */
import { lines as rules, money, type Money } from "@/domain";
import { totalOf } from "@/ui/keypad/terms";
import { EMPTY, isPart, PERCENT } from "@/ui/keypad/typedAmount";

export interface DraftLine {
  /** An id; null: still to be chosen. */
  readonly category: string | null;
  /** An amount, a sum, or a part of the whole as typed: `12.5`, `4+3`, `25%`. That of the last line counts for nothing. */
  readonly text: string;
  readonly note: string;
}

export const EMPTY_LINE: DraftLine = { category: null, text: EMPTY, note: "" };

/** Return the amount of each line; the last one's is below zero when the others are too much. */
export function amountsOf(lines: readonly DraftLine[], total: string, decimals: number): readonly Money[] {
  const sum = money.fromText(total);
  const typed = lines.slice(0, -1).map(({ text }) => amountOf(text, sum, decimals));
  return [...typed, sum - money.sum(typed)];
}

function amountOf(text: string, sum: Money, decimals: number): Money {
  if (!isPart(text)) return money.fromText(totalOf(text));
  const part = money.toFraction(money.fromText(text.replace(PERCENT, "")));
  return money.convert(sum, money.toFraction(money.fromText("100")), part, decimals);
}

/** Return whether amounts as they were booked, or settled, still add up to the total. */
export function isDivided(lines: readonly DraftLine[], total: string): boolean {
  if (lines.length < 2) return true;
  return money.sum(lines.map(({ text }) => money.fromText(totalOf(text)))) === money.fromText(total);
}

/** Return whether the lines can be booked: each with a category and more than nothing. */
export function areWhole(lines: readonly DraftLine[], total: string, decimals: number): boolean {
  const amounts = amountsOf(lines, total, decimals);
  return lines.every(({ category }) => category !== null) && amounts.every((amount) => amount > money.ZERO);
}

/** Return the lines with what parts and sums come to; the last with its rest. */
export function settled(lines: readonly DraftLine[], total: string, decimals: number): readonly DraftLine[] {
  const amounts = amountsOf(lines, total, decimals);
  return lines.map((line, index) => ({ ...line, text: shortText(amounts[index] ?? money.ZERO) }));
}

/** Return the lines of amounts, in proportion to them where the total is another one: it was converted. */
export function linesOfAmounts(
  parts: readonly { readonly categoryId: string; readonly value: string; readonly note?: string }[],
  total: string,
  decimals: number,
): readonly DraftLine[] {
  const values = parts.map(({ value }) => money.abs(money.fromText(value)));
  const sum = money.fromText(total);
  const amounts = money.sum(values) === sum ? values : rules.divide(sum, values, decimals);
  return parts.map(({ categoryId, note = "" }, index) => ({
    category: categoryId,
    text: shortText(amounts[index] ?? money.ZERO),
    note,
  }));
}

/** Return the lines of another total, of which one takes the difference. */
export function withDifference(lines: readonly DraftLine[], total: string, at: number): readonly DraftLine[] {
  const amounts = lines.map(({ text }) => money.fromText(totalOf(text)));
  const difference = money.fromText(total) - money.sum(amounts);
  return lines.map((line, index) =>
    index === at ? { ...line, text: shortText((amounts[index] ?? money.ZERO) + difference) } : line,
  );
}

/** An amount as one types it: 12.50 is 12.5. */
function shortText(amount: Money): string {
  return money.formatText(amount).replace(/\.?0+$/, "") || EMPTY;
}
