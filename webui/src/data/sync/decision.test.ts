import { describe, expect, it } from "vitest";
import type { Operation } from "@/domain";
import { refusal } from "@testing/fakeServer";
import type { Pending, Refused } from "../device/database";
import { each, theirs } from "./decision";

const edited = (body: object): Operation => ({ name: "updateAccount", id: "cash", body });

const change = (sequence: number, operation: Operation): Pending => ({
  ...{ sequence, workspaceId: "home", operation, was: { name: "Cash", icon: "cash" } },
  ...{ at: "2026-11-21T08:00:00Z", today: "2026-11-21" },
});

/** Name and icon in conflict, and later edits of both. */
function refused(): Refused {
  const current = { name: "Theirs", icon: "piggy-bank" };
  const answer = refusal(409, "conflict.version", { current });
  if (answer.ok || answer.problem === null) throw new Error("nothing is refused");
  return {
    ...change(1, edited({ name: "One", icon: "coins", version: 1 })),
    ...{ problem: answer.problem, refusedAt: "2026-11-21T08:00:01Z" },
    dependents: [
      change(2, edited({ name: "Two", version: 1 })),
      change(3, edited({ name: "Three", icon: "bank", version: 1 })),
    ],
  };
}

it("a field left to them is left by later edits that wait with it, too", () => {
  const { changes, left } = each([], ["name"])(refused(), null);
  expect(changes).toEqual([]);
  expect(left).toMatchObject({ operation: edited({ icon: "coins" }), was: { icon: "cash" } });
  expect(left?.dependents.map(({ sequence, operation }) => [sequence, operation])).toEqual([
    [3, edited({ icon: "bank", version: 1 })],
  ]);
});

it("once the last field is decided, what goes out says nothing of the fields left to them", () => {
  const { changes, left } = each(["icon"], ["name"])(refused(), null);
  expect(left).toBeNull();
  expect(changes.map(({ operation }) => operation)).toEqual([
    edited({ icon: "coins", version: 1 }),
    edited({ icon: "bank", version: 1 }),
  ]);
});

it("a change that is in no conflict is given up when it is left to them", () => {
  const { problem, ...change } = refused();
  const failed: Refused = {
    ...change,
    problem: { ...problem, code: "server.error", status: 500, current: null },
  };
  expect(theirs(failed, null)).toEqual({ changes: [], left: null });
});

const month = (date: string, budgets: Readonly<Record<string, string>>): Operation => ({
  name: "setPlannings",
  body: {
    date,
    planningsCategories: Object.entries(budgets).map(([categoryId, budget]) => ({ categoryId, budget })),
  },
});

/** A month copied over budgets that somebody else set, and what waits with it. */
function copied(...later: readonly Operation[]): Refused {
  const current = { "planningsCategories.0.budget": "99.00", "planningsCategories.1.budget": "98.00" };
  const answer = refusal(409, "conflict.version", { current });
  if (answer.ok || answer.problem === null) throw new Error("nothing is refused");
  return {
    ...change(1, month("2026-12-01", { food: "10", pets: "20" })),
    ...{ problem: answer.problem, refusedAt: "2026-11-21T08:00:01Z", was: {} },
    dependents: later.map((operation, index) => change(index + 2, operation)),
  };
}

const budget = (date: string, categoryId: string, value: string): Operation => ({
  ...{ name: "setPlanning", id: `${date} ${categoryId}` },
  body: { date, categoryId, budget: value },
});

/** Food's budget is left to them; the budget of pets is mine, or open. */
describe.each([
  ["decided at once", ["planningsCategories.1.budget"]],
  ["while another one is open", []],
])("a budget left to them, %s", (_, mine) => {
  const waiting = (...later: readonly Operation[]) => {
    const { changes, left } = each(mine, ["planningsCategories.0.budget"])(copied(...later), null);
    return (left?.dependents ?? changes.slice(1)).map(({ operation }) => operation);
  };

  it("is left by a later copy of the month that holds others, by its category", () => {
    expect(waiting(month("2026-12-01", { pets: "30" }))).toEqual([month("2026-12-01", { pets: "30" })]);
    expect(waiting(month("2026-12-01", { pets: "30", food: "40" }))).toEqual([
      month("2026-12-01", { pets: "30" }),
    ]);
  });

  it("is left by a later budget of that category alone, and by none of another month", () => {
    const december = budget("2026-12-01", "food", "50");
    const [pets, january] = [budget("2026-12-01", "pets", "60"), month("2027-01-01", { food: "70" })];
    expect(waiting(december, pets, january)).toEqual([pets, january]);
  });
});

it("a name left to them is left by later edits of that row alone", () => {
  const other: Operation = { name: "updateCategory", id: "food", body: { name: "Groceries" } };
  const waits = { ...refused(), dependents: [change(2, other)] };
  expect(each([], ["name"])(waits, null).left?.dependents).toMatchObject([{ operation: other }]);
});
