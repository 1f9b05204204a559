/** Entries of several lines and refunds, as operations book, correct and take them back. */
import { describe, expect, test } from "vitest";
import { account, category, failure, member, run, start } from "@testing/budgets";
import type { HistoryEntry } from "@/contract/budget";
import { apply } from "./apply";
import { inCategory, linesOf } from "./entryLines";
import type { Operation } from "./operations";
import type { State } from "./state";

const begun = start();
const [CASH, FOOD, FUN] = [
  account(begun, "Cash").id,
  category(begun, "Food").id,
  category(begun, "Entertaiment").id,
];
const date = "2026-11-10";
const LINES = [
  { categoryId: FOOD, value: "50", note: "bread" },
  { categoryId: FUN, value: "30" },
];

const split = (id = "e1", changes = {}): Operation => ({
  name: "addExpenses",
  id,
  body: { value: "80", accountId: CASH, lines: LINES, date, ...changes },
});
const refund = (id: string, changes = {}): Operation => ({
  name: "addRefund",
  id,
  body: { value: "30", accountId: CASH, categoryId: FUN, refundOf: "e1", date: "2026-11-12", ...changes },
});
const correction = (body: object): Operation => ({
  name: "replaceExpense",
  id: "e2",
  entryId: "e1",
  body: { value: "80", accountId: CASH, ...body },
});

const wrongField = (field: string, code: string) => ["request.invalid", { [field]: code }];
const sums = (state: State) =>
  state.daySums.map(({ localDay, categoryId, spent }) => [localDay.slice(8), categoryId, spent]);
function entry(state: State, id: string): HistoryEntry {
  const found = state.history.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

describe("an expense of several lines", () => {
  const booked = run(begun, [split()]);

  test("moves its account once, and each category by its line", () => {
    expect(account(booked, "Cash").budget).toBe("-80.00");
    expect(sums(booked)).toEqual([
      ["10", FOOD, "50.00"],
      ["10", FUN, "30.00"],
    ]);
    expect(entry(booked, "e1")).toMatchObject({
      categoryId: FOOD,
      lines: [
        { categoryId: FOOD, value: "-50.00", note: "bread" },
        { categoryId: FUN, value: "-30.00", note: "" },
      ],
    });
  });

  test("is refused when its lines are not its value", () => {
    const wrong = split("e9", { value: "81" });
    expect(failure(begun, wrong)).toEqual(wrongField("lines", "lines.sum"));
  });

  test("leaves nothing when it is deleted", () => {
    const after = run(booked, [{ name: "deleteHistory", id: "e1" }]);
    expect([after.daySums, account(after, "Cash").budget]).toEqual([[], "0.00"]);
  });

  test("keeps its lines in a correction that names none, while the value stays", () => {
    const after = run(booked, [correction({ note: "shop" })]);
    expect(entry(after, "e2").lines).toEqual(entry(booked, "e1").lines);
    expect(failure(booked, correction({ value: "90" }))).toEqual(wrongField("lines", "lines.sum"));
  });

  test("shows in a category its line alone, with that part of what the account paid", () => {
    const paid = { ...entry(booked, "e1"), accountValue: "-100.01", accountCurrencyCode: "EUR" };
    const shown = inCategory(paid, FUN);
    expect(shown).toMatchObject({ value: "-30.00", accountValue: "-37.50", categoryId: FUN, note: "" });
    expect(inCategory(paid, FOOD)).toMatchObject({ accountValue: "-62.51", note: "bread" });
  });
});

test("an entry that a device kept from before is one line of its category", () => {
  const plain = run(begun, [split("e1", { lines: undefined, categoryId: FOOD })]);
  const text = JSON.stringify(plain.history, (name, value: unknown) =>
    name === "lines" || name === "refundOf" ? undefined : value,
  );
  const history = JSON.parse(text) as HistoryEntry[];
  expect(history.map(linesOf)).toEqual([[{ categoryId: FOOD, value: "-80.00", note: "" }]]);
  expect(run({ ...plain, history }, [{ name: "deleteHistory", id: "e1" }]).daySums).toEqual([]);
});

describe("a refund", () => {
  const booked = run(begun, [split(), refund("r1")]);

  test("comes back to the account, and lowers the spending of its day below zero", () => {
    expect(account(booked, "Cash").budget).toBe("-50.00");
    expect(sums(booked)).toContainEqual(["12", FUN, "-30.00"]);
    expect(entry(booked, "r1")).toMatchObject({ kind: "refund", value: "30.00", refundOf: "e1" });
  });

  test("is of its expense's value at most, also after a correction of either", () => {
    const room = wrongField("value", "refund.sum");
    expect(failure(booked, refund("r2", { value: "50.01" }))).toEqual(room);
    const less = { value: "29", lines: [{ categoryId: FOOD, value: "29" }] };
    expect(failure(booked, correction(less))).toEqual(room);
    const larger: Operation = {
      name: "replaceExpense",
      id: "r2",
      entryId: "r1",
      body: { value: "80", accountId: CASH, categoryId: FUN },
    };
    expect(entry(run(booked, [larger]), "r2")).toMatchObject({
      kind: "refund",
      value: "80.00",
      refundOf: "e1",
    });
  });

  test("points to what replaces its expense, and to nothing once that is deleted", () => {
    const replaced = run(booked, [correction({ note: "x" })]);
    expect(entry(replaced, "r1").refundOf).toBe("e2");
    const deleted = run(replaced, [{ name: "deleteHistory", id: "e2" }]);
    expect(entry(deleted, "r1")).toMatchObject({ refundOf: null, value: "30.00" });
  });

  test("of an expense that is not there is refused on a guest's device alone: a server may know it", () => {
    const unknown = refund("r2", { refundOf: "e9" });
    expect(failure(begun, unknown)).toEqual(wrongField("refundOf", "validation.reference"));
    expect(entry(apply(begun, unknown, member), "r2").refundOf).toBe("e9");
  });

  test("without lines gives the whole expense back to them", () => {
    const whole = refund("r1", { value: "80", categoryId: undefined });
    expect(entry(run(begun, [split(), whole]), "r1").lines).toEqual([
      { categoryId: FOOD, value: "50.00", note: "" },
      { categoryId: FUN, value: "30.00", note: "" },
    ]);
  });
});

describe("a guest's category removed from a month", () => {
  const planned: Operation = {
    name: "setPlanning",
    id: "p1",
    body: { categoryId: FUN, date: "2026-11-01", budget: "300" },
  };
  const before = run(begun, [split(), planned]);
  const removed = run(before, [{ name: "deletePlanning", id: "p1" }]);

  test("takes its line back and leaves the others", () => {
    expect(account(removed, "Cash").budget).toBe("-50.00");
    expect(sums(removed)).toEqual([["10", FOOD, "50.00"]]);
    expect(entry(removed, "e1")).toMatchObject({ value: "-50.00", lines: [{ categoryId: FOOD }] });
  });

  test("puts its line back, as an entry of its own when the others were deleted meanwhile", () => {
    const restored = run(removed, [{ name: "restorePlanning", id: "p1" }]);
    expect(restored.history).toEqual(before.history);
    const alone = run(removed, [
      { name: "deleteHistory", id: "e1" },
      { name: "restorePlanning", id: "p1" },
    ]);
    expect(account(alone, "Cash").budget).toBe("-30.00");
    expect(sums(alone)).toEqual([["10", FUN, "30.00"]]);
  });
});
