/** For tests: a random change a person could make of what a device shows. */
import {
  expenses,
  money,
  replacingBody,
  storedOf,
  transferBody,
  type HistoryEntry,
  type ListItem,
  type Operation,
  type State,
} from "@/domain";
import { newUuid } from "@/data/device/clock";
import { amount, type Dice, type Maker } from "./dice";
import { SHARE_MAKERS } from "./randomShares";

export { dice, type Dice } from "./dice";

const MONTHS = ["2026-10-01", "2026-11-01", "2026-12-01"];

const live = <T extends { readonly deleted: boolean }>(rows: readonly T[]) =>
  rows.filter(({ deleted }) => !deleted);
const gone = <T extends { readonly deleted: boolean }>(rows: readonly T[]) =>
  rows.filter(({ deleted }) => deleted);
const text = ({ below }: Dice) => `name ${below(1000)}`;

/** Few different ones, so that renames meet them. */
const payee = ({ one }: Dice) => one(["Сільпо", "СІЛЬПО", "Café", "cafe", "Rozetka"]) ?? "";
const tag = ({ one }: Dice) => one(["trip", "home", "gift", "подарунок"]) ?? "";
const tags = (random: Dice) => [tag(random), ...(random.below(2) === 0 ? [tag(random)] : [])];
const details = (random: Dice) => (random.below(2) === 0 ? {} : { payee: payee(random), tags: tags(random) });

const expense: Maker = (state, random) => {
  const [account, category] = [random.one(live(state.accounts)), random.one(live(state.categories))];
  if (account === undefined || category === undefined) return null;
  const day = String(random.below(28) + 1).padStart(2, "0");
  const date = `${random.one(["2026-10", "2026-11"]) ?? "2026-11"}-${day}`;
  const body = { value: amount(random), accountId: account.id, categoryId: category.id, date };
  return { name: "addExpenses", id: newUuid(), body: { ...body, ...details(random) } };
};

/** Return a maker of an operation on a random row; it returns null when there is none. */
function of<T>(rows: (state: State) => readonly T[], make: (row: T, dice: Dice) => Operation | null): Maker {
  return (state, random) => {
    const row = random.one(rows(state));
    return row === undefined ? null : make(row, random);
  };
}

/** Some of the rows in any order. */
function order(
  rows: State["accounts"] | State["categories"],
  random: Dice,
  name: "orderAccounts" | "orderCategories",
): Operation {
  const ids = rows.filter(() => random.below(3) > 0).map(({ id }) => id);
  const from = random.below(Math.max(1, ids.length));
  return { name, body: { ids: [...ids.slice(from), ...ids.slice(0, from)].reverse() } };
}

const items = (state: State) =>
  state.lists.flatMap((list) => list.listItems.map((item: ListItem) => ({ list, item })));

/** The lines of an amount in two categories; null where there are no two. */
function divided(state: State, random: Dice, value: string) {
  const [first, second] = [random.one(live(state.categories)), random.one(live(state.categories))];
  const whole = money.fromText(value);
  const part = BigInt(random.below(100) + 1);
  if (first === undefined || second === undefined || part >= whole) return null;
  return [
    { categoryId: first.id, value: money.formatText(part), note: text(random) },
    { categoryId: second.id, value: money.formatText(whole - part) },
  ];
}

const split: Maker = (state, random) => {
  const made = expense(state, random);
  if (made?.name !== "addExpenses") return null;
  const lines = divided(state, random, made.body.value);
  return lines && { ...made, body: { ...made.body, categoryId: lines[0]?.categoryId ?? "", lines } };
};

const refund: Maker = (state, random) => {
  const made = split(state, random) ?? expense(state, random);
  const spent = random.one([undefined, ...state.history.filter(({ kind }) => kind === "expense")]);
  if (made?.name !== "addExpenses") return null;
  return { ...made, name: "addRefund", body: { ...made.body, ...(spent && { refundOf: spent.id }) } };
};

