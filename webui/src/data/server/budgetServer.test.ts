import { afterEach, expect, it, vi } from "vitest";
import type { Operation } from "@/domain";
import { KEPT_RENT } from "@testing/keptSchedule";
import { sendOperation } from "./budgetServer";
import { createServerClient } from "./http";

const W = "0198f3a2-7c1d-7e6b-9a54-3f2b1c0d9e8f";
const MONTH_ID = "dcc95ed8-173f-5485-b2ba-e5f613d9576f";

const PAYMENT = { fromMemberId: "m", toMemberId: "o", value: "5", currencyCode: "USD" };
const spend = { value: "5", categoryId: "c", accountId: "a" };
const plan = { date: "2026-12-01", categoryId: "c", budget: "5" };
const plans = { date: "2026-12-01", planningsCategories: [{ categoryId: "c", budget: "5" }] };

const rent = { kind: "expense", ...spend, frequency: "month", startDate: "2026-12-01" } as const;
const rule = { categoryId: "c", from: "2026-12-01", carry: "left", cap: null } as const;
const target = { categoryId: "c", amount: "900", by: "2027-06-01" };
const income = { date: "2026-12-01", amount: "2000" };

const CASES: readonly [Operation, string, unknown][] = [
  [{ name: "addExpenses", id: "i", body: spend }, `POST /history/${W}/add-expenses`, { id: "i", ...spend }],
  [
    { name: "addRefund", id: "i", body: { ...spend, refundOf: "e" } },
    `POST /history/${W}/add-refund`,
    { id: "i", ...spend, refundOf: "e" },
  ],
  [
    { name: "replaceExpense", id: "n", entryId: "o", body: spend },
    "POST /history/o/replace",
    { id: "n", ...spend },
  ],
  [{ name: "updateHistory", id: "i", body: { note: "x" } }, "PUT /history/i", { note: "x" }],
  [
    { name: "renamePayee", body: { name: "a", newName: "b" } },
    `PUT /payee/${W}/rename`,
    { name: "a", newName: "b" },
  ],
  [
    { name: "renameTag", body: { name: "a", newName: "b" } },
    `PUT /tag/${W}/rename`,
    { name: "a", newName: "b" },
  ],
  [{ name: "deleteHistory", id: "i" }, "DELETE /history/i", undefined],
  [
    { name: "transfer", id: "i", accountId: "a", body: { value: "5" } },
    "POST /account/transfer/a",
    { id: "i", value: "5" },
  ],
  [
    { name: "replaceTransfer", id: "n", entryId: "o", body: { value: "5", accountId: "a" } },
    "POST /history/o/replace-transfer",
    { id: "n", value: "5", accountId: "a" },
  ],
  [
    { name: "replaceSettlement", id: "n", entryId: "o", body: PAYMENT },
    "POST /history/o/replace-settlement",
    { id: "n", ...PAYMENT },
  ],
  [
    { name: "createAccount", id: "i", body: { name: "x" } },
    `POST /account/${W}/create`,
    { id: "i", name: "x" },
  ],
  [{ name: "updateAccount", id: "i", body: { name: "x" } }, "PUT /account/i", { name: "x" }],
  [{ name: "deleteAccount", id: "i" }, "DELETE /account/i", undefined],
  [{ name: "restoreAccount", id: "i" }, "PUT /account/i/restore", undefined],
  [
    { name: "setMainAccount", id: "i", body: { isMainAccount: true } },
    "PUT /account/i/main-account",
    { isMainAccount: true },
  ],
  [
    { name: "createCategory", id: "i", body: { name: "x" } },
    `POST /category/${W}/create`,
    { id: "i", name: "x" },
  ],
  [{ name: "updateCategory", id: "i", body: { name: "x" } }, "PUT /category/i", { name: "x" }],
  [{ name: "deleteCategory", id: "i" }, "DELETE /category/i", undefined],
  [{ name: "restoreCategory", id: "i" }, "PUT /category/i/restore", undefined],
  [
    { name: "setPlanning", id: "i", body: plan },
    `POST /planning/${W}/planning-category`,
    { id: "i", ...plan },
  ],
  [{ name: "orderCategories", body: { ids: ["b", "a"] } }, `PUT /category/${W}/order`, { ids: ["b", "a"] }],
  [{ name: "orderAccounts", body: { ids: [] } }, `PUT /account/${W}/order`, { ids: [] }],
  [{ name: "setPlannings", body: plans }, `PUT /planning/${W}/${MONTH_ID}/planning`, plans],
  [{ name: "deletePlanning", id: "i" }, `DELETE /planning/${W}/delete/i`, undefined],
  [{ name: "restorePlanning", id: "i" }, `PUT /planning/${W}/i/restore`, undefined],
  [{ name: "setCarryOver", body: rule }, `PUT /planning/${W}/carry-over`, rule],
  [{ name: "setTarget", body: target }, `PUT /planning/${W}/target`, target],
  [{ name: "setExpectedIncome", body: income }, `PUT /planning/${W}/expected-income`, income],
  [
    { name: "createList", id: "i", body: { name: "x", listItems: [] } },
    `POST /list/${W}/create`,
    { id: "i", name: "x", listItems: [] },
  ],
  [{ name: "updateList", id: "i", body: { name: "x" } }, "PUT /list/i", { name: "x" }],
  [{ name: "deleteList", id: "i" }, "DELETE /list/i", undefined],
  [
    { name: "addListItem", id: "i", listId: "l", body: { label: "x" } },
    "POST /list/l/items",
    { id: "i", label: "x" },
  ],
  [
    { name: "updateListItem", id: "i", listId: "l", body: { isChecked: true } },
    "PUT /list/l/items/i",
    { isChecked: true },
  ],
  [{ name: "removeListItem", id: "i", listId: "l" }, "DELETE /list/l/items/i", undefined],
  [
    { name: "checkOutList", id: "i", listId: "l", body: { itemIds: ["a"], accountId: "acc", keep: true } },
    "POST /list/l/checkout",
    { id: "i", itemIds: ["a"], accountId: "acc", keep: true },
  ],
  [{ name: "createSchedule", id: "i", body: rent }, `POST /schedule/${W}/create`, { id: "i", ...rent }],
  [{ name: "updateSchedule", id: "i", body: { note: "x" } }, "PUT /schedule/i", { note: "x" }],
  [
    { name: "toggleSchedule", id: "i", body: { isActive: false } },
    "PATCH /schedule/i/toggle",
    { isActive: false },
  ],
  [{ name: "deleteSchedule", id: "i" }, "DELETE /schedule/i", undefined],
  [{ name: "restoreSchedule", id: "i", body: KEPT_RENT }, "PUT /schedule/i/restore", undefined],
  [
    { name: "postSchedule", id: "i", body: { occurrence: "2026-12-01" } },
    "POST /schedule/i/post",
    { occurrence: "2026-12-01" },
  ],
  [
    { name: "skipSchedule", id: "i", body: { occurrence: "2026-12-01" } },
    "POST /schedule/i/skip",
    { occurrence: "2026-12-01" },
  ],
  [{ name: "updateWorkspace", id: W, body: { name: "x" } }, `PUT /workspace/${W}`, { name: "x" }],
  [{ name: "updateSettings", body: { language: "ua" } }, "PUT /settings/update", { language: "ua" }],
];

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(CASES)("$name goes where the server expects it", async (operation, line, body) => {
  const seen: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const text = await request.text();
    const { pathname } = new URL(request.url);
    const sent: unknown = text === "" ? undefined : JSON.parse(text);
    seen.push([`${request.method} ${pathname.replace(/^\/api/, "")}`, sent]);
    return Response.json({});
  });
  const ignore = () => undefined;
  const options = { base: "http://server/api", token: () => null, onToken: ignore, onUnauthorized: ignore };
  const answer = await sendOperation(createServerClient(options), operation, W);
  expect([answer.status, ...seen]).toEqual([200, [line, body]]);
});
