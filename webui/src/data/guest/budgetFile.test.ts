import { describe, expect, it } from "vitest";
import { guestBody } from "./guestBody";
import { account, category, guest, lunch, run, start } from "@testing/budgets";
import { DomainError } from "@/domain/rules/base/errors";
import { emptyState } from "@/domain/budget/guestState";
import type { Raw } from "@/domain/budget/fileFields";
import { fileState } from "@/domain/budget/fileState";

const begun = start();
const CASH = account(begun, "Cash").id;
const used = run(begun, [
  { name: "updateAccount", id: CASH, body: { budget: "100", currencyCode: "EUR" } },
  lunch(begun, "his-1"),
  lunch(begun, "his-2", "2026-11-13T22:30:00+02:00", "8"),
  { name: "transfer", id: "his-3", accountId: CASH, body: { value: "20", note: "pay", date: "2026-11-10" } },
  {
    name: "transfer",
    id: "his-4",
    accountId: account(begun, "Credit Card").id,
    body: { value: "10", fromAccountId: CASH, date: "2026-11-11" },
  },
  {
    name: "setPlanning",
    id: "plan-1",
    body: { categoryId: category(begun, "Food").id, date: "2026-11-01", budget: "300" },
  },
  {
    name: "setCarryOver",
    body: { categoryId: category(begun, "Food").id, from: "2026-11-01", carry: "all", cap: "50" },
  },
  {
    name: "setTarget",
    body: { categoryId: category(begun, "Transport").id, amount: "900", by: "2027-06-01" },
  },
  { name: "setExpectedIncome", body: { date: "2026-11-01", amount: "2500" } },
  {
    name: "createList",
    id: "list-1",
    body: { name: "Market", listItems: [{ id: "item-1", label: "Milk" }] },
  },
]);
const file = JSON.parse(JSON.stringify({ format: 1, ...guestBody(used) })) as Raw;
const empty = emptyState("en", "Europe/Kyiv", guest.now);
const read = (raw: Raw) => fileState(raw, empty, guest.newId);

