import { describe, expect, it } from "vitest";
import { account, category, failure, guest, lunch, run, start } from "@testing/budgets";
import { payeeStatisticsView, tagStatisticsView } from "./namedStatistics";
import { payeesView, tagsView } from "./payeesView";
import type { Operation, OperationOf } from "./operations";
import type { State } from "./state";

const begun = start();

/** A lunch of a payee, with tags. */
function paid(id: string, payee: string, tags: readonly string[] = [], date = "2026-11-12"): Operation {
  const made = lunch(begun, id, date) as OperationOf<"addExpenses">;
  return { ...made, body: { ...made.body, payee, tags } };
}

const spelled = ({ history }: State) => history.map(({ id, payee, tags }) => [id, payee, ...tags]);

describe("an entry", () => {
  it("keeps its payee and its tags in small letters, each once", () => {
    const state = run(begun, [paid("e1", " Сільпо ", ["Trip", "home", "TRIP"])]);
    expect(spelled(state)).toEqual([["e1", "Сільпо", "trip", "home"]]);
    expect(state.history[0]?.version).toBe(1);
  });

  it("refuses a payee that is too long, more than ten tags, and what is no tag", () => {
    expect(failure(begun, paid("e1", "x".repeat(101)))).toEqual([
      "request.invalid",
      { payee: "validation.lineMax" },
    ]);
    const many = Array.from({ length: 11 }, (_, index) => `tag${String(index)}`);
    expect(failure(begun, paid("e1", "", many))).toEqual(["request.invalid", { tags: "validation.count" }]);
    expect(failure(begun, paid("e1", "", ["a b"]))).toEqual(["request.invalid", { tags: "validation.tag" }]);
  });

  it("hands them to what replaces it, unless that has its own", () => {
    const { body } = lunch(begun, "e2") as OperationOf<"addExpenses">;
    const replace: Operation = { name: "replaceExpense", id: "e2", entryId: "e1", body };
    const state = run(begun, [paid("e1", "Silpo", ["trip"])]);
    expect(spelled(run(state, [replace]))).toEqual([["e2", "Silpo", "trip"]]);
    const other = { ...replace, body: { ...body, payee: "", tags: [] } };
    expect(spelled(run(state, [other]))).toEqual([["e2", ""]]);
  });

  it("is given others without being booked anew, and only when they differ", () => {
    const state = run(begun, [paid("e1", "Silpo", ["trip"])]);
    const after = run(state, [{ name: "updateHistory", id: "e1", body: { payee: "Novus", tags: ["home"] } }]);
    expect(after.history).toMatchObject([
      { payee: "Novus", tags: ["home"], note: "", version: 2, value: "-12.50" },
    ]);
    const same: Operation = { name: "updateHistory", id: "e1", body: { tags: ["TRIP"] } };
    expect(run(state, [same]).history[0]).toBe(state.history[0]);
  });

  it("of a schedule has those of the schedule", () => {
    const body: OperationOf<"createSchedule">["body"] = {
      ...{ kind: "expense", value: "900", accountId: account(begun, "Cash").id },
      ...{ categoryId: category(begun, "Utilities").id, frequency: "month", startDate: "2026-11-21" },
      ...{ payee: "Landlord", tags: ["Home"] },
    };
    const state = run(begun, [
      { name: "createSchedule", id: "s1", body },
      { name: "postSchedule", id: "s1", body: { occurrence: "2026-11-21" } },
    ]);
    expect(state.history).toMatchObject([{ payee: "Landlord", tags: ["home"] }]);
  });
});

