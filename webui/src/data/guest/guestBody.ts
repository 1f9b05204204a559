/** A guest's budget as the request that brings it to the server. Ids are labels there: it makes its own. */
import { GUEST_PART_HISTORY_MAX } from "@/contract/limits.gen";
import {
  accountsWithout,
  categoryRule,
  GUEST_MEMBER,
  GUEST_USER,
  linesOf,
  sharingFields,
  withMemberIds,
  workspaceRule,
  type Account,
  type Category,
  type HistoryEntry,
  type KeptSchedule,
  type List,
  type Member,
  type MemberIds,
  type PlannedBudget,
  type shares,
  type State,
} from "@/domain";
import type { Schema } from "@/contract/schemas";

/** Common part of signing up with a guest's budget and importing one. */
export type GuestData = Omit<Schema<"GuestImport">, "id" | "name">;

/** Entries of a further part. */
export type GuestPart = readonly Schema<"GuestEntry">[];

/** A long history's parts: the first has all that is no history, with the balances before the further entries. */
export interface GuestParts {
  readonly first: GuestData;
  readonly further: readonly GuestPart[];
}

/** A part arrives within seconds on a slow connection; the server takes 100 000 words in one. */
const PART_CHARACTERS = 200_000;
/** Nobody asked the guest for a name: once they sign up, theirs is shown. */
const GUEST_NAME = "Me";
/** End of the labels that a server knows again in a further part. */
const TIMED = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Return a budget in parts, always the same ones. What hangs together comes first: entries of schedules, which the server
 * would post itself, refunds with their expenses, and shared costs.
 */
