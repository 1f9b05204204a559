import { describe, expect, it } from "vitest";
import { category, failure, guest, lunch, run, start } from "@testing/budgets";
import type { Operation } from "./operations";
import { planningView } from "./planningView";
import type { State } from "./state";

const TODAY = "2026-11-21";
const base = start();
const food = category(base, "Food").id;

const plan = (date: string, budget: string, currencyCode?: string): Operation => ({
  name: "setPlanning",
  id: `plan-${date}`,
  body: { categoryId: food, date, budget, ...(currencyCode !== undefined && { currencyCode }) },
});
const carry = (from: string, rule: "none" | "left" | "all", cap?: string): Operation => ({
  name: "setCarryOver",
  body: { categoryId: food, from, carry: rule, ...(cap !== undefined && { cap }) },
});
const target = (body: object): Operation =>
  ({ name: "setTarget", body: { categoryId: food, ...body } }) as Operation;
const income = (amount: string | null): Operation => ({
  name: "setExpectedIncome",
  body: { date: "2026-11-01", amount },
});

const monthOf = (state: State, key: string) => planningView(state, key, TODAY, guest.rates);
const rowOf = (state: State, key: string) =>
  monthOf(state, key).planningsCategories.find(({ categoryId }) => categoryId === food);

describe("carry-over", () => {
  const planned = run(base, [
    plan("2026-11-01", "300"),
    plan("2026-12-01", "300"),
    lunch(base, "e", "2026-11-12", "255"),
  ]);

  it("hands what is left to the next month, and the next is measured against both", () => {
    const state = run(planned, [carry("2026-11-01", "left")]);
    expect(rowOf(state, "2026-11")).toMatchObject({
      carried: "0.00",
      carry: { rule: "left", cap: null, from: "2026-11-01" },
    });
    expect(rowOf(state, "2026-12")).toMatchObject({ carried: "45.00", available: "345.00", left: "345.00" });
    expect(monthOf(state, "2026-12")).toMatchObject({ carried: "45.00", free: "345.00" });
  });

  it("hands nothing over once it was switched off", () => {
    const state = run(planned, [carry("2026-11-01", "left"), carry("2026-11-01", "none")]);
    expect(state.carryRules).toMatchObject([{ carry: "none", version: 2 }]);
    expect(rowOf(state, "2026-12")).toMatchObject({ carried: "0.00", available: "300.00" });
  });

  it("follows an entry of a month that is over", () => {
    const state = run(planned, [carry("2026-11-01", "all"), lunch(base, "late", "2026-11-30", "65")]);
    expect(rowOf(state, "2026-12")).toMatchObject({ carried: "-20.00", available: "280.00" });
  });

  it("says from which amount a converted one comes", () => {
    const state = run(planned, [carry("2026-11-01", "left"), plan("2026-12-01", "300", "EUR")]);
    expect(rowOf(state, "2026-12")).toMatchObject({
      carried: "36.00",
      carriedFrom: { currencyCode: "USD", amount: "45.00" },
    });
  });

  it("refuses a cap of nothing, and a category that is not there", () => {
    expect(failure(planned, carry("2026-11-01", "none", "5"))).toEqual([
      "request.invalid",
      { cap: "validation.choice" },
    ]);
    const unknown: Operation = {
      name: "setCarryOver",
      body: { categoryId: "x", from: "2026-11-01", carry: "left" },
    };
    expect(failure(planned, unknown)).toEqual(["request.invalid", { categoryId: "validation.reference" }]);
  });
});

describe("a target", () => {
  it("says what is needed a month, and carries what is left", () => {
    const state = run(base, [plan("2026-11-01", "100"), target({ amount: "900", by: "2027-06-01" })]);
    expect(rowOf(state, "2026-11")).toMatchObject({
      target: { amount: "900.00", by: "2027-06-01", everyMonth: false, perMonth: "112.50", onTrack: false },
      carry: { rule: "left", from: "2026-11-01" },
    });
    expect(rowOf(state, "2026-12")).toMatchObject({ carried: "100.00", target: { perMonth: "114.29" } });
    expect(monthOf(state, "2026-11")).toMatchObject({ setAside: "100.00", free: "0.00" });
  });

  it("leaves a rule as it is, and goes when it has no amount", () => {
    const set = run(base, [carry("2026-10-01", "all"), target({ amount: "900", by: "2027-06-01" })]);
    expect(set.carryRules).toMatchObject([{ carry: "all" }]);
    const gone = run(set, [target({ amount: null })]);
    expect([gone.targets, rowOf(gone, "2026-11")?.target]).toEqual([[], null]);
  });

  it("of every month is on track once that much is planned", () => {
    const state = run(base, [plan("2026-11-01", "80"), target({ amount: "80", everyMonth: true })]);
    expect(rowOf(state, "2026-11")).toMatchObject({
      target: { by: null, perMonth: "80.00", onTrack: true },
      carry: null,
    });
  });

  it("needs a month or every month, and no month that is gone", () => {
    const broken = [{ amount: "9" }, { amount: "9", by: "2026-10-01" }, { amount: "0", everyMonth: true }];
    expect(broken.map((body) => failure(base, target(body)))).toEqual([
      ["request.invalid", { by: "validation.required" }],
      ["request.invalid", { by: "validation.past" }],
      ["request.invalid", { amount: "validation.positive" }],
    ]);
  });
});

describe("the expected income", () => {
  it("is what all budgets are taken from", () => {
    const state = run(base, [plan("2026-11-01", "300"), income("250")]);
    expect(monthOf(state, "2026-11")).toMatchObject({ expectedIncome: "250.00", toAssign: "-50.00" });
  });

  it("is not known until somebody says it", () => {
    const unset = run(base, [income("250"), income(null)]);
    expect(monthOf(unset, "2026-11")).toMatchObject({ expectedIncome: null, toAssign: null });
  });
});