/** Book some of the ticked items, for their sum or another value. */
function checkOut(list: State["lists"][number], state: State, random: Dice): Operation | null {
  const [account, category] = [random.one(live(state.accounts)), random.one(live(state.categories))];
  const ticked = list.listItems.filter(({ isChecked }) => isChecked && random.below(3) > 0);
  if (account === undefined || category === undefined || ticked.length === 0) return null;
  const value = random.below(2) === 0 ? {} : { value: amount(random) };
  const body = {
    itemIds: ticked.map(({ id }) => id),
    accountId: account.id,
    categoryId: category.id,
    date: "2026-11-08",
    keep: random.below(2) === 0,
    ...value,
  };
  return { name: "checkOutList", id: newUuid(), listId: list.id, body };
}

const MAKERS: readonly Maker[] = [
  expense,
  expense,
  expense,
  (state, random) => {
    const made = expense(state, random);
    const old = random.one(state.history.filter(({ kind }) => expenses.isSpending(kind)));
    if (made?.name !== "addExpenses" || old === undefined) return null;
    const { categoryId = "", value } = made.body;
    const lines = divided(state, random, value) ?? [{ categoryId, value }];
    const body = { ...made.body, categoryId: lines[0]?.categoryId ?? "", lines };
    return { ...made, name: "replaceExpense", entryId: old.id, body, isRefund: old.kind === "refund" };
  },
  split,
  refund,
  ...SHARE_MAKERS,
  of(
    ({ accounts }) => live(accounts),
    ({ id }, random) => ({
      name: "transfer",
      id: newUuid(),
      accountId: id,
      body: { value: amount(random), date: "2026-11-05" },
    }),
  ),
  (state, random) => {
    const [from, to] = [random.one(live(state.accounts)), random.one(live(state.accounts))];
    if (from === undefined || to === undefined || from === to) return null;
    const body = { value: amount(random), fromAccountId: from.id, date: "2026-11-06" };
    return { name: "transfer", id: newUuid(), accountId: to.id, body };
  },
  (state, random) => {
    const old = random.one(state.history.filter(({ kind }) => !expenses.isSpending(kind)));
    const [from, to] = [random.one(live(state.accounts)), random.one(live(state.accounts))];
    if (old === undefined || to === undefined) return null;
    const leaving = from === undefined || from === to ? {} : { fromAccountId: from.id };
    const body = { value: amount(random), accountId: to.id, ...leaving, date: "2026-11-07" };
    return { name: "replaceTransfer", id: newUuid(), entryId: old.id, body };
  },
  of(
    ({ history }) => history,
    ({ id }, random) => ({ name: "updateHistory", id, body: { note: text(random) } }),
  ),
  of(
    ({ history }) => history,
    ({ id }, random) => ({
      name: "updateHistory",
      id,
      body: random.below(2) === 0 ? { payee: payee(random) } : { tags: tags(random) },
    }),
  ),
  (_, random) => ({ name: "renamePayee", body: { name: payee(random), newName: payee(random) } }),
  (_, random) => ({ name: "renameTag", body: { name: tag(random), newName: tag(random) } }),
  of(
    ({ history }) => history,
    ({ id }) => ({ name: "deleteHistory", id }),
  ),
  (_, random) => ({
    name: "createAccount",
    id: newUuid(),
    body: { name: text(random), budget: amount(random), currencyCode: random.one(["USD", "UAH"]) ?? "USD" },
  }),
  of(
    ({ accounts }) => live(accounts),
    ({ id }, random) => ({ name: "updateAccount", id, body: { name: text(random) } }),
  ),
  of(
    ({ accounts }) => live(accounts),
    ({ id }, random) => ({ name: "updateAccount", id, body: { budget: amount(random) } }),
  ),
  of(
    ({ accounts }) => live(accounts).slice(1),
    ({ id }) => ({ name: "deleteAccount", id }),
  ),
  of(
    ({ accounts }) => live(accounts),
    ({ id }) => ({ name: "setMainAccount", id, body: { isMainAccount: true } }),
  ),
  (_, random) => ({
    name: "createCategory",
    id: newUuid(),
    body: { name: text(random), date: "2026-11-01", budget: amount(random) },
  }),
  of(
    ({ categories }) => live(categories),
    ({ id }, random) => ({ name: "updateCategory", id, body: { name: text(random) } }),
  ),
  (state, random) => order(state.accounts, random, "orderAccounts"),
  (state, random) => order(state.categories, random, "orderCategories"),
  of(
    ({ categories }) => live(categories).slice(2),
    ({ id }) => ({ name: "deleteCategory", id }),
  ),
  of(
    ({ categories }) => live(categories),
    ({ id }, random) => ({
      name: "setPlanning",
      id: newUuid(),
      body: { categoryId: id, date: random.one(MONTHS) ?? "", budget: amount(random) },
    }),
  ),
  of(
    ({ categories }) => live(categories),
    ({ id }, random) => ({
      name: "setCarryOver",
      body: {
        categoryId: id,
        from: random.one(MONTHS) ?? "",
        carry: random.one(["none", "left", "all"] as const) ?? "none",
      },
    }),
  ),
  of(
    ({ categories }) => live(categories),
    ({ id }, random) => {
      const isRemoved = random.below(4) === 0;
      const goal = isRemoved ? { amount: null } : { amount: amount(random), everyMonth: true };
      return { name: "setTarget", body: { categoryId: id, ...goal } };
    },
  ),
  (_, random) => ({
    name: "setExpectedIncome",
    body: { date: random.one(MONTHS) ?? "", amount: random.below(4) === 0 ? null : amount(random) },
  }),
  (state) => {
    const current = storedOf(state, "2026-12");
    const planningsCategories = [...storedOf(state, "2026-11").values()]
      .filter(({ categoryId, deleted }) => !deleted && !current.has(categoryId))
      .filter(({ categoryId }) => live(state.categories).some(({ id }) => id === categoryId))
      .map(({ categoryId, budget }) => ({ categoryId, budget }));
    if (planningsCategories.length === 0) return null;
    return { name: "setPlannings", body: { date: "2026-12-01", planningsCategories } };
  },
  of(
    ({ plannings }) => live(plannings),
    ({ id }) => ({ name: "deletePlanning", id }),
  ),
  of(
    ({ plannings }) => gone(plannings),
    ({ id }) => ({ name: "restorePlanning", id }),
  ),
  of(
    ({ accounts }) => gone(accounts),
    ({ id }) => ({ name: "restoreAccount", id }),
  ),
  of(
    ({ categories }) => gone(categories),
    ({ id }) => ({ name: "restoreCategory", id }),
  ),
  ({ workspace: { id } }, random) => ({ name: "updateWorkspace", id, body: { name: text(random) } }),
  (_, random) => ({ name: "updateSettings", body: { showOnboarding: random.below(2) === 0 } }),
  (_, random) => ({
    name: "createList",
    id: newUuid(),
    body: { name: text(random), listItems: [{ id: newUuid(), label: text(random) }] },
  }),
  of(
    ({ lists }) => lists,
    ({ id }, random) => ({ name: "updateList", id, body: { name: text(random) } }),
  ),
  of(
    ({ lists }) => lists,
    ({ id }, random) => ({ name: "addListItem", id: newUuid(), listId: id, body: { label: text(random) } }),
  ),
  of(
    ({ lists }) => lists,
    ({ id }, random) => ({ name: "addListItem", id: newUuid(), listId: id, body: { label: text(random) } }),
  ),
  of(
    ({ lists }) => lists,
    ({ id, isPinned }) => ({ name: "updateList", id, body: { isPinned: !isPinned } }),
  ),
  of(
    ({ lists }) => lists.slice(1),
    ({ id }) => ({ name: "deleteList", id }),
  ),
  of(items, ({ list, item }, random) => ({
    name: "updateListItem",
    id: item.id,
    listId: list.id,
    body: { label: text(random), price: amount(random) },
  })),
  of(items, ({ list, item }) => ({
    name: "updateListItem",
    id: item.id,
    listId: list.id,
    body: { isChecked: !item.isChecked },
  })),
  (state, random) => {
    const list = random.one(state.lists.filter(({ listItems }) => listItems.some((item) => item.isChecked)));
    return list === undefined ? null : checkOut(list, state, random);
  },
  of(items, ({ list, item }) =>
    list.listItems.length < 2 ? null : { name: "removeListItem", id: item.id, listId: list.id },
  ),
];