export function guestParts(state: State): GuestParts {
  const refunded = new Set(state.history.map(({ refundOf }) => refundOf ?? null));
  const isBound = (row: HistoryEntry) =>
    row.scheduleId != null ||
    row.refundOf != null ||
    sharingFields(row).paidBy !== null ||
    refunded.has(row.id) ||
    !refersByTime(row);
  // By id: what is added later comes last, and a repeat goes on where it stopped.
  const free = state.history.filter((row) => !isBound(row)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const parts = cut(free.map(entry));
  if (parts.length <= 1) return { first: guestBody(state), further: [] };
  const accounts = accountsWithout(state.accounts, free);
  return {
    first: guestBody({ ...state, accounts, history: state.history.filter(isBound) }),
    further: parts,
  };
}

function refersByTime(row: HistoryEntry): boolean {
  const references = [row.accountId, row.fromAccountId, ...linesOf(row).map(({ categoryId }) => categoryId)];
  return [row.id, ...references].every((id) => id == null || TIMED.test(id));
}

function cut(entries: GuestPart): GuestPart[] {
  const parts: Schema<"GuestEntry">[][] = [];
  let room = 0;
  for (const each of entries) {
    const size = JSON.stringify(each).length;
    const last = parts.at(-1);
    if (last === undefined || size > room || last.length === GUEST_PART_HISTORY_MAX) {
      parts.push([each]);
      room = PART_CHARACTERS - size;
    } else {
      last.push(each);
      room -= size;
    }
  }
  return parts;
}

/** Return the body without what the server makes anew: half of the bytes, and 8 MiB may be sent. */
export function guestBody(state: State): GuestData {
  return {
    guestAccounts: state.accounts.map(account),
    guestAccountsHistory: state.accountHistory
      .filter(({ kind }) => kind === "opening" || kind === "set")
      .toReversed() // oldest first, as in the file of a workspace
      .map(({ accountId, kind, prevBudget, newBudget, createdAt }) => ({
        accountId,
        kind,
        prevBudget,
        newBudget,
        createdAt,
      })),
    guestSetting: settings(state),
    guestCategory: state.categories.map(category),
    guestPlanning: [],
    guestPlanningCategory: state.plannings.map(planned),
    guestCarryRule: state.carryRules.map(({ categoryId, from, carry, cap }) => ({
      categoryId,
      from,
      carry,
      cap,
    })),
    guestTarget: state.targets.map(({ categoryId, from, amount, by, everyMonth }) => ({
      categoryId,
      from,
      amount,
      by,
      everyMonth,
    })),
    guestExpectedIncome: state.expectedIncomes.map(({ date, amount, currencyCode }) => ({
      date,
      amount,
      currencyCode,
    })),
    guestList: state.lists.map(list),
    guestPrice: state.prices.map(({ label, price, updatedAt }) => ({ label, price, updatedAt })),
    guestMember: members(state),
    guestSchedule: state.schedules.map(schedule),
    guestHistory: state.history.map(entry),
  };
}

/** Return the people of a budget, and the guest once something names them. */
function members({ workspace, history, categories }: State): Schema<"GuestMember">[] {
  const others = workspace.members.map(member);
  const naming: readonly MemberIds[] = [workspace, ...categories, ...history];
  const named = new Set<string>();
  for (const row of naming)
    withMemberIds(row, (id) => {
      named.add(id);
      return id;
    });
  return named.has(GUEST_USER) ? [{ id: GUEST_MEMBER, name: GUEST_NAME, isMine: true }, ...others] : others;
}

/** Return the id of a member in a file. */
const fileId = (id: string) => (id === GUEST_USER ? GUEST_MEMBER : id);

function member({ memberId, name, userId, isSharing, isFormer }: Member): Schema<"GuestMember"> {
  return {
    ...{ id: memberId, name },
    ...(!isSharing && { isSharing }),
    ...(isFormer && { isFormer }),
    ...(userId === GUEST_USER && { isMine: true }),
  };
}

function settings({ settings: kept, workspace }: State): Schema<"GuestSettings"> {
  const { language, mainScreen, expensesView, showOnboarding, timeZone } = kept;
  const { currencyCode, firstDayOfMonth } = workspace;
  const terms = { currencyCode, firstDayOfMonth, ...ruled(workspaceRule(workspace)) };
  return { language, mainScreen, expensesView, showOnboarding, timeZone, ...terms };
}

function account(row: Account): Schema<"GuestAccount"> {
  const { id, name, icon, budget, currencyCode, type, isShowInBalance, isMainAccount } = row;
  return { ...timesOf(row), id, name, icon, budget, currencyCode, type, isShowInBalance, isMainAccount };
}

function category(row: Category): Schema<"GuestCategory"> {
  const { id, name, icon } = row;
  return { ...timesOf(row), id, name, icon, ...ruled(categoryRule(row)) };
}

/** Return the rule of shares, where costs are shared by one. */
function ruled(shareRule: shares.Rule | null) {
  return shareRule !== null && shareRule.kind !== "none" && withMemberIds({ shareRule }, fileId);
}

function timesOf({ createdAt, updatedAt, deleted, deletedAt }: Account | Category) {
  return { createdAt, updatedAt, deleted, deletedAt };
}

function planned(row: PlannedBudget): Schema<"GuestPlanningCategory"> {
  const { categoryId, date, budget, currencyCode, deleted, createdAt, updatedAt } = row;
  return { categoryId, date, budget, currencyCode, deleted, createdAt, updatedAt };
}

function list({
  id,
  name,
  categoryId,
  isPinned,
  listItems,
  createdAt,
  updatedAt,
}: List): Schema<"GuestList"> {
  const items = listItems.map(({ label, isChecked, price, quantity }) => ({
    label,
    isChecked,
    price,
    quantity,
  }));
  return { id, name, categoryId, isPinned, listItems: items, createdAt, updatedAt };
}

/** Skipped dates, and those posted by itself and taken back: nothing else keeps these from being posted once more. */
function notPosted({ mode, skipped, reversed, settled }: KeptSchedule): string[] {
  const waiting = mode === "post" ? reversed.filter((day) => !settled.includes(day)) : [];
  return [...new Set([...skipped, ...waiting])];
}

function schedule(row: KeptSchedule): Schema<"GuestSchedule"> {
  const { id, kind, accountId, fromAccountId, categoryId, note, createdAt, updatedAt } = row;
  const { value, currencyCode, accountValue, fromValue } = row;
  const { frequency, every, startDate, endDate, count, weekend } = row;
  const { mode, isActive, activeFrom } = row;
  const about = { id, kind, accountId, fromAccountId, categoryId, note, createdAt, updatedAt };
  const amounts = { value, currencyCode, accountValue, fromValue };
  const rhythm = { frequency, every, startDate, endDate, count, weekend };
  const posting = { mode, isActive, activeFrom, skipped: notPosted(row) };
  return { ...about, ...detailsOf(row), ...amounts, ...rhythm, ...posting };
}

function entry(row: HistoryEntry): Schema<"GuestEntry"> {
  const { id, kind, categoryId, accountId, fromAccountId, date, localDay, note } = row;
  const { value, currencyCode, accountValue, accountCurrencyCode, fromValue, fromCurrencyCode } = row;
  const { rate, rateDate, createdAt, updatedAt } = row;
  const about = { id, kind, categoryId, accountId, fromAccountId, date, localDay, note };
  const amounts = { value, currencyCode, accountValue, accountCurrencyCode, fromValue, fromCurrencyCode };
  const parts = { ...divided(row), ...refunded(row), ...shared(row) };
  return {
    ...about,
    ...detailsOf(row),
    ...amounts,
    rate,
    rateDate,
    ...parts,
    ...counted(row),
    ...posted(row),
    createdAt,
    updatedAt,
  };
}

/** Return payee and tags, as far as there are any. */
function detailsOf({ payee, tags }: HistoryEntry | KeptSchedule) {
  return { ...(payee !== "" && { payee }), ...(tags.length > 0 && { tags }) };
}

/** Return the lines of an entry; one without a note says no more than the entry. */
function divided(row: HistoryEntry) {
  const lines = linesOf(row).map(({ categoryId, value, note }) => ({ categoryId, value, note }));
  return (lines.length > 1 || lines.some(({ note }) => note !== "")) && { lines };
}

/** Return who paid an entry of a shared workspace's file, and who bears it. */
function shared(row: HistoryEntry) {
  const { paidBy, shares } = withMemberIds(sharingFields(row), fileId);
  return { ...(paidBy !== null && { paidBy }), ...(Object.keys(shares).length > 0 && { shares }) };
}

/** Return the expense that a refund gives back. */
function refunded({ refundOf }: HistoryEntry) {
  return refundOf != null && { refundOf };
}

/** Return the occurrence that an entry was posted for. */
function posted({ scheduleId, occurrence, isAutomatic }: HistoryEntry) {
  return scheduleId != null && { scheduleId, occurrence, ...(isAutomatic && { isAutomatic }) };
}

/** Return the amount that an income counted as when it was booked; the server knows it of other entries. */
function counted({
  kind,
  workspaceValue,
  workspaceCurrencyCode,
  workspaceRate,
  workspaceRateDate,
}: HistoryEntry) {
  return kind === "income" && { workspaceValue, workspaceCurrencyCode, workspaceRate, workspaceRateDate };
}
