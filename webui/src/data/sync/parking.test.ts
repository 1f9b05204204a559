import { expect, it } from "vitest";
import { restoredItemId, type Operation } from "@/domain";
import { refusal } from "@testing/fakeServer";
import type { Pending } from "../device/database";
import { buildsOn, madeBy } from "./edits";
import { EMPTY_VIEW } from "./gateway";
import { parked } from "./parking";

const [LUNCH, CATEGORY, BUDGET, DINNER] = ["lunch-id", "category-id", "budget-id", "dinner-id"];

const changes = {
  category: { name: "createCategory", id: CATEGORY, body: { name: "Pets", planningId: BUDGET } },
  lunch: { name: "addExpenses", id: LUNCH, body: { value: "5", accountId: "cash", categoryId: CATEGORY } },
  note: { name: "updateHistory", id: LUNCH, body: { note: "cheap" } },
  other: { name: "addExpenses", id: DINNER, body: { value: "7", accountId: "cash", categoryId: "food" } },
} as const satisfies Record<string, Operation>;

function queue(...operations: readonly Operation[]): Pending[] {
  return operations.map((operation, index) => ({
    ...{ sequence: index + 1, workspaceId: "home", operation },
    ...{ at: "2026-11-21T08:00:00Z", today: "2026-11-21" },
  }));
}

it("a refused change takes along what builds on it, and what builds on that", () => {
  const [first, ...later] = queue(changes.category, changes.lunch, changes.other, changes.note);
  const answer = refusal(422, "request.invalid");
  if (first === undefined || answer.ok || answer.problem === null) throw new Error("nothing is refused");
  const { refused } = parked(first, answer.problem, first.at, later, null, EMPTY_VIEW);
  expect(refused.dependents.map(({ operation }) => operation)).toEqual([changes.lunch, changes.note]);
});

it("a category with a budget makes both: a change of either builds on it", () => {
  expect(madeBy(changes.category)).toEqual([CATEGORY, BUDGET]);
  expect(buildsOn({ name: "deletePlanning", id: BUDGET }, changes.category)).toBe(true);
  expect(buildsOn(changes.lunch, changes.category)).toBe(true);
  expect(buildsOn(changes.other, changes.category)).toBe(false);
});

it("a corrected expense is made anew: a change of it builds on the correction", () => {
  const { body } = changes.other;
  const corrected: Operation = { name: "replaceExpense", id: DINNER, entryId: LUNCH, body };
  expect(madeBy(corrected)).toEqual([DINNER]);
  expect(buildsOn({ name: "deleteHistory", id: DINNER }, corrected)).toBe(true);
  expect(buildsOn({ name: "deleteHistory", id: "breakfast-id" }, corrected)).toBe(false);
});

it("a check-out is built on by what takes it back, and by nothing else on its list", () => {
  const body = { itemIds: ["eggs-id"], accountId: "cash" };
  const made: Operation = { name: "checkOutList", id: DINNER, listId: "list", body };
  const back = (id: string): Operation => ({
    name: "addListItem",
    id,
    listId: "list",
    body: { label: "Eggs" },
  });
  expect(buildsOn({ name: "deleteHistory", id: DINNER }, made)).toBe(true);
  expect(buildsOn(back(restoredItemId(DINNER, "eggs-id")), made)).toBe(true);
  expect(buildsOn(back("other-id"), made)).toBe(false);
});
