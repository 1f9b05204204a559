import { describe, expect, it } from "vitest";
import { apply, type Context } from "./apply";
import { account, category, failure, guest, lunch, member, run, start } from "@testing/budgets";
import { entriesOf } from "./entryLines";
import type { Operation } from "./operations";
import type { List } from "@/contract/budget";

describe("a guest's start", () => {
  it("has two accounts, four categories and nothing planned", () => {
    const state = start();
    expect(state.accounts.map(({ name, isMainAccount, budget }) => [name, isMainAccount, budget])).toEqual([
      ["Credit Card", true, "0.00"],
      ["Cash", false, "0.00"],
    ]);
    expect(state.categories.map(({ name }) => name)).toEqual([
      "Food",
      "Entertaiment",
      "Utilities",
      "Transport",
    ]);
    expect(state.plannings).toEqual([]);
    expect(state.workspace).toMatchObject({ id: "guestWorkspace", currencyCode: "USD", firstDayOfMonth: 1 });
    expect(state.settings).toMatchObject({ mainScreen: "expenses", expensesView: "rounds-view" });
  });

  it("gives ids that say what they are of", () => {
    const state = start();
    expect(
      [state.accounts, state.categories, state.accountHistory].map(([row]) => row?.id.split("-")[0]),
    ).toEqual(["acc", "cat", "accHis"]);
  });
});

describe("a create that comes twice", () => {
  it("books an expense once", () => {
    const state = start();
    const once = apply(state, lunch(state, "e1"), guest);
    expect(apply(once, lunch(state, "e1"), guest)).toBe(once);
  });

  it("makes an account, a category, a list, a transfer and a correction once", () => {
    const state = start();
    const cash = account(state, "Cash").id;
    const base = run(state, [
      lunch(state, "e1"),
      { name: "transfer", id: "t0", accountId: cash, body: { value: "4" } },
    ]);
    const creates: Operation[] = [
      { name: "createAccount", id: "a1", body: { name: "Card" } },
      { name: "createCategory", id: "c1", body: { name: "Pets" } },
      {
        name: "createList",
        id: "l1",
        body: { name: "Shop", listItems: [{ id: "i", label: "Milk", isChecked: false }] },
      },
      { name: "transfer", id: "t1", accountId: cash, body: { value: "5" } },
      { ...lunch(state, "e2"), name: "replaceExpense", entryId: "e1" } as Operation,
      { name: "replaceTransfer", id: "t2", entryId: "t0", body: { value: "6", accountId: cash } },
    ];
    const once = run(base, creates);
    expect(run(once, creates)).toBe(once);
  });
});

describe("what is gone already", () => {
  it("is deleted again without a word", () => {
    const state = start();
    const cash = account(state, "Cash").id;
    const food = category(state, "Food").id;
    const planned = run(state, [
      { name: "setPlanning", id: "p1", body: { categoryId: food, date: "2026-11-01", budget: "10" } },
    ]);
    const deletes: Operation[] = [
      { name: "deleteAccount", id: cash },
      { name: "deleteCategory", id: food },
      { name: "deletePlanning", id: "p1" },
      { name: "deleteHistory", id: "e9" },
    ];
    const once = run(planned, deletes);
    expect(run(once, deletes)).toBe(once);
  });

  it("is not edited", () => {
    const state = start();
    const cash = account(state, "Cash").id;
    const food = category(state, "Food").id;
    const gone = run(state, [
      { name: "deleteAccount", id: cash },
      { name: "deleteCategory", id: food },
    ]);
    expect(failure(gone, { name: "updateAccount", id: cash, body: { name: "X" } })).toEqual(["notFound", {}]);
    expect(failure(gone, { name: "updateCategory", id: food, body: { name: "X" } })).toEqual([
      "notFound",
      {},
    ]);
    expect(failure(gone, { name: "transfer", id: "t", accountId: cash, body: { value: "1" } })).toEqual([
      "notFound",
      {},
    ]);
    expect(failure(gone, lunch(state, "e1"))).toEqual([
      "request.invalid",
      { accountId: "validation.reference" },
    ]);
  });

  it("comes back as it was", () => {
    const state = start();
    const [cash, food] = [account(state, "Cash").id, category(state, "Food").id];
    const back = run(state, [
      { name: "deleteAccount", id: cash },
      { name: "restoreAccount", id: cash },
      { name: "deleteCategory", id: food },
      { name: "restoreCategory", id: food },
    ]);
    expect(account(back, "Cash")).toMatchObject({ deleted: false, deletedAt: null, version: 3 });
    expect(category(back, "Food")).toMatchObject({ deleted: false, deletedAt: null, version: 3 });
  });
});

