import { describe, expect, it } from "vitest";
import { account, category, lunch, run, start } from "@testing/budgets";
import {
  accountStatisticsView,
  categorySharesView,
  categoryStatisticsView,
  mainStatisticsView,
} from "./statisticsView";

const rates = { base: "USD", date: "2026-11-20", data: { USD: "1", EUR: "0.8" } };

function scope() {
  const begun = start();
  const food = category(begun, "Food").id;
  const transport = category(begun, "Transport").id;
  const cash = account(begun, "Cash").id;
  const card = account(begun, "Credit Card").id;
  const spent = (id: string, date: string, value: string, categoryId: string) =>
    ({ name: "addExpenses", id, body: { value, accountId: cash, categoryId, date } }) as const;
  const state = run(begun, [
    { name: "transfer", id: "t1", accountId: cash, body: { value: "200", date: "2026-10-05" } },
    spent("e1", "2026-10-06", "50", food),
    lunch(begun, "e2", "2026-11-12", "30"),
    spent("e3", "2026-11-13", "10", transport),
    {
      name: "transfer",
      id: "t2",
      accountId: card,
      body: { value: "20", fromAccountId: cash, date: "2026-11-14" },
    },
    { name: "setPlanning", id: "p1", body: { categoryId: food, date: "2026-11-01", budget: "60" } },
  ]);
  const dayOf = (instant: string) => instant.slice(0, 10);
  return { state, keys: ["2026-10", "2026-11"], rates, today: "2026-11-21", dayOf };
}

describe("statistics counted on the device", () => {
  it("tell what came in, what was spent and what was left at each month's end; transfers are neither", () =>
    expect(mainStatisticsView(scope()).months).toMatchObject([
      {
        month: "2026-10",
        income: "200.00",
        spent: "50.00",
        budget: "0.00",
        net: "150.00",
        balance: "150.00",
      },
      { month: "2026-11", income: "0.00", spent: "40.00", budget: "60.00", net: "-40.00", balance: "110.00" },
    ]));

  it("count every booked entry in the balance of the running month, whatever its day", () => {
    const { state, ...rest } = scope();
    const later = run(state, [lunch(state, "e9", "2036-12-20", "70")]);
    const months = mainStatisticsView({ ...rest, state: later }).months;
    expect(months.map(({ balance }) => balance)).toEqual(["150.00", "40.00"]);
  });

  it("count an income by the rate of its booking, and one from before by the present rate", () => {
    const begun = run(start(), [
      { name: "createAccount", id: "acc-9", body: { name: "Euros", currencyCode: "EUR" } },
      { name: "transfer", id: "t1", accountId: "acc-9", body: { value: "8", date: "2026-11-05" } },
    ]);
    const later = { base: "USD", date: "2026-12-20", data: { USD: "1", EUR: "0.5" } };
    const incomeOf = (state: typeof begun) =>
      mainStatisticsView({ ...scope(), state, keys: ["2026-11"], rates: later }).months[0]?.income;
    expect(incomeOf(begun)).toBe("10.00");
    const before = begun.history.map((entry) => ({
      ...entry,
      workspaceValue: null,
      workspaceCurrencyCode: null,
    }));
    expect(incomeOf({ ...begun, history: before })).toBe("16.00");
  });

  it("part the spending among the categories", () => {
    const { spent, categories } = categorySharesView({ ...scope(), keys: ["2026-11"] });
    expect(spent).toBe("40.00");
    expect(categories.map(({ name, share, budget, percent }) => [name, share, budget, percent])).toEqual([
      ["Food", 75, "60.00", "50.00"],
      ["Transport", 25, "0.00", "100.00"],
    ]);
  });

  it("follow each account, with both sides of a transfer", () => {
    const balances = accountStatisticsView(scope()).accounts.map(({ name, months }) => [
      name,
      ...months.map(({ balance }) => balance),
    ]);
    expect(balances).toEqual([
      ["Credit Card", "0.00", "20.00"],
      ["Cash", "150.00", "90.00"],
    ]);
  });

  it("follow each category in use", () => {
    const { categories } = categoryStatisticsView(scope());
    expect(categories).toHaveLength(4);
    expect(categories[0]?.months).toMatchObject([
      { spent: "50.00", budget: "0.00" },
      { spent: "30.00", budget: "60.00" },
    ]);
  });

  it("name what has no rate instead of adding it", () => {
    const { state, ...rest } = scope();
    const daySums = state.daySums.map((sum) => ({ ...sum, currencyCode: "GHS" }));
    const [, november] = mainStatisticsView({ ...rest, state: { ...state, daySums } }).months;
    expect(november?.spent).toBe("0.00");
    expect(november?.notConverted).toEqual([{ figure: "spent", currencyCode: "GHS", amount: "40.00" }]);
  });
});
