/**
 * Carry-over: the amount that a category's month hands to the next one. It is derived at reading, from the budgets and
 * the spending since the month of a category's first rule. The newest rule at or before a month is that month's; nothing
 * is handed into the month of the first rule. Months are keys `yyyy-MM`.
 */
import { total, type Amount, type Total } from "../base/conversions";
import { moneyDigits } from "../base/currencies";
import { ErrorCode, fieldError } from "../base/errors";
import { fromText, quantize, toFraction, ZERO, type Money } from "../base/money";
import * as months from "../base/months";
import type { Rates } from "@/contract/budget";

/** `left` hands over what is left, `all` overspending too. */
export type Carry = "none" | "left" | "all";

/** Rule of a category from a month on. */
export interface Rule {
  readonly categoryId: string;
  readonly month: string;
  readonly carry: Carry;
  /** Largest amount that is handed over, in the currency of the month that hands it over. */
  readonly cap: string | null;
}

/** Budget of a category in a month, not removed from it. */
export interface MonthBudget {
  readonly categoryId: string;
  readonly month: string;
  readonly budget: string;
  readonly currencyCode: string;
}

/** Spending of a category in a month, in one currency. */
export interface MonthSum {
  readonly categoryId: string;
  readonly month: string;
  readonly currencyCode: string;
  readonly spent: string;
}

/** Rules of all categories, with the budgets and the spending of the months since the first rule. */
export interface Past {
  readonly rules: readonly Rule[];
  readonly budgets: readonly MonthBudget[];
  readonly sums: readonly MonthSum[];
}

/** End of a category's month, in the currency of its row. */
export interface Closing {
  readonly month: string;
  readonly currencyCode: string;
  readonly budget: Money;
  readonly carried: Money;
  readonly spent: Money;
  /** Budget and carried amount less spending; below zero when overspent. */
  readonly available: Money;
  /** Amount that the month's rule hands to the next month. */
  readonly handed: Money;
}

/** Amount carried into a month, in the currency of its row. */
export interface Carried {
  readonly currencyCode: string;
  readonly amount: Money;
  /** Amount as it was handed over, where it was converted from another currency. */
  readonly original: Amount | null;
  /** Month that handed it over. */
  readonly closing: Closing;
  /** Amounts without a rate that are missing in it. */
  readonly notConverted: readonly Amount[];
}

/** Refuse a cap that nothing is carried under, or that its currency can't have. */
export function checkRule(carry: Carry, currencyCode: string, cap: Money | null): void {
  if (cap === null) return;
  if (carry === "none") throw fieldError("cap", ErrorCode.VALIDATION_CHOICE);
  if (quantize(toFraction(cap), moneyDigits(currencyCode)) !== cap) {
    throw fieldError("cap", ErrorCode.VALIDATION_AMOUNT_DIGITS);
  }
}

/** Return the rule of each category in a month: the newest at or before it. */
export function rulesOf<T extends Pick<Rule, "categoryId" | "month">>(
  rules: readonly T[],
  month: string,
): ReadonlyMap<string, T> {
  const begun = rules.filter((rule) => rule.month <= month).sort(byMonth);
  return new Map(begun.map((rule) => [rule.categoryId, rule]));
}

/**
 * Return the amount that a month hands to the next one.
 *
 * | carry, cap | available       | handed          |
 * |------------|-----------------|-----------------|
 * | none       | 45.00           | 0.00            |
 * | left       | 45.00 or −20.00 | 45.00 or 0.00   |
 * | all        | 45.00 or −20.00 | 45.00 or −20.00 |
 * | all, 30.00 | 45.00 or −20.00 | 30.00 or −20.00 |
 */
export function handed(available: Money, carry: Carry, cap: Money | null): Money {
  if (carry === "none") return ZERO;
  const kept = carry === "all" || available > ZERO ? available : ZERO;
  return cap === null || kept < cap ? kept : cap;
}

/**
 * Return what is carried into a month, for each category with a rule before it. `codes` are the currencies of the
 * month's planned rows; a row where nothing is planned is in `currencyCode`.
 */
export function carriedInto(
  month: string,
  codes: ReadonlyMap<string, string>,
  currencyCode: string,
  past: Past,
  rates: Rates,
): ReadonlyMap<string, Carried> {
  const begun = past.rules.filter((rule) => rule.month < month).sort(byMonth);
  const [budgets, sums] = [grouped(past.budgets, "categoryId"), grouped(past.sums, "categoryId")];
  const chains = [...grouped(begun, "categoryId")].map(([categoryId, rules]): readonly [string, Carried] => {
    const chain: Chain = {
      rules,
      budgets: new Map((budgets.get(categoryId) ?? []).map((budget) => [budget.month, budget])),
      sums: spentByMonth(sums.get(categoryId) ?? []),
      currencyCode,
      rates,
    };
    return [categoryId, into(chain, month, codes.get(categoryId) ?? currencyCode)];
  });
  return new Map(chains);
}