describe("removing a category from a month", () => {
  const setUp = (context: Context) => {
    const state = start();
    const food = category(state, "Food").id;
    return run(
      state,
      [
        { name: "setPlanning", id: "p1", body: { categoryId: food, date: "2026-11-01", budget: "300" } },
        lunch(state, "e1"),
        lunch(state, "e2", "2026-11-30", "7.50"),
        lunch(state, "e3", "2026-12-01", "100"),
      ],
      context,
    );
  };
  const removal: Operation = { name: "deletePlanning", id: "p1" };

  it("takes a guest's expenses of that month back and refunds the account", () => {
    const state = setUp(guest);
    expect(account(state, "Cash").budget).toBe("-120.00");
    const [planned] = state.plannings;
    expect(planned && entriesOf(state, planned).map(({ id }) => id)).toEqual(["e2", "e1"]);
    const after = apply(state, removal, guest);
    expect(account(after, "Cash").budget).toBe("-100.00");
    expect(after.history.map(({ id }) => id)).toEqual(["e3"]);
    expect(after.daySums.map(({ localDay, spent }) => [localDay, spent])).toEqual([["2026-12-01", "100.00"]]);
  });

  it("gives a guest's expenses back when it is undone", () => {
    const state = setUp(guest);
    const undone = run(state, [removal, { name: "restorePlanning", id: "p1" }]);
    expect(account(undone, "Cash").budget).toBe("-120.00");
    expect(undone.history).toEqual(state.history);
    expect(undone.plannings).toMatchObject([{ deleted: false, budget: "300.00", removedEntries: [] }]);
    expect(apply(undone, { name: "restorePlanning", id: "p1" }, guest)).toBe(undone);
  });

  it("leaves the entries of a signed-in person", () => {
    const state = setUp(member);
    const after = apply(state, removal, member);
    expect(after.history).toBe(state.history);
    expect(after.plannings).toMatchObject([{ deleted: true, removedEntries: [] }]);
  });

  it("is brought back by a new budget", () => {
    const state = setUp(member);
    const food = category(state, "Food").id;
    const body = { categoryId: food, date: "2026-11-01", budget: "20" };
    const after = run(state, [removal, { name: "setPlanning", id: "p2", body }], member);
    expect(after.plannings).toMatchObject([{ id: "p1", deleted: false, budget: "20.00" }]);
  });
});