describe("a budget out of its file", () => {
  it("has the lines of entries, and refunds with their expense", () => {
    const [food, fun] = [category(begun, "Food").id, category(begun, "Entertaiment").id];
    const lines = [
      { categoryId: food, value: "50", note: "bread" },
      { categoryId: fun, value: "30" },
    ];
    const body = { accountId: CASH, date: "2026-11-10" };
    const split = run(begun, [
      { name: "addExpenses", id: "his-1", body: { ...body, value: "80", lines } },
      { name: "addRefund", id: "his-2", body: { ...body, value: "30", categoryId: fun, refundOf: "his-1" } },
    ]);
    const written = JSON.parse(JSON.stringify(guestBody(split))) as Raw;
    const back = read(written);
    expect(back.daySums).toEqual(split.daySums);
    expect(back.history.map(({ id, lines: parts, refundOf }) => [id, parts, refundOf])).toEqual(
      split.history.map(({ id, lines: parts, refundOf }) => [id, parts, refundOf]),
    );
    const rows = written["guestHistory"] as Raw[];
    const without = { ...written, guestHistory: rows.filter(({ id }) => id === "his-2") };
    const accounts = (written["guestAccounts"] as Raw[]).map((row) =>
      row["id"] === CASH ? { ...row, budget: "30.00" } : row,
    );
    expect(read({ ...without, guestAccounts: accounts }).history).toMatchObject([{ refundOf: null }]);
  });

  it("has the order that the budget had", () => {
    const ordered = run(begun, [
      { name: "orderCategories", body: { ids: [category(begun, "Transport").id] } },
      { name: "orderAccounts", body: { ids: [CASH] } },
    ]);
    const back = read(JSON.parse(JSON.stringify(guestBody(ordered))) as Raw);
    expect(back.categories.map(({ name, position }) => [name, position])).toEqual([
      ["Transport", 0],
      ["Food", 1],
      ["Entertaiment", 2],
      ["Utilities", 3],
    ]);
    expect(back.accounts.map(({ name, position }) => [name, position])).toEqual([
      ["Cash", 0],
      ["Credit Card", 1],
    ]);
  });

  it("maps the currency labels of older files to codes", () => {
    const labelled = JSON.stringify(file).replaceAll('"USD"', '"dollar"').replaceAll('"EUR"', '"euro"');
    expect(labelled).toContain('"euro"');
    expect(guestBody(read(JSON.parse(labelled) as Raw))).toEqual(guestBody(used));
  });

  it("has equal balances, spending, history, plans and lists, and makes the same file again", () => {
    const back = read(file);
    expect(guestBody(back)).toEqual(guestBody(used));
    expect(back.accounts.map(({ budget }) => budget)).toEqual(used.accounts.map(({ budget }) => budget));
    expect(back.history.map(({ id }) => id)).toEqual(used.history.map(({ id }) => id));
    expect(back.history.map(({ categoryLabel }) => categoryLabel)).toEqual(
      used.history.map(({ categoryLabel }) => categoryLabel),
    );
    const sums = (rows: typeof used.daySums) =>
      rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
    expect(sums(back.daySums)).toEqual(sums(used.daySums));
  });

  it("carries, saves and expects what the budget did", () => {
    const { carryRules, targets, expectedIncomes } = read(file);
    expect(carryRules).toMatchObject([
      { from: "2026-11-01", carry: "all", cap: "50.00" },
      { from: "2026-11-01", carry: "left", cap: null },
    ]);
    expect(targets).toMatchObject([{ from: "2026-11-01", amount: "900.00", by: "2027-06-01" }]);
    expect(expectedIncomes).toMatchObject([{ date: "2026-11-01", amount: "2500.00", currencyCode: "USD" }]);
  });

  it.each([
    ["no rows", { guestAccounts: {} }, "guestAccounts"],
    ["no main account", { guestAccounts: [] }, "guestAccountsHistory.0.accountId"],
    ["a row that is none", { guestCategory: ["Food"] }, "guestCategory.0"],
    [
      "a limit of nothing",
      {
        guestCarryRule: [
          { categoryId: category(begun, "Food").id, from: "2026-11-01", carry: "none", cap: "5" },
        ],
      },
      "guestCarryRule.0.cap",
    ],
    [
      "a target without a month",
      { guestTarget: [{ categoryId: category(begun, "Food").id, from: "2026-11-01", amount: "9" }] },
      "guestTarget.0.by",
    ],
    [
      "two incomes of a month",
      { guestExpectedIncome: ["1", "2"].map((amount) => ({ date: "2026-11-01", amount })) },
      "guestExpectedIncome",
    ],
    ["no name", { guestCategory: [{ id: "c" }] }, "guestCategory.0.name"],
    [
      "no amount",
      { guestHistory: [{ id: "h", accountId: CASH, date: "2026-11-01", value: "x" }] },
      "guestHistory.0.categoryId",
    ],
    [
      "a first day that no month has",
      { guestSetting: { firstDayOfMonth: 30 } },
      "guestSetting.firstDayOfMonth",
    ],
    ["a balance that is not what was booked", { guestHistory: [] }, "guestAccounts.0.budget"],
    [
      "an unknown kind",
      { guestHistory: [{ id: "h", kind: "gift", date: "2026-11-01" }] },
      "guestHistory.0.kind",
    ],
    ["a list twice", { guestList: twice(file["guestList"]) }, "guestList"],
  ])("is refused with the path of what is wrong: %s", (_, changed, path) =>
    expect(wrongIn({ ...file, ...changed })).toEqual([path]),
  );
});

function twice(rows: unknown): unknown[] {
  return [...(rows as unknown[]), ...(rows as unknown[])];
}

function wrongIn(raw: Raw): string[] {
  try {
    read(raw);
  } catch (error) {
    if (error instanceof DomainError) return Object.keys(error.fields);
    throw error;
  }
  return [];
}
