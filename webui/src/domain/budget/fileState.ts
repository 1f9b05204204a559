/** The budget of a guest out of the file of one: everything checked first, as no server does it. */
import type { Account, Category, EntryKind, HistoryEntry, LastPrice, List, Member } from "@/contract/budget";
import { ErrorCode, fieldError } from "../rules/base/errors";
import * as shares from "../rules/entries/shares";
import { isSpending } from "../rules/entries/expenses";
import { formatText, fromText } from "../rules/base/money";
import { parseMoment } from "../rules/base/months";
import { currencyOf } from "../rules/accounts/accounts";
import { book } from "./apply/bookings";
import type { IdPrefix } from "./apply/context";
import { choice, flag, inEach, maybe, moment, reference, tags, text, type Raw } from "./fileFields";
import { fileLines, linkedRefunds } from "./fileLines";
import { withRules } from "./fileRules";
import { filePair, fileSchedules } from "./fileSchedules";
import { withMemberIds } from "./entryShares";
import { withPrices } from "./prices";
import { compareEntries, GUEST_MEMBER, GUEST_USER, type PlannedBudget, type State } from "./state";

const KINDS = ["expense", "refund", "income", "transfer", "settlement"] as const;
const RULES = ["none", "equal", "parts", "only"] as const;
const TYPES = ["basic", "savings", "debt", "investment"] as const;
const BY_HAND = ["opening", "set"] as const;

/**
 * Return the file's budget in place of everything that `empty` has. The first thing that is wrong is a DomainError with its
 * path in the file.
 */
export function fileState(file: Raw, empty: State, newId: (prefix: IdPrefix) => string): State {
  const start = withSettings(file, empty);
  const accounts = inEach(file, "guestAccounts", (raw) => account(raw, start)).map(withPosition);
  const named: State = {
    ...start,
    accounts: accounts.map((each) => ({ ...each, budget: "0.00" })),
    categories: inEach(file, "guestCategory", (raw) => category(raw, start)).map(withPosition),
  };
  const set = adjusted(named, file, newId);
  const planned: State = {
    ...set,
    plannings: inEach(file, "guestPlanningCategory", (raw) => plannedBudget(raw, set, newId)),
    lists: inEach(file, "guestList", (raw) => list(raw, set, newId)),
    prices: filePrices(file, set),
  };
  const scheduled: State = { ...withRules(file, planned), schedules: fileSchedules(file, planned) };
  const pairs = new Set<string>();
  const entries = linkedRefunds(inEach(file, "guestHistory", (raw) => entry(raw, scheduled, pairs)));
  const booked = entries.sort((a, b) => compareEntries(b, a)).reduce(book, scheduled);
  check(accounts, booked);
  return booked;
}

function withSettings(file: Raw, empty: State): State {
  const raw = (file["guestSetting"] ?? {}) as Raw;
  const { workspace, settings } = empty;
  const currencyCode = maybe(raw, "currencyCode", "currency") ?? workspace.currencyCode;
  const firstDayOfMonth = Number(raw["firstDayOfMonth"] ?? workspace.firstDayOfMonth);
  if (!Number.isInteger(firstDayOfMonth) || firstDayOfMonth < 1 || firstDayOfMonth > 28) {
    throw fieldError("guestSetting.firstDayOfMonth", ErrorCode.VALIDATION_CHOICE);
  }
  const members = inEach(file, "guestMember", member).filter(({ memberId }) => memberId !== GUEST_MEMBER);
  const shareRule = fileRule(raw) ?? workspace.shareRule;
  return {
    ...empty,
    workspace: { ...workspace, currencyCode, firstDayOfMonth, members, shareRule },
    settings,
  };
}

/** Somebody who pays or bears shares; whoever wrote the file is now the guest. */
function member(raw: Raw): Member {
  return {
    memberId: text(raw, "id", "note"),
    name: text(raw, "name", "name"),
    userId: flag(raw, "isMine", false) ? GUEST_USER : null,
    role: null,
    isSharing: flag(raw, "isSharing", true),
    isFormer: flag(raw, "isFormer", false),
  };
}

/** Return the rule of shares of a row. */
function fileRule(row: Raw): shares.Rule | null {
  const raw = row["shareRule"];
  if (typeof raw !== "object" || raw === null) return null;
  const { parts } = raw as { readonly parts?: unknown };
  const shareRule = {
    kind: choice(raw as Raw, "kind", RULES, "none"),
    parts: parts == null ? null : (parts as Record<string, number>),
    userId: maybe(raw as Raw, "userId", "note"),
  };
  const named = [...Object.keys(shareRule.parts ?? {}), shareRule.userId ?? ""];
  shares.checkRule(shareRule, named);
  return withMemberIds({ shareRule }, stateId).shareRule;
}

