/** Description of each change in words: the thing, the action, and the amount. */
import { ArrowDownUp, ArrowRightLeft, BanknoteArrowDown, ListChecks, Settings, Users } from "lucide-react";
import type { AddExpense, AmountParts, Operation, OperationName, OperationOf, Transfer } from "@/domain";
import { accountIcon, categoryIcon } from "@/ui/art/icons";
import type { IconTileProps } from "@/ui/art/IconTile";
import type { Things } from "./useThings";

export interface ChangeText {
  /** The thing: "Food, December 2026". */
  readonly title: string;
  /** Action: "Budget". */
  readonly what: string;
  readonly icon: IconTileProps["icon"];
  readonly amount?: AmountParts;
}

type Describe<Name extends OperationName> = (operation: OperationOf<Name>, things: Things) => ChangeText;

const LIST = { glyph: ListChecks, hue: "green" } as const;
const INCOME = { glyph: BanknoteArrowDown, hue: "green" } as const;
const TRANSFER = { glyph: ArrowRightLeft, hue: "slate" } as const;
const ORDER = { glyph: ArrowDownUp, hue: "slate" } as const;
const WORKSPACE = { glyph: Users, hue: "blue" } as const;
const SETTINGS = { glyph: Settings, hue: "slate" } as const;

type AccountWord = "account" | "deletedAccount" | "restoredAccount" | "mainAccount";
type CategoryWord = "category" | "archived" | "restoredCategory";
interface ArrivalWords {
  readonly income: "income" | "correctedIncome";
  readonly transfer: "transferOf" | "correctedTransfer";
}
type ItemWord = "item" | "removedItem" | "tick";

const ofAccount =
  (word: AccountWord) =>
  ({ id }: { readonly id: string }, { t, account }: Things): ChangeText => {
    const { name, icon } = account(id);
    return { title: name, what: t(`notSaved.change.${word}`), icon };
  };

const ofCategory =
  (word: CategoryWord) =>
  ({ id }: { readonly id: string }, { t, category }: Things): ChangeText => {
    const { name, icon } = category(id);
    return { title: name, what: t(`notSaved.change.${word}`), icon };
  };

const ofMonth =
  (word: "removed" | "putBack") =>
  ({ id }: { readonly id: string }, { t, planned }: Things): ChangeText => {
    const { name, icon, month } = planned(id);
    return { title: name, what: t(`notSaved.change.${word}`, { month }), icon };
  };

const ofItem =
  (word: ItemWord) =>
  ({ listId }: { readonly listId: string }, { t, list }: Things): ChangeText => ({
    title: list(listId),
    what: t(`notSaved.change.${word}`),
    icon: LIST,
  });

const ofExpense =
  (word: "expense" | "correction") =>
  ({ body }: { readonly body: AddExpense }, { t, category, account, spent }: Things): ChangeText => {
    const { name, icon } = category(body.categoryId);
    const title = t(`notSaved.change.${word}`, { name });
    return { title, what: account(body.accountId).name, icon, amount: spent(body.value, body.currencyCode) };
  };

function arrivalText(
  accountId: string,
  { value, fromAccountId }: Transfer,
  { t, account, money, currency }: Things,
  words: ArrivalWords,
): ChangeText {
  const to = account(accountId).name;
  const amount = money(value, currency(accountId));
  if (fromAccountId === undefined) {
    return { title: t(`notSaved.change.${words.income}`), what: to, icon: INCOME, amount };
  }
  const between = t("history.between", { from: account(fromAccountId).name, to });
  const title = t(`notSaved.change.${words.transfer}`, { amount: amount.text });
  return { title, what: between, icon: TRANSFER };
}

const texts: { readonly [Name in OperationName]: Describe<Name> } = {
  addExpenses: ofExpense("expense"),
  replaceExpense: ofExpense("correction"),
  updateHistory: ({ id }, { t, entry }) => {
    const { name, icon } = entry(id);
    return { title: name, what: t("history.note"), icon };
  },
  deleteHistory: ({ id }, { t, entry }) => {
    const { name, icon } = entry(id);
    return { title: name, what: t("notSaved.change.deletedEntry"), icon };
  },
  transfer: ({ accountId, body }, things) =>
    arrivalText(accountId, body, things, { income: "income", transfer: "transferOf" }),
  replaceTransfer: ({ body }, things) =>
    arrivalText(body.accountId, body, things, { income: "correctedIncome", transfer: "correctedTransfer" }),
  createAccount: ({ body }, { t, named }) => ({
    title: named(body.name),
    what: t("notSaved.change.newAccount"),
    icon: accountIcon(body.icon ?? ""),
  }),
  updateAccount: ofAccount("account"),
  deleteAccount: ofAccount("deletedAccount"),
  restoreAccount: ofAccount("restoredAccount"),
  setMainAccount: ofAccount("mainAccount"),
  orderAccounts: (_, { t }) => ({
    title: t("order.account"),
    what: "",
    icon: ORDER,
  }),
  createCategory: ({ body }, { t, named }) => ({
    title: named(body.name),
    what: t("notSaved.change.newCategory"),
    icon: categoryIcon(body.icon ?? ""),
  }),
  updateCategory: ofCategory("category"),
  deleteCategory: ofCategory("archived"),
  restoreCategory: ofCategory("restoredCategory"),
  orderCategories: (_, { t }) => ({
    title: t("order.category"),
    what: "",
    icon: ORDER,
  }),
  setPlanning: ({ body }, { t, category, month, money }) => {
    const { name, icon } = category(body.categoryId);
    const title = t("notSaved.change.budgetOf", { name, month: month(body.date) });
    return { title, what: t("notSaved.change.budget"), icon, amount: money(body.budget, body.currencyCode) };
  },
  setPlannings: ({ body }, { t, category, month }) => {
    const [first, ...others] = body.planningsCategories;
    return {
      title: t("notSaved.change.budgets", { month: month(body.date) }),
      what: t("notSaved.change.budgetsOf", { count: others.length + 1 }),
      icon: category(first?.categoryId ?? null).icon,
    };
  },
  deletePlanning: ofMonth("removed"),
  restorePlanning: ofMonth("putBack"),
  createList: ({ body }, { t }) => ({ title: body.name, what: t("notSaved.change.newList"), icon: LIST }),
  updateList: ({ id }, { t, list }) => ({ title: list(id), what: t("notSaved.change.list"), icon: LIST }),
  deleteList: ({ id }, { t, list }) => ({
    title: list(id),
    what: t("notSaved.change.deletedList"),
    icon: LIST,
  }),
  addListItem: ({ listId, body }, { t, list }) => ({
    title: list(listId),
    what: t("notSaved.change.added", { label: body.label }),
    icon: LIST,
  }),
  updateListItem: (operation, things) => ofItem(isTick(operation) ? "tick" : "item")(operation, things),
  removeListItem: ofItem("removedItem"),
  updateWorkspace: (_, { t, workspace }) => ({
    title: workspace,
    what: t("notSaved.change.workspace"),
    icon: WORKSPACE,
  }),
  updateSettings: (_, { t }) => ({ title: t("notSaved.change.settings"), what: "", icon: SETTINGS }),
};

export function describe(operation: Operation, things: Things): ChangeText {
  return (texts[operation.name] as Describe<OperationName>)(operation, things);
}

/** Return whether an item was ticked or unticked, and nothing else. */
export function isTick(operation: Operation): boolean {
  return operation.name === "updateListItem" && Object.keys(operation.body).join() === "isChecked";
}