describe("a payee that is renamed", () => {
  const state = run(begun, [
    paid("e1", "SILPO 118"),
    paid("e2", "Сільпо"),
    paid("e3", "СІЛЬПО"),
    paid("e4", ""),
  ]);

  it("has another name in all its entries, whatever their case", () => {
    const after = run(state, [{ name: "renamePayee", body: { name: "сільпо", newName: "Silpo" } }]);
    expect(spelled(after).sort()).toEqual([
      ["e1", "SILPO 118"],
      ["e2", "Silpo"],
      ["e3", "Silpo"],
      ["e4", ""],
    ]);
  });

  it("joins one that is there", () => {
    const after = run(state, [{ name: "renamePayee", body: { name: "Silpo 118", newName: "Сільпо" } }]);
    expect(payeesView(after.history).map(({ count }) => count)).toEqual([3]);
    expect(after.history.find(({ id }) => id === "e2")).toBe(state.history.find(({ id }) => id === "e2"));
  });

  it("needs a name", () =>
    expect(failure(state, { name: "renamePayee", body: { name: "Сільпо", newName: " " } })).toEqual([
      "request.invalid",
      { newName: "validation.required" },
    ]));

  it("is several again by a guest's undo", () => {
    const body = { name: "Сільпо", newName: "SILPO 118" };
    const before = state.history.map(({ id, payee }) => ({ id, payee }));
    const after = run(state, [
      { name: "renamePayee", body },
      { name: "renamePayee", body, before },
    ]);
    expect(spelled(after)).toEqual(spelled(state));
  });
});

describe("a tag that is renamed", () =>
  it("joins one that is there, and stands once in an entry that had both", () => {
    const state = run(begun, [paid("e1", "", ["trip", "home"]), paid("e2", "", ["journey", "trip"])]);
    const after = run(state, [{ name: "renameTag", body: { name: "Journey", newName: "Trip" } }]);
    expect(spelled(after).sort()).toEqual([
      ["e1", "", "trip", "home"],
      ["e2", "", "trip"],
    ]);
    expect(failure(state, { name: "renameTag", body: { name: "trip", newName: "a b" } })).toEqual([
      "request.invalid",
      { newName: "validation.tag" },
    ]);
  }));

describe("lists of payees and tags", () => {
  const state = run(begun, [
    paid("e1", "Silpo", ["trip"], "2026-11-10"),
    paid("e2", "SILPO", ["trip", "home"], "2026-11-12"),
    paid("e3", "Novus", [], "2026-11-11"),
  ]);

  it("are newest first, with the last entry of each", () => {
    expect(payeesView(state.history)).toMatchObject([
      {
        name: "SILPO",
        count: 2,
        categoryId: category(state, "Food").id,
        accountId: account(state, "Cash").id,
      },
      { name: "Novus", count: 1 },
    ]);
    expect(tagsView(state.history)).toMatchObject([
      { name: "trip", count: 2 },
      { name: "home", count: 1 },
    ]);
  });
});

describe("spending by payee and by tag", () =>
  it("takes the spellings of a payee together, less what came back; an entry counts for each of its tags", () => {
    const back = { ...(lunch(begun, "e4", "2026-11-13", "2.50") as OperationOf<"addExpenses">).body };
    const state = run(begun, [
      paid("e1", "Сільпо", ["trip", "home"]),
      paid("e2", "СІЛЬПО", ["trip"]),
      paid("e3", ""),
      { name: "addRefund", id: "e4", body: { ...back, payee: "Сільпо" } },
      paid("e5", "Сільпо", ["trip"], "2026-10-12"),
    ]);
    const scope = { state, keys: ["2026-11"], rates: guest.rates, today: guest.today, dayOf: () => "" };
    expect(payeeStatisticsView(scope)).toEqual([
      { name: "Сільпо", amount: "22.50", count: 3 },
      { name: "", amount: "12.50", count: 1 },
    ]);
    expect(tagStatisticsView(scope)).toEqual([
      { name: "trip", amount: "25.00", count: 2 },
      { name: "home", amount: "12.50", count: 1 },
    ]);
  }));

it("a merge keeps the spelling of the payee that is there, a rename gives the new one", () => {
  const both = [paid("e1", "Сільпо"), paid("e2", "SILPO 118")];
  const rename = (name: string, newName: string): Operation => ({
    name: "renamePayee",
    body: { name, newName },
  });
  const merged = run(begun, [...both, rename("silpo 118", "СІЛЬПО")]);
  expect(merged.history.map(({ payee }) => payee)).toEqual(["Сільпо", "Сільпо"]);
  const renamed = run(merged, [rename("Сільпо", "СІЛЬПО")]);
  expect(renamed.history.map(({ payee }) => payee)).toEqual(["СІЛЬПО", "СІЛЬПО"]);
});