/** Return the id that a member of a file has in a guest's budget. */
const stateId = (id: string) => (id === GUEST_MEMBER ? GUEST_USER : id);

/** The order in the file is the order they are shown in. */
function withPosition<T>(row: T, position: number): T & { readonly position: number } {
  return { ...row, position };
}

function account(raw: Raw, state: State): Omit<Account, "position"> {
  return {
    ...common(raw, state),
    name: text(raw, "name", "name"),
    icon: maybe(raw, "icon", "accountIcon") ?? "wallet",
    budget: text(raw, "budget", "money"),
    currencyCode: maybe(raw, "currencyCode", "currencyOrDefault") ?? "default",
    type: choice(raw, "type", TYPES, "basic"),
    isShowInBalance: flag(raw, "isShowInBalance", true),
    isMainAccount: flag(raw, "isMainAccount", false),
  };
}

function category(raw: Raw, state: State): Omit<Category, "position"> {
  return {
    ...common(raw, state),
    name: text(raw, "name", "name"),
    icon: maybe(raw, "icon", "categoryIcon") ?? "ellipsis",
    shareRule: fileRule(raw),
  };
}

function adjusted(state: State, file: Raw, newId: (prefix: IdPrefix) => string): State {
  const history = inEach(file, "guestAccountsHistory", (raw) => {
    const createdAt = moment(raw, "createdAt", state);
    return {
      id: newId("accHis"),
      accountId: reference(raw, "accountId", state.accounts),
      kind: choice(raw, "kind", BY_HAND, "set"),
      date: createdAt,
      localDay: maybe(raw, "localDay", "date") ?? parseMoment(createdAt).localDay,
      categoryId: null,
      categoryLabel: null,
      note: "",
      prevBudget: text(raw, "prevBudget", "money"),
      newBudget: text(raw, "newBudget", "money"),
      createdAt,
    };
  });
  const accounts = state.accounts.map((each) => {
    const own = history.filter(({ accountId }) => accountId === each.id);
    const moved = own.reduce((sum, row) => sum + fromText(row.newBudget) - fromText(row.prevBudget), 0n);
    return { ...each, budget: formatText(moved) };
  });
  return { ...state, accounts, accountHistory: history.reverse() };
}

function plannedBudget(raw: Raw, state: State, newId: (prefix: IdPrefix) => string): PlannedBudget {
  return {
    ...times(raw, state),
    id: newId("plan"),
    categoryId: reference(raw, "categoryId", state.categories),
    date: text(raw, "date", "monthDate"),
    budget: text(raw, "budget", "money"),
    currencyCode: maybe(raw, "currencyCode", "currency") ?? state.workspace.currencyCode,
    deleted: flag(raw, "deleted", false),
    removedEntries: [],
    version: 1,
  };
}

function list(raw: Raw, state: State, newId: (prefix: IdPrefix) => string): List {
  return {
    ...times(raw, state),
    id: text(raw, "id", "note"),
    workspaceId: state.workspace.id,
    name: text(raw, "name", "name"),
    categoryId: raw["categoryId"] == null ? null : reference(raw, "categoryId", state.categories),
    isPinned: flag(raw, "isPinned", false),
    listItems: inEach(raw, "listItems", (item) => ({
      id: newId("item"),
      label: text(item, "label", "label"),
      isChecked: flag(item, "isChecked", false),
      price: maybe(item, "price", "notNegativeMoney"),
      quantity: maybe(item, "quantity", "positiveMoney") ?? "1.00",
    })),
    version: 1,
  };
}

function filePrices(file: Raw, state: State): readonly LastPrice[] {
  const prices = inEach(file, "guestPrice", (raw) => ({
    label: text(raw, "label", "label"),
    price: text(raw, "price", "notNegativeMoney"),
    updatedAt: moment(raw, "updatedAt", state),
  }));
  const lastPrices = withPrices([], prices);
  if (lastPrices.length < prices.length) throw fieldError("guestPrice", ErrorCode.VALIDATION_UNIQUE);
  return lastPrices;
}

