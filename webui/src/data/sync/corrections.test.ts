import { describe, expect, it } from "vitest";
import { definitionOf, type HistoryEntry, type Operation, type State } from "@/domain";
import { apply } from "@/domain/budget/apply";
import { account, category, member as context, people, start } from "@testing/budgets";
import { refusal } from "@testing/fakeServer";
import type { Pending, Refused } from "../device/database";
import { operationNow, withoutCorrections } from "./corrections";
import { followed } from "./followed";

const { id: ME } = context.user;
const BO = "bo";

/** The budget without the entries that were deleted. */
const home = start();
const withMembers = (...ids: readonly string[]): State => ({
  ...home,
  workspace: { ...home.workspace, ...people(...ids) },
});
const both = withMembers(ME, BO);
const [cash, food] = [account(home, "Cash").id, category(home, "Food").id];
const [deposit = ""] = home.accounts.filter(({ id }) => id !== cash).map(({ id }) => id);

const day = { date: "2026-11-12T12:00:00+02:00" };
const bread = { value: "11", accountId: cash, categoryId: food, note: "Bread", ...day };
const shared = { paidBy: BO, shares: { [ME]: "5.50", [BO]: "5.50" } };

function pending(sequence: number, operation: Operation): Pending {
  return {
    ...{ sequence, workspaceId: home.workspace.id, operation },
    ...{ at: "2026-11-21T08:00:00Z", today: "2026-11-21" },
  };
}

/** A change of an entry that somebody deleted, and what waits with it. */
function refused(operation: Operation, seen?: HistoryEntry, ...dependents: readonly Operation[]): Refused {
  const answer = refusal(409, "conflict.deleted", { params: { entryId: "old" } });
  if (answer.ok || answer.problem === null) throw new Error("nothing is refused");
  return {
    ...pending(1, operation),
    ...(seen !== undefined && { entry: seen }),
    ...{ problem: answer.problem, refusedAt: "2026-11-21T08:00:01Z" },
    dependents: dependents.map((each, index) => pending(index + 2, each)),
  };
}

/** Return the entry that an operation books in a budget of two. */
function booked(operation: Operation): HistoryEntry {
  const { history } = apply(both, operation, context);
  const [entry] = history.filter(({ id }) => definitionOf(operation).creates?.(operation).includes(id));
  if (entry === undefined) throw new Error(operation.name);
  return entry;
}

/** Return what a correction of a deleted entry does now. */
const now = (correction: Operation, first: Operation, held = both) =>
  operationNow(refused(correction, booked(first)), { stored: held, cutoff: null });

describe("a correction of a deleted entry books it again with what it changed", () => {
  const spent: Operation = { name: "addExpenses", id: "old", body: { ...bread, ...shared } };

  it("an expense: by whoever paid it", () => {
    const body = { ...bread, value: "15" };
    expect(now({ name: "replaceExpense", id: "new", entryId: "old", body }, spent)).toMatchObject({
      ...{ name: "addExpenses", id: "new" },
      body: { value: "15", paidBy: BO, note: "Bread" },
    });
  });

  it("a payer that was chosen anew stays chosen", () => {
    const body = { ...bread, paidBy: ME };
    const again = now({ name: "replaceExpense", id: "new", entryId: "old", body }, spent);
    expect(again).toMatchObject({ body: { paidBy: ME } });
  });

  it("a settlement: with the amount, the account and the note that it was to have", () => {
    const paid = { fromMemberId: BO, toMemberId: ME, value: "11", currencyCode: "USD", note: "owed", ...day };
    const body = { ...paid, value: "15", accountId: cash, note: "all of it" };
    const correction: Operation = { name: "replaceSettlement", id: "new", entryId: "old", body };
    expect(now(correction, { name: "settle", id: "old", body: paid })).toMatchObject({
      ...{ name: "settle", id: "new" },
      body: { value: "15", accountId: cash, note: "all of it" },
    });
  });

  it("a transfer: between the accounts and with the amount that it was to have", () => {
    const moved = { value: "11", fromAccountId: cash, note: "saved", ...day };
    const body = { accountId: cash, fromAccountId: deposit, value: "15" };
    const correction: Operation = { name: "replaceTransfer", id: "new", entryId: "old", body };
    const first: Operation = { name: "transfer", id: "old", accountId: deposit, body: moved };
    expect(now(correction, first)).toMatchObject({
      ...{ name: "transfer", id: "new", accountId: cash },
      body: { fromAccountId: deposit, value: "15", note: "saved" },
    });
  });

  it("a note: with the entry as it was", () => {
    const noted: Operation = { name: "updateHistory", id: "old", body: { note: "Rye" } };
    expect(now(noted, spent)).toMatchObject({
      name: "addExpenses",
      body: { value: "11.00", note: "Rye", ...shared },
    });
  });

  it.each([
    ["the payer", BO],
    ["one who bears a part", ME],
  ])("without payer and shares once %s has left: the rules decide then", (_who, left) => {
    const noted: Operation = { name: "updateHistory", id: "old", body: { note: "Rye" } };
    const again = now(noted, spent, withMembers(left === BO ? ME : BO));
    expect(again).toMatchObject({ name: "addExpenses", body: { note: "Rye" } });
    expect(again).not.toHaveProperty("body.paidBy");
    expect(again).not.toHaveProperty("body.shares");
  });
});

it("a refund that waits with a correction is one of what takes its place", () => {
  const correction: Operation = { name: "replaceExpense", id: "mine", entryId: "old", body: bread };
  const further: Operation = { name: "replaceExpense", id: "later", entryId: "mine", body: bread };
  const refundOf = (id: string): Operation => ({
    ...{ name: "addRefund", id: "back" },
    body: { ...bread, value: "5", refundOf: id },
  });
  const note: Operation = { name: "updateHistory", id: "later", body: { note: "Rye" } };
  const other: Operation = { name: "updateHistory", id: "elsewhere", body: { note: "Milk" } };
  const instead: Operation = { name: "replaceExpense", id: "instead", entryId: "theirs", body: bread };
  for (const of of ["mine", "later"]) {
    const left = withoutCorrections(
      refused(correction, undefined, further, refundOf(of), note, other),
      instead,
    );
    expect(left.map(({ operation }) => operation)).toEqual([refundOf("instead"), other]);
  }
});

describe("a note and tags of an entry that was corrected follow it", () => {
  const seen = booked({ name: "addExpenses", id: "old", body: bread });
  const mine: Operation = { name: "updateHistory", id: "old", body: { note: "Rye", tags: ["shop"] } };
  const over = (theirs: Partial<HistoryEntry>) => {
    const current = { ...seen, id: "new", version: 1, ...theirs };
    const answer = refusal(409, "conflict.replaced", { current });
    if (answer.ok || answer.problem === null) throw new Error("nothing is refused");
    return followed({ ...pending(1, mine), was: { note: "Bread", tags: [] } }, answer.problem);
  };

  it.each([
    ["that touched neither", {}, null],
    ["that says the same", { note: "Rye" }, null],
    ["that says something else", { note: "Milk" }, { note: "Milk" }],
    [
      "that says the same in one and something else in the other",
      { note: "Rye", tags: ["x"] },
      { tags: ["x"] },
    ],
  ])("through a correction %s", (_what, theirs, current) => {
    const { pending: moved, conflict } = over(theirs) ?? {};
    expect(moved?.operation).toMatchObject({ id: "new", body: { note: "Rye", tags: ["shop"] } });
    expect(conflict?.current ?? null).toEqual(current);
  });
});
