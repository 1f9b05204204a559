/** For tests: the stories of `tests/scenarios`, their steps as operations, and what is to be compared at their end. */
import { accountHistoryView } from "@/domain/budget/accountHistoryView";
import type { Context } from "@/domain/budget/apply";
import { balance } from "@/domain/rules/accounts/balances";
import { guestState } from "@/domain/budget/guestState";
import { sortLists } from "@/domain/rules/lists/lists";
import { formatText } from "@/domain/rules/base/money";
import { add, firstDate } from "@/domain/rules/base/months";
import type { ListItemBody, Operation } from "@/domain/budget/operations";
import { storedOf } from "@/domain/budget/monthView";
import { notConvertedOf, planningView, type Planning } from "@/domain/budget/planningView";
import { copyBudgets } from "@/domain/rules/planning/plannings";
import type { HistoryEntry, Rates } from "@/contract/budget";
import type { State } from "@/domain/budget/state";

export interface Step {
  readonly op: string;
  readonly error?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

export interface Scenario {
  readonly name: string;
  readonly workspace: { readonly currencyCode: string; readonly firstDayOfMonth: number };
  readonly rates: Rates;
  readonly today: string;
  readonly operations: readonly Step[];
  readonly expect: Readonly<Record<string, unknown>>;
}

/** A new workspace with its default accounts and categories, as every story starts. */
export function startOf(scenario: Scenario, context: Context): State {
  const state = guestState("en", "UTC", context);
  return { ...state, workspace: { ...state.workspace, ...scenario.workspace } };
}

/** The base's own rate is 1. */
export function ratesOf({ base, date, data }: Rates): Rates {
  return { base, date, data: { ...data, [base]: "1" } };
}

/** A step as the operation a screen would dispatch; `newId` makes the ids of new things. */
export function operationOf(step: Step, state: State, newId: () => string): Operation {
  const translate = TRANSLATIONS[step.op];
  if (translate === undefined) throw new Error(`no operation for ${step.op}`);
  return { name: step.op, ...translate(step, state, newId) } as Operation;
}

/** Translation of a step to an operation. Steps are not typed: the rules find their faults. */
type Translate = (step: Step, state: State, newId: () => string) => object;

const TRANSLATIONS: Readonly<Record<string, Translate>> = {
  addExpenses: (step, state) => ({
    id: text(step, "id"),
    body: expenseBody(step, state),
  }),
  addRefund: (step, state) => ({
    id: text(step, "id"),
    body: { ...expenseBody(step, state), ...("of" in step ? { refundOf: step["of"] } : {}) },
  }),
  replaceExpense: (step, state) => ({
    id: text(step, "id"),
    entryId: text(step, "entry"),
    body: expenseBody(step, state),
  }),
  updateHistory: (step) => ({ id: text(step, "id"), body: picked(step, ["note"]) }),
  deleteHistory: (step) => ({ id: text(step, "id") }),
  transfer: (step, state) => ({
    id: text(step, "id"),
    accountId: account(state, step),
    body: transferBody(step, state),
  }),
  replaceTransfer: (step, state) => ({
    id: text(step, "id"),
    entryId: text(step, "entry"),
    body: { ...transferBody(step, state), accountId: account(state, step) },
  }),
  createAccount: (step, _state, newId) => ({
    id: newId(),
    body: picked(step, ["name", "icon", "budget", "currencyCode", "type", "isShowInBalance"]),
  }),
  updateAccount: (step, state) => ({
    id: account(state, step),
    body: picked(step, ["name", "icon", "budget", "prevBudget", "currencyCode", "type", "isShowInBalance"]),
  }),
  deleteAccount: (step, state) => ({ id: account(state, step) }),
  restoreAccount: (step, state) => ({ id: account(state, step) }),
  setMainAccount: (step, state) => ({
    id: account(state, step),
    body: picked(step, ["isMainAccount"]),
  }),
  orderAccounts: (step, state) => ({ body: { ids: allNamed(state.accounts, step["accounts"]) } }),
  orderCategories: (step, state) => ({ body: { ids: allNamed(state.categories, step["categories"]) } }),
  createCategory: (step, _state, newId) => ({
    id: newId(),
    body: { ...picked(step, ["name", "icon", "budget"]), ...("month" in step ? { date: date(step) } : {}) },
  }),
  updateCategory: (step, state) => ({
    id: category(state, step),
    body: picked(step, ["name", "icon"]),
  }),
  deleteCategory: (step, state) => ({ id: category(state, step) }),
  restoreCategory: (step, state) => ({ id: category(state, step) }),
  setPlanning: (step, state, newId) => ({
    id: newId(),
    body: {
      date: date(step),
      categoryId: category(state, step),
      ...picked(step, ["budget", "currencyCode"]),
    },
  }),
  setPlannings: (step, state) => ({
    body: {
      date: date(step),
      planningsCategories: (step["plannings"] as readonly Step[]).map((item) => ({
        categoryId: category(state, item),
        ...picked(item, ["budget", "currencyCode"]),
      })),
    },
  }),
  copyPlanning: (step, state) => ({
    name: "setPlannings",
    body: { date: date(step), planningsCategories: copiedBudgets(state, text(step, "month")) },
  }),
  deletePlanning: (step, state) => ({ id: planned(state, step) }),
  restorePlanning: (step, state) => ({ id: planned(state, step) }),
  createList: (step, state, newId) => ({
    id: newId(),
    body: { ...listBody(step, state), ...picked(step, ["name"]), listItems: items(step) },
  }),
  updateList: (step, state) => ({
    id: named(state.lists, text(step, "list")),
    body: { ...listBody(step, state), ...("items" in step ? { listItems: items(step) } : {}) },
  }),
  deleteList: (step, state) => ({ id: named(state.lists, text(step, "list")) }),
  updateWorkspace: (step, state) => ({
    id: state.workspace.id,
    body: picked(step, ["currencyCode", "firstDayOfMonth"]),
  }),
};

/** The fields a step has, as its operation's body. */
function picked(step: Step, names: readonly string[]): object {
  return Object.fromEntries(names.filter((name) => name in step).map((name) => [name, step[name]]));
}

function text(step: Step, field: string): string {
  return step[field] as string;
}

function named(rows: readonly { readonly id: string; readonly name: string }[], name: string): string {
  const row = rows.find((each) => each.name === name);
  if (row === undefined) throw new Error(`nothing is called ${name}`);
  return row.id;
}

function account(state: State, step: Step, field = "account"): string {
  return named(state.accounts, text(step, field));
}

function allNamed(rows: Parameters<typeof named>[0], names: unknown): readonly string[] {
  return (names as readonly string[]).map((name) => named(rows, name));
}

function category(state: State, step: Step): string {
  return named(state.categories, text(step, "category"));
}

function date(step: Step): string {
  return firstDate(text(step, "month"));
}

function planned(state: State, step: Step): string {
  const stored = storedOf(state, text(step, "month")).get(category(state, step));
  if (stored === undefined) throw new Error(`nothing is planned: ${JSON.stringify(step)}`);
  return stored.id;
}

function expenseBody(step: Step, state: State) {
  return {
    ...picked(step, ["value", "currencyCode", "accountValue", "note", "date"]),
    accountId: account(state, step),
    ...("category" in step ? { categoryId: category(state, step) } : {}),
    ...("lines" in step
      ? { lines: (step["lines"] as readonly Step[]).map((line) => lineBody(line, state)) }
      : {}),
  };
}

function lineBody(line: Step, state: State) {
  return { categoryId: category(state, line), ...picked(line, ["value", "note"]) };
}

function transferBody(step: Step, state: State) {
  return {
    ...picked(step, ["value", "fromValue", "note", "date"]),
    ...("fromAccount" in step ? { fromAccountId: account(state, step, "fromAccount") } : {}),
  };
}

function listBody(step: Step, state: State) {
  const categoryId = "category" in step ? { categoryId: category(state, step) } : {};
  return { ...picked(step, ["name", "isPinned"]), ...categoryId };
}

function items(step: Step): ListItemBody[] {
  const labels = step["items"] as readonly string[];
  return labels.map((label, index) => ({ id: String(index), label }));
}

function copiedBudgets(state: State, month: string) {
  const [previous, current] = [add(month, -1), month].map((key) => [...storedOf(state, key).values()]);
  return copyBudgets(previous ?? [], current ?? [], state.categories).map(
    ({ categoryId, budget, currencyCode }) => ({
      categoryId,
      budget,
      currencyCode,
    }),
  );
}

/** Everything a story may look at when it ends, in the words of its expectations. */
export function seenIn(state: State, rates: Rates, today: string, months: readonly string[]) {
  const total = balance(state.accounts, state.workspace.currencyCode, rates);
  const plannings = months.map((month) => [month, planningView(state, month, today, rates)] as const);
  return {
    accounts: byName(state.accounts),
    categories: byName(state.categories),
    order: { accounts: namesOf(state.accounts), categories: namesOf(state.categories) },
    accountHistory: Object.fromEntries(state.accounts.map(({ id, name }) => [name, adjustments(state, id)])),
    balance: { amount: formatText(total.amount), notConverted: notConvertedOf(total.notConverted) },
    history: state.history.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).map(seenEntry),
    plannings: Object.fromEntries(plannings.map(([month, planning]) => [month, seenRows(state, planning)])),
    planningTotals: Object.fromEntries(
      plannings.map(([month, planning]) => [
        month,
        { ...planning, daysLeft: String(planning.daysLeft ?? 0) },
      ]),
    ),
    lists: sortLists(state.lists).map((list) => ({
      ...list,
      items: list.listItems.map(({ label }) => label),
    })),
  };
}

function namesOf(rows: State["accounts"] | State["categories"]): readonly string[] {
  return rows.filter(({ deleted }) => !deleted).map(({ name }) => name);
}

function byName<T extends { readonly name: string }>(rows: readonly T[]): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row.name, row]));
}

/** Without expenses, oldest first; a balance set by hand with what it was when it was set. */
function adjustments(state: State, accountId: string) {
  const set = new Map(state.accountHistory.map((row) => [row.id, row]));
  return accountHistoryView(state)
    .filter((change) => change.accountId === accountId && change.kind !== "expense")
    .reverse()
    .map((change) => set.get(change.id) ?? change)
    .map(({ kind, prevBudget, newBudget }) => ({ kind, prevBudget, newBudget }));
}

function seenEntry({ accountLabel, fromAccountLabel, categoryLabel, ...entry }: HistoryEntry) {
  return { ...entry, account: accountLabel, fromAccount: fromAccountLabel, category: categoryLabel };
}

function seenRows(state: State, planning: Planning) {
  const rows = new Map(planning.planningsCategories.map((row) => [row.categoryId, row]));
  return Object.fromEntries(state.categories.map(({ id, name }) => [name, rows.get(id) ?? "hidden"]));
}