describe("fields", () => {
  it("are all checked at once", () => {
    const body = { name: " ", icon: "rocket", budget: "1.234", currencyCode: "usd" };
    expect(failure(start(), { name: "createAccount", id: "a", body })).toEqual([
      "request.invalid",
      {
        name: "validation.required",
        icon: "validation.icon",
        budget: "validation.amount",
        currencyCode: "validation.currency",
      },
    ]);
  });

  it("have no more decimals than their currency", () => {
    const body = { name: "Yen", currencyCode: "JPY", budget: "1.50" };
    expect(failure(start(), { name: "createAccount", id: "a", body })).toEqual([
      "request.invalid",
      { budget: "validation.amountDigits" },
    ]);
    const yen = { name: "Yen", icon: "coins", currencyCode: "JPY", budget: "150" };
    const made = run(start(), [{ name: "createAccount", id: "a", body: yen }]);
    const seen = { budget: "200", prevBudget: "0.5" };
    expect(failure(made, { name: "updateAccount", id: "a", body: seen })).toEqual([
      "request.invalid",
      { prevBudget: "validation.amountDigits" },
    ]);
  });

  it("refuse a first day no month has", () => {
    const state = start();
    const operation = (firstDayOfMonth: number): Operation => ({
      name: "updateWorkspace",
      id: state.workspace.id,
      body: { firstDayOfMonth },
    });
    expect(failure(state, operation(29))).toEqual([
      "request.invalid",
      { firstDayOfMonth: "validation.choice" },
    ]);
    expect(apply(state, operation(28), guest).workspace).toMatchObject({ firstDayOfMonth: 28, version: 2 });
  });

  it("refuse one more thing than a workspace holds", () => {
    const state = start();
    const many = <T>(row: T | undefined, count: number) => Array.from({ length: count }, () => row as T);
    const full = {
      ...state,
      accounts: many(state.accounts[0], 200),
      categories: many(state.categories[0], 500),
      lists: many<List>({ id: "l" } as List, 500),
    };
    const wrong = ["request.invalid", { name: "validation.count" }];
    const listItems = [{ id: "i", label: "Milk" }];
    expect(failure(full, { name: "createAccount", id: "a", body: { name: "A" } })).toEqual(wrong);
    expect(failure(full, { name: "createCategory", id: "c", body: { name: "C" } })).toEqual(wrong);
    expect(failure(full, { name: "createList", id: "n", body: { name: "L", listItems } })).toEqual(wrong);
  });

  it("that do not differ make no new version", () => {
    const state = start();
    const cash = account(state, "Cash");
    const same = apply(state, { name: "updateAccount", id: cash.id, body: { name: "Cash" } }, guest);
    expect(account(same, "Cash")).toBe(cash);
  });
});

describe("the main account", () => {
  it("goes to a new account that asks for it", () => {
    const state = apply(
      start(),
      { name: "createAccount", id: "a", body: { name: "Card", isMainAccount: true } },
      guest,
    );
    expect(state.accounts.filter(({ isMainAccount }) => isMainAccount).map(({ id }) => id)).toEqual(["a"]);
  });

  it("stays when another account gives up what it has not", () => {
    const state = start();
    const cash = account(state, "Cash").id;
    expect(apply(state, { name: "setMainAccount", id: cash, body: { isMainAccount: false } }, guest)).toBe(
      state,
    );
  });
});

describe("an expense", () => {
  it("without a date happens now, on the person's own day", () => {
    const state = start();
    const { id: accountId } = account(state, "Cash");
    const { id: categoryId } = category(state, "Food");
    const operation: Operation = {
      name: "addExpenses",
      id: "e1",
      body: { value: "5", accountId, categoryId },
    };
    const [entry] = apply(state, operation, { ...guest, today: "2026-11-22" }).history;
    expect(entry).toMatchObject({ date: guest.now, localDay: "2026-11-22", note: "", creatorName: "Ann" });
  });

  it("stands where its day belongs, newest first", () => {
    const state = start();
    const days = ["2026-11-12", "2026-11-14", "2026-11-13", "2026-11-12T12:00:00.5Z", "2026-11-12T12:00:00Z"];
    const after = run(
      state,
      days.map((date, index) => lunch(state, `e${index}`, date)),
    );
    expect(after.history.map(({ id }) => id)).toEqual(["e1", "e2", "e3", "e4", "e0"]);
  });

  it("that is corrected keeps the moment and the note the correction leaves out", () => {
    const state = start();
    const before = run(state, [
      lunch(state, "e1"),
      { name: "updateHistory", id: "e1", body: { note: "soup" } },
    ]);
    const { id: accountId } = account(state, "Cash");
    const { id: categoryId } = category(state, "Food");
    const body = { value: "9", accountId, categoryId };
    const after = run(before, [{ name: "replaceExpense", id: "e2", entryId: "e1", body }]);
    expect(after.history).toMatchObject([{ id: "e2", value: "-9.00", note: "soup", localDay: "2026-11-12" }]);
  });

  it("that spends a day's sum back to nothing leaves no sum", () => {
    const state = start();
    const after = run(state, [lunch(state, "e1"), lunch(state, "e2"), { name: "deleteHistory", id: "e1" }]);
    expect(after.daySums).toMatchObject([{ localDay: "2026-11-12", spent: "12.50" }]);
    expect(apply(after, { name: "deleteHistory", id: "e2" }, guest).daySums).toEqual([]);
  });

  it("that is edited keeps everything but its note", () => {
    const state = start();
    const before = run(state, [lunch(state, "e1")]);
    const after = apply(before, { name: "updateHistory", id: "e1", body: { note: " soup " } }, guest);
    expect(after.history).toMatchObject([{ note: "soup", version: 2, value: "-12.50" }]);
    expect(apply(after, { name: "updateHistory", id: "e1", body: {} }, guest).history).toEqual(after.history);
    expect(failure(state, { name: "updateHistory", id: "e1", body: {} })).toEqual(["notFound", {}]);
  });
});

