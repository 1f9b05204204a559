import { describe, expect, it, test } from "vitest";
import { category, guest, lunch, run, start } from "@testing/budgets";
import { dice, randomOperation } from "@testing/randomOperations";
import { apply } from "./apply";
import { DomainError } from "../rules/base/errors";
import { fromText, formatText, sum } from "../rules/base/money";
import type { ExplainedNumber, Explanation, Rates } from "@/contract/budget";
import { explanationView } from "./explanationView";
import { planningView } from "./planningView";
import { sampleState } from "./sampleState";
import type { State } from "./state";

const NUMBERS: readonly ExplainedNumber[] = ["budget", "spent", "carried", "available", "free", "upcoming"];
const { today } = guest;

function leaves(node: Explanation): readonly Explanation[] {
  return node.children.length === 0 ? [node] : node.children.flatMap(leaves);
}

/** The number that a tree is of, and the one that its leaves add up to. */
function sums(tree: Explanation | null) {
  if (tree === null) return null;
  return [tree.amount, formatText(sum(leaves(tree).map(({ amount }) => fromText(amount))))];
}

/** Compare every number of a month with its tree. */
function expectExplained(state: State, key: string, rates: Rates): void {
  const month = planningView(state, key, today, rates);
  const explained = (categoryId: string | null, of: ExplainedNumber) =>
    sums(explanationView(state, key, today, rates, { categoryId, of }));
  for (const of of NUMBERS) {
    expect([of, explained(null, of)]).toEqual([of, [month[of], month[of]]]);
    for (const row of month.planningsCategories) {
      expect([of, row.categoryId, explained(row.categoryId, of)]).toEqual([
        of,
        row.categoryId,
        [row[of], row[of]],
      ]);
    }
  }
}

/** The state after random changes; what a rule refuses changes nothing. */
function drawn(state: State, seed: number, changes: number): State {
  const random = dice(seed);
  let current = state;
  for (let count = 0; count < changes; count += 1) {
    const operation = randomOperation(current, random);
    if (operation === null) continue;
    try {
      current = apply(current, operation, guest);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return current;
}

const RATES: readonly Rates[] = [
  guest.rates,
  { base: "USD", date: "2026-11-20", data: { USD: "1", EUR: "0.830001", UAH: "41.52" } },
  { base: "USD", date: "2026-11-20", data: { USD: "1" } },
];

describe("the leaves of a number add up to what is shown", () => {
  const sample = sampleState("en", "Europe/Kyiv", guest);
  // In another currency of the workspace, budgets and spending of before are converted.
  const moved = { ...sample, workspace: { ...sample.workspace, currencyCode: "EUR" } };
  it.each(RATES)("in drawn months, by the rates %o", (rates) => {
    for (const [seed, begun] of [start(), sample, moved].entries()) {
      const state = drawn(begun, seed, 60);
      for (const key of ["2026-11", "2026-12"]) expectExplained(state, key, rates);
    }
  });
});

test("spending leads to its entries, and says how many they are where all of them are here", () => {
  const begun = start();
  const food = category(begun, "Food").id;
  const state = run(begun, [
    lunch(begun, "e1"),
    lunch(begun, "e2", "2026-11-13"),
    lunch(begun, "e3", "2026-10-13"),
  ]);
  const about = { categoryId: food, of: "available" } as const;
  const spent = (heldAfter: string | null) =>
    explanationView(state, "2026-11", today, guest.rates, about, heldAfter)?.children.at(-1);
  const filter = { month: "2026-11-01", categoryId: food, kind: "expense" };
  expect(spent(null)).toMatchObject({ code: "spent", amount: "-25.00", count: 2, filter });
  expect(spent("2026-10-31")).toMatchObject({ count: 2, filter });
  expect(spent("2026-11-01")).toMatchObject({ count: null, filter });
});

test("an amount of another currency has its rate and the day of it", () => {
  const begun = start();
  const food = category(begun, "Food").id;
  const budget = { categoryId: food, date: "2026-11-01", budget: "80", currencyCode: "EUR" };
  const state = run(begun, [{ name: "setPlanning", id: "p1", body: budget }]);
  const tree = explanationView(state, "2026-11", today, guest.rates, { categoryId: null, of: "budget" });
  expect(tree?.children).toMatchObject([
    {
      categoryId: food,
      amount: "100.00",
      original: { amount: "80.00", currencyCode: "EUR" },
      rate: "1.25",
      rateDate: "2026-11-20",
    },
  ]);
});

test("a category that the month does not show has no explanation", () => {
  const about = { categoryId: "gone", of: "available" } as const;
  expect(explanationView(start(), "2026-11", today, guest.rates, about)).toBeNull();
});