export function randomOperation(state: State, random: Dice): Operation | null {
  return random.one(MAKERS)?.(state, random) ?? null;
}

/** One more item on the one list that everybody writes to. */
export function randomItem({ lists }: State, random: Dice): Operation {
  const body = { label: text(random) };
  const [list] = lists.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (list !== undefined) return { name: "addListItem", id: newUuid(), listId: list.id, body };
  const listItems = [{ id: newUuid(), ...body }];
  return { name: "createList", id: newUuid(), body: { name: "Shop", listItems } };
}

/** Few entries, so that devices meet at them. */
const CORRECTED_ENTRIES = 3;

/** Correct one of the few entries that everybody corrects, delete it, note something at it, or give it back. */
export function randomCorrection(state: State, random: Dice): Operation | null {
  const entry = random.one(state.history.filter(({ kind }) => kind !== "refund"));
  const isFull = state.history.length >= CORRECTED_ENTRIES;
  if (entry === undefined || (!isFull && random.below(4) === 0))
    return isFull ? null : anyEntry(state, random);
  const { id } = entry;
  const act = random.below(12);
  if (act === 0) return { name: "deleteHistory", id };
  if (act < 3) return { name: "updateHistory", id, body: { note: text(random) } };
  if (act === 3) return entry.kind === "expense" ? refundOf(entry, random) : null;
  return corrected(entry, state, random);
}