describe("a correction of an income or a transfer", () => {
  const setUp = () => {
    const state = start();
    const [cash, card] = [account(state, "Cash").id, account(state, "Credit Card").id];
    const body = { value: "40", note: "salary", date: "2026-11-12T09:30:00Z" };
    return { cash, card, state: run(state, [{ name: "transfer", id: "t1", accountId: cash, body }]) };
  };
  const budgets = (state: ReturnType<typeof start>) => [
    account(state, "Cash").budget,
    account(state, "Credit Card").budget,
  ];

  it("takes the old one back, books the new one, and keeps the moment and the note left out", () => {
    const { cash, state } = setUp();
    const after = run(state, [
      { name: "replaceTransfer", id: "t2", entryId: "t1", body: { value: "55", accountId: cash } },
    ]);
    expect(budgets(after)).toEqual(["55.00", "0.00"]);
    expect(after.history).toMatchObject([
      { id: "t2", kind: "income", value: "55.00", note: "salary", localDay: "2026-11-12" },
    ]);
    expect(after.history[0]?.date).toBe(state.history[0]?.date);
  });

  it("makes a transfer of an income, and an income of a transfer", () => {
    const { cash, card, state } = setUp();
    const moved = run(state, [
      {
        name: "replaceTransfer",
        id: "t2",
        entryId: "t1",
        body: { value: "40", accountId: cash, fromAccountId: card, note: "", date: "2026-11-13" },
      },
    ]);
    expect(budgets(moved)).toEqual(["40.00", "-40.00"]);
    expect(moved.history).toMatchObject([
      { kind: "transfer", fromAccountId: card, fromAccountLabel: "Credit Card", note: "" },
    ]);
    const back = run(moved, [
      { name: "replaceTransfer", id: "t3", entryId: "t2", body: { value: "40", accountId: card } },
    ]);
    expect(budgets(back)).toEqual(["0.00", "40.00"]);
    expect(back.history).toMatchObject([
      { id: "t3", kind: "income", fromAccountId: null, fromValue: null, localDay: "2026-11-13" },
    ]);
  });

  it("leaves an expense an expense", () => {
    const { cash, state } = setUp();
    const withLunch = run(state, [lunch(state, "e1")]);
    const body = { value: "1", accountId: cash };
    expect(failure(withLunch, { name: "replaceTransfer", id: "t2", entryId: "e1", body })).toEqual([
      "entry.kind",
      {},
    ]);
    const expense = { ...lunch(state, "e2"), name: "replaceExpense", entryId: "t1" } as Operation;
    expect(failure(withLunch, expense)).toEqual(["entry.kind", {}]);
  });

  it("is refused whole when an account is gone, with the field it is named in", () => {
    const { cash, state } = setUp();
    const gone = run(state, [{ name: "deleteAccount", id: cash }]);
    const body = { value: "1", accountId: cash };
    expect(failure(gone, { name: "replaceTransfer", id: "t2", entryId: "t1", body })).toEqual([
      "request.invalid",
      { accountId: "validation.reference" },
    ]);
    expect(failure(gone, { name: "replaceTransfer", id: "t2", entryId: "t9", body })).toEqual([
      "notFound",
      {},
    ]);
  });
});