/** Months of one category, from that of its first rule on. */
interface Chain {
  /** In order. */
  readonly rules: readonly Rule[];
  readonly budgets: ReadonlyMap<string, MonthBudget>;
  readonly sums: ReadonlyMap<string, readonly Amount[]>;
  readonly currencyCode: string;
  readonly rates: Rates;
}

/** Return the amount carried into a month, whose row is in `code`. */
function into(chain: Chain, month: string, code: string): Carried {
  const [first = month, ...following] = monthsUntil(chain, months.add(month, -1));
  const start = closeMonth(chain, first, { amount: ZERO, notConverted: [] });
  const end = following.reduce(
    (before, key) => closeMonth(chain, key, handOver(before, codeOf(chain, key), chain.rates)),
    start,
  );
  const { amount, notConverted } = handOver(end, code, chain.rates);
  const { currencyCode, handed: given } = end.closing;
  const isConverted = amount !== ZERO && currencyCode !== code;
  return {
    currencyCode: code,
    amount,
    original: isConverted ? { currencyCode, amount: given } : null,
    closing: end.closing,
    notConverted: byCurrency(notConverted),
  };
}

/** End of a month, and the amounts without a rate up to it. */
interface End {
  readonly closing: Closing;
  readonly notConverted: readonly Amount[];
}

function closeMonth(chain: Chain, month: string, { amount: carried, notConverted }: Total): End {
  const currencyCode = codeOf(chain, month);
  const budget = fromText(chain.budgets.get(month)?.budget ?? "0");
  const { amount: spent, notConverted: left } = total(chain.sums.get(month) ?? [], currencyCode, chain.rates);
  const { carry, cap } = ruleOf(chain, month);
  const available = budget + carried - spent;
  const over = handed(available, carry, cap === null ? null : fromText(cap));
  return {
    closing: { month, currencyCode, budget, carried, spent, available, handed: over },
    notConverted: carry === "none" ? [] : [...notConverted, ...left],
  };
}

/** Return what a month hands over, in the currency of the month that gets it. */
function handOver({ closing, notConverted }: End, code: string, rates: Rates): Total {
  const { currencyCode, handed: amount } = closing;
  if (currencyCode === code || amount === ZERO) return { amount, notConverted };
  const converted = total([{ currencyCode, amount }], code, rates);
  return { amount: converted.amount, notConverted: [...notConverted, ...converted.notConverted] };
}

/** Return the rule of a month, which is not before the first one. */
function ruleOf({ rules }: Chain, month: string): Pick<Rule, "carry" | "cap"> {
  return rules.findLast((rule) => rule.month <= month) ?? { carry: "none", cap: null };
}

function codeOf({ budgets, currencyCode }: Chain, month: string): string {
  return budgets.get(month)?.currencyCode ?? currencyCode;
}

/**
 * Return the months that can change the amount, and `last`. A later month without budget, spending or a new rule hands
 * over what was handed to it.
 */
function monthsUntil({ rules, budgets, sums }: Chain, last: string): readonly string[] {
  const first = rules[0]?.month ?? last;
  const moved = [...budgets.keys(), ...sums.keys(), ...rules.map(({ month }) => month)].filter(
    (month) => first <= month && month < last,
  );
  return [...new Set([...moved, ...moved.map((month) => months.add(month, 1)), last])].sort();
}

function spentByMonth(sums: readonly MonthSum[]): ReadonlyMap<string, readonly Amount[]> {
  const amounts = (each: readonly MonthSum[]) =>
    each.map(({ currencyCode, spent }) => ({ currencyCode, amount: fromText(spent) }));
  return new Map([...grouped(sums, "month")].map(([month, each]) => [month, amounts(each)]));
}

function grouped<Key extends string, T extends Readonly<Record<Key, string>>>(
  rows: readonly T[],
  key: Key,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row[key]);
    if (group === undefined) groups.set(row[key], [row]);
    else group.push(row);
  }
  return groups;
}

function byCurrency(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<string, Money>();
  for (const { currencyCode, amount } of amounts) {
    sums.set(currencyCode, (sums.get(currencyCode) ?? ZERO) + amount);
  }
  return [...sums].sort().map(([currencyCode, amount]) => ({ currencyCode, amount }));
}

function byMonth(a: { readonly month: string }, b: { readonly month: string }): number {
  return a.month < b.month ? -1 : Number(a.month > b.month);
}