function anyEntry(state: State, random: Dice): Operation | null {
  if (random.below(3) > 0) return expense(state, random);
  const account = random.one(live(state.accounts));
  if (account === undefined) return null;
  return {
    name: "transfer",
    id: newUuid(),
    accountId: account.id,
    body: { value: amount(random), date: "2026-11-05" },
  };
}

function refundOf(spent: HistoryEntry, random: Dice): Operation {
  const body = { ...replacingBody(spent), value: "0.01", note: text(random), refundOf: spent.id };
  delete body.lines;
  return { name: "addRefund", id: newUuid(), body };
}

/** The entry with some of its fields changed, as its form sends it. */
function corrected(entry: HistoryEntry, state: State, random: Dice): Operation | null {
  const [account, category] = [random.one(live(state.accounts)), random.one(live(state.categories))];
  if (account === undefined || category === undefined) return null;
  const changes = {
    ...(random.below(3) > 0 && { value: amount(random) }),
    ...(random.below(3) === 0 && { accountId: account.id }),
    ...(random.below(3) === 0 && { note: text(random) }),
    ...(random.below(4) === 0 && { date: `2026-11-${String(random.below(20) + 10)}` }),
  };
  const made = { id: newUuid(), entryId: entry.id };
  if (!expenses.isSpending(entry.kind)) {
    return { name: "replaceTransfer", ...made, body: { ...transferBody(entry), ...changes } };
  }
  const body = { ...replacingBody(entry), ...changes };
  const { value, categoryId: before = "" } = body;
  const categoryId = random.below(3) === 0 ? category.id : before;
  return { name: "replaceExpense", ...made, body: { ...body, categoryId, lines: [{ categoryId, value }] } };
}
