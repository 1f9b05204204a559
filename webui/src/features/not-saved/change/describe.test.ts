/** Each operation is described in both languages: its file names keys that only this test checks. */
import { expect, test } from "vitest";
import coreEnglish from "@core/locales/en.json";
import coreUkrainian from "@core/locales/ua.json";
import { displayMoney, type Operation, type OperationName, type OperationOf } from "@/domain";
import english from "@/i18n/screens/en";
import ukrainian from "@/i18n/screens/ua";
import { translator, type Translate } from "@/i18n/translate";
import { categoryIcon } from "@/ui/art/icons";
import { KEPT_RENT } from "@testing/keptSchedule";
import { describe as describeChange } from "./describe";
import type { Labels } from "./useLabels";

const spent = { value: "5.00", categoryId: "food", accountId: "cash" };
const planned = { categoryId: "food", budget: "5.00" };

/** The compiler asks for a line of each new operation. */
const CHANGES: { readonly [Name in OperationName]: readonly Omit<OperationOf<Name>, "name">[] } = {
  addExpenses: [{ id: "i", body: spent }],
  addRefund: [{ id: "i", body: { ...spent, refundOf: "e" } }],
  replaceExpense: [
    { id: "i", entryId: "e", body: spent },
    { id: "i", entryId: "e", body: spent, isRefund: true },
  ],
  updateHistory: [
    { id: "i", body: { note: "x" } },
    { id: "i", body: { payee: "x", tags: ["y"] } },
  ],
  renamePayee: [{ body: { name: "x", newName: "y" } }],
  renameTag: [{ body: { name: "x", newName: "y" } }],
  deleteHistory: [{ id: "i" }],
  transfer: [
    { id: "i", accountId: "cash", body: { value: "5.00" } },
    { id: "i", accountId: "cash", body: { value: "5.00", fromAccountId: "card" } },
  ],
  replaceTransfer: [
    { id: "i", entryId: "e", body: { value: "5.00", accountId: "cash" } },
    { id: "i", entryId: "e", body: { value: "5.00", accountId: "cash", fromAccountId: "card" } },
  ],
  settle: [{ id: "i", body: { fromMemberId: "bo", toMemberId: "ann", value: "5.00", currencyCode: "USD" } }],
  replaceSettlement: [
    {
      id: "i",
      entryId: "e",
      body: { fromMemberId: "bo", toMemberId: "ann", value: "5.00", currencyCode: "USD" },
    },
  ],
  createAccount: [{ id: "i", body: { name: "x" } }],
  updateAccount: [{ id: "i", body: { name: "x" } }],
  deleteAccount: [{ id: "i" }],
  restoreAccount: [{ id: "i" }],
  setMainAccount: [{ id: "i", body: { isMainAccount: true } }],
  orderAccounts: [{ body: { ids: [] } }],
  createCategory: [{ id: "i", body: { name: "x" } }],
  updateCategory: [{ id: "i", body: { name: "x" } }],
  deleteCategory: [{ id: "i" }],
  restoreCategory: [{ id: "i" }],
  orderCategories: [{ body: { ids: [] } }],
  setPlanning: [{ id: "i", body: { ...planned, date: "2026-12-01" } }],
  setPlannings: [{ body: { date: "2026-12-01", planningsCategories: [planned] } }],
  deletePlanning: [{ id: "i" }],
  restorePlanning: [{ id: "i" }],
  setCarryOver: [{ body: { categoryId: "food", from: "2026-12-01", carry: "left" } }],
  setTarget: [
    { body: { categoryId: "food", amount: "5.00", everyMonth: true } },
    { body: { categoryId: "food", amount: null } },
  ],
  setExpectedIncome: [{ body: { date: "2026-12-01", amount: "5.00" } }],
  createList: [{ id: "i", body: { name: "x", listItems: [] } }],
  updateList: [{ id: "i", body: { name: "x" } }],
  deleteList: [{ id: "i" }],
  addListItem: [{ id: "i", listId: "l", body: { label: "x" } }],
  updateListItem: [
    { id: "i", listId: "l", body: { label: "x" } },
    { id: "i", listId: "l", body: { isChecked: true } },
  ],
  removeListItem: [{ id: "i", listId: "l" }],
  checkOutList: [
    { id: "i", listId: "l", body: { itemIds: ["a"], accountId: "a", keep: false } },
    { id: "i", listId: "l", body: { itemIds: ["a"], accountId: "a", value: "42.10", keep: true } },
  ],
  createSchedule: [
    { id: "i", body: { kind: "expense", ...spent, frequency: "month", startDate: "2026-12-01" } },
    {
      id: "i",
      body: { kind: "income", accountId: "cash", value: "5", frequency: "once", startDate: "2026-12-01" },
    },
  ],
  updateSchedule: [{ id: "i", body: { value: "5.00" } }],
  toggleSchedule: [{ id: "i", body: { isActive: false } }],
  deleteSchedule: [{ id: "i" }],
  restoreSchedule: [{ id: "i", body: KEPT_RENT }],
  postSchedule: [{ id: "i", body: { occurrence: "2026-12-01" } }],
  skipSchedule: [{ id: "i", body: { occurrence: "2026-12-01" } }],
  addMember: [{ id: "i", body: { name: "Grandma" } }],
  updateMember: [
    { id: "i", body: { name: "x" } },
    { id: "i", body: { userId: "u" } },
  ],
  removeMember: [{ id: "i" }],
  updateWorkspace: [{ id: "i", body: { name: "x" } }],
  updateSettings: [{ body: { language: "ua" } }],
};

const named = { name: "Food", icon: categoryIcon("utensils") };

const labelsWith = (t: Translate): Labels => ({
  t,
  named: (name) => name,
  month: (date) => date,
  category: () => named,
  account: () => named,
  currency: () => "USD",
  list: () => "Shop",
  member: () => "Bo",
  rule: () => "Equally",
  entry: () => ({ ...named, day: undefined }),
  schedule: () => named,
  planned: () => ({ ...named, month: "December" }),
  workspace: "Home",
  currencyCode: "USD",
  money: (value) => displayMoney(value, "USD", "en"),
  spent: (value) => displayMoney(value, "USD", "en"),
});

test.each([
  ["en", { ...coreEnglish, ...english }],
  ["uk", { ...coreUkrainian, ...ukrainian }],
] as const)("every change says in %s what it is about", (tag, texts) => {
  const { add, exists, t } = translator(tag);
  add(texts);
  const missing = new Set<string>();
  const labels = labelsWith((key, values) => {
    if (!exists(key) && !exists(`${key}_other`)) missing.add(key);
    return t(key, values);
  });
  for (const [name, changes] of Object.entries(CHANGES)) {
    for (const change of changes) {
      expect(describeChange({ name, ...change } as Operation, labels).title).not.toBe("");
    }
  }
  expect([...missing]).toEqual([]);
});