function entry(raw: Raw, state: State, pairs: Set<string>): HistoryEntry {
  const date = text(raw, "date", "date");
  const localDay = maybe(raw, "localDay", "date") ?? parseMoment(date).localDay;
  const kind = choice<EntryKind>(raw, "kind", KINDS, "expense");
  const isSettlement = kind === "settlement";
  const isOutside = isSettlement && raw["accountId"] == null;
  const accountId = isOutside ? null : reference(raw, "accountId", state.accounts);
  const isSpent = isSpending(kind);
  const categoryId = isSpent ? reference(raw, "categoryId", state.categories) : null;
  const isLeaving = kind === "transfer" || (isSettlement && raw["fromAccountId"] != null);
  const fromAccountId = isLeaving ? reference(raw, "fromAccountId", state.accounts) : null;
  const value = text(raw, "value", "money");
  const lines = categoryId === null ? [] : fileLines(raw, { categoryId, value, note: "" }, state);
  const ownCode = maybe(raw, "currencyCode", "currency") ?? state.workspace.currencyCode;
  const accountCurrencyCode = accountId === null ? ownCode : currency(state, accountId);
  const currencyCode = isSpent || isSettlement ? ownCode : accountCurrencyCode;
  return {
    ...times(raw, state),
    id: text(raw, "id", "note"),
    workspaceId: state.workspace.id,
    replaces: null,
    kind,
    date: parseMoment(date).instant,
    localDay,
    note: maybe(raw, "note", "note") ?? "",
    payee: maybe(raw, "payee", "payee") ?? "",
    tags: tags(raw),
    ...filePair(raw, state, pairs),
    isAutomatic: flag(raw, "isAutomatic", false),
    accountId,
    accountLabel: accountId === null ? null : (nameOf(state.accounts, accountId) ?? ""),
    accountValue: maybe(raw, "accountValue", "money") ?? (isOutside ? "0.00" : value),
    accountCurrencyCode,
    categoryId,
    categoryLabel: nameOf(state.categories, categoryId),
    lines,
    ...withMemberIds({ paidBy: maybe(raw, "paidBy", "note"), shares: fileShares(raw) }, stateId),
    refundOf: kind === "refund" ? maybe(raw, "refundOf", "note") : null,
    fromAccountId,
    fromAccountLabel: nameOf(state.accounts, fromAccountId),
    fromValue: isLeaving ? (maybe(raw, "fromValue", "positiveMoney") ?? value) : null,
    fromCurrencyCode: fromAccountId === null ? null : currency(state, fromAccountId),
    value,
    currencyCode,
    rate: maybe(raw, "rate", "rate"),
    rateDate: maybe(raw, "rateDate", "date"),
    workspaceValue: isSpent ? value : maybe(raw, "workspaceValue", "notNegativeMoney"),
    workspaceCurrencyCode: isSpent ? currencyCode : maybe(raw, "workspaceCurrencyCode", "currency"),
    workspaceRate: maybe(raw, "workspaceRate", "rate"),
    workspaceRateDate: maybe(raw, "workspaceRateDate", "date"),
    userId: state.workspace.creatorId,
    creatorName: maybe(raw, "by", "name") ?? "",
    version: 1,
  };
}

/** Return who bears an entry, as the file of a shared workspace has it. */
function fileShares(raw: Raw): HistoryEntry["shares"] {
  const shares = raw["shares"];
  if (typeof shares !== "object" || shares === null) return {};
  const ids = Object.keys(shares);
  return Object.fromEntries(ids.map((id) => [id, text(shares as Raw, id, "positiveMoney")]));
}

/** One main account, and every balance is what its history and the entries add up to. */
function check(accounts: readonly Account[], booked: State): void {
  if (accounts.filter(({ isMainAccount, deleted }) => isMainAccount && !deleted).length !== 1) {
    throw fieldError("guestAccounts", ErrorCode.VALIDATION_REQUIRED);
  }
  accounts.forEach(({ budget }, index) => {
    if (booked.accounts[index]?.budget !== budget) {
      throw fieldError(`guestAccounts.${String(index)}.budget`, ErrorCode.VALIDATION_BALANCE);
    }
  });
  for (const part of ["guestAccounts", "guestCategory", "guestList", "guestHistory"] as const) {
    const ids = { guestAccounts: booked.accounts, guestCategory: booked.categories, guestList: booked.lists };
    const rows = part === "guestHistory" ? booked.history : ids[part];
    if (new Set(rows.map(({ id }) => id)).size < rows.length) {
      throw fieldError(part, ErrorCode.VALIDATION_UNIQUE);
    }
  }
}

function common(raw: Raw, state: State) {
  const deleted = flag(raw, "deleted", false);
  const deletedAt = deleted ? moment(raw, "deletedAt", state) : null;
  const workspaceId = state.workspace.id;
  return { ...times(raw, state), id: text(raw, "id", "note"), workspaceId, deleted, deletedAt, version: 1 };
}

function times(raw: Raw, state: State) {
  return { createdAt: moment(raw, "createdAt", state), updatedAt: moment(raw, "updatedAt", state) };
}

function nameOf(rows: readonly (Account | Category)[], id: string | null): string | null {
  return rows.find((each) => each.id === id)?.name ?? null;
}

function currency(state: State, accountId: string): string {
  const account = state.accounts.find(({ id }) => id === accountId);
  return currencyOf(account?.currencyCode ?? "default", state.workspace.currencyCode);
}
