import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { stepMonthAtom } from "@/state/budget/month";
import { startGuestApp, type TestApp } from "@testing/app";
import Statistics from "../index";

/** The test document has no layout to observe. */
class NoLayout {
  observe = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoLayout);
  return () => {
    vi.unstubAllGlobals();
  };
});

interface Spending {
  readonly value: string;
  readonly date: string;
  readonly category?: string;
}

async function begin(spendings: readonly Spending[]): Promise<TestApp> {
  const app = await startGuestApp();
  for (const [index, { value, date, category = "Food" }] of spendings.entries()) {
    const body = { value, date, accountId: app.account("Cash").id, categoryId: app.category(category).id };
    await app.change({ name: "addExpenses", id: `his-${index}`, body });
  }
  return app;
}

async function show(app: TestApp): Promise<void> {
  app.show(<Statistics />, "/statistics");
  await screen.findByRole("heading", { name: "By category" });
}

/** A card by its heading. */
function card(name: string) {
  const found = screen.getByRole("heading", { name }).closest("section");
  if (found === null) throw new Error(`There is no card ${name}`);
  return within(found);
}

/** The rows of a card's table, head first. */
async function tableOf(name: string): Promise<string[][]> {
  await userEvent.click(card(name).getByRole("button", { name: "Show as table" }));
  const rows = card(name).getAllByRole("row");
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll("\u00a0", " ")));
}

const TWO = [
  { value: "75", date: "2026-11-05" },
  { value: "25", date: "2026-11-06", category: "Transport" },
];

test("what the money went on is told in percents of all that was spent", async () => {
  const app = await begin(TWO);
  await show(app);
  expect(card("By category").getByText("of $100.00")).toBeVisible();
  const ring = card("By category").getByRole("img");
  expect(ring).toHaveAccessibleName("Spent $100.00: Food 75%, Transport 25%");
  const legend = card("By category").getAllByRole("listitem");
  expect(legend.map(({ textContent }) => textContent)).toEqual(["Food75%$75.00", "Transport25%$25.00"]);
});

test("the legend leads to the page of a category", async () => {
  const app = await begin(TWO);
  await show(app);
  const { id } = app.category("Transport");
  const link = card("By category").getByRole("link", { name: /^Transport\s*25%\s*\$25\.00$/ });
  expect(link).toHaveAttribute("href", `/categories/${id}`);
});

test("the others together open in place, each with its amount and the way to its page", async () => {
  const names = ["Food", "Transport", "Rent", "Utilities", "Household", "Clothes", "Gifts"];
  const app = await begin([]);
  for (const [index, name] of names.entries()) {
    await app.change({ name: "createCategory", id: `cat-${name}`, body: { name, icon: "gift" } });
    const body = { value: String(100 - index), accountId: app.account("Cash").id, categoryId: `cat-${name}` };
    await app.change({ name: "addExpenses", id: `his-${name}`, body: { ...body, date: "2026-11-05" } });
  }
  await show(app);
  const others = card("By category").getByRole("button", { name: /^Other · 2\s*28%\s*\$189\.00$/ });
  expect(card("By category").queryByRole("link", { name: /^Gifts/ })).toBeNull();
  await userEvent.click(others);
  expect(others).toHaveAttribute("aria-expanded", "true");
  const gifts = card("By category").getByRole("link", { name: /^Gifts\s*1\d%\s*\$94\.00$/ });
  expect(gifts).toHaveAttribute("href", "/categories/cat-Gifts");
  await userEvent.click(others);
  expect(card("By category").queryByRole("link", { name: /^Gifts/ })).toBeNull();
});

test("a bar that is read says its month, and leads to the entries of it and of the category", async () => {
  const app = await begin([...TWO, { value: "40", date: "2026-10-05" }]);
  await show(app);
  const read = (month: string) => {
    const slider = card("By month").getByRole("slider", { name: "Spending of a month" });
    slider.focus();
    fireEvent.change(slider, { target: { value: month } });
  };
  read("4");
  expect(card("By month").getByText("October 2026 · $40.00")).toBeVisible();
  await userEvent.click(card("By month").getByRole("button", { name: "Food" }));
  read("4");
  const entries = card("By month").getByRole("link", { name: "Entries of October" });
  const category = app.category("Food").id;
  expect(entries).toHaveAttribute("href", `/history?month=2026-10&category=${category}`);
  await userEvent.click(entries);
  expect(app.address()).toBe(`/history?month=2026-10&category=${category}`);
});

test("income stands beside spending, each month is read with both", async () => {
  const app = await begin(TWO);
  const accountId = app.account("Cash").id;
  await app.change({ name: "transfer", id: "his-in", accountId, body: { value: "300", date: "2026-11-03" } });
  await show(app);
  await screen.findByRole("heading", { name: "Income against spending" });
  const slider = card("Income against spending").getByRole("slider");
  act(() => slider.focus());
  fireEvent.change(slider, { target: { value: "5" } });
  expect(card("Income against spending").getByText("November 2026 · $300.00 in, $100.00 out")).toBeVisible();
  const [, ...rows] = await tableOf("Income against spending");
  expect(rows.at(-1)).toEqual(["November 2026", "$300.00", "$100.00"]);
});

test("what changed says the categories beside what is usual by the same day, and leads to their entries", async () => {
  const app = await begin([
    ...TWO,
    { value: "30", date: "2026-10-05" },
    { value: "10", date: "2026-09-05" },
    { value: "500", date: "2026-09-30" },
    { value: "24", date: "2026-10-06", category: "Transport" },
    { value: "24", date: "2026-09-06", category: "Transport" },
  ]);
  await show(app);
  await screen.findByRole("heading", { name: "What changed" });
  expect(card("What changed").getByText("against 2 months")).toBeVisible();
  const rows = card("What changed").getAllByRole("link");
  expect(rows.map(({ textContent }) => textContent)).toEqual(["Food$75 · usually $20+$55"]);
  expect(rows[0]).toHaveAttribute("href", `/history?month=2026-11&category=${app.category("Food").id}`);
});

test("with one month before there is nothing to compare, and the forecast follows in any case", async () => {
  await show(await begin([...TWO, { value: "300", date: "2026-10-05" }]));
  expect(await screen.findByRole("link", { name: /^What comes next/ })).toHaveAttribute("href", "/forecast");
  expect(screen.queryByRole("heading", { name: "What changed" })).toBeNull();
});

test("the ring and the axes are written in the currency and language of the budget", async () => {
  const app = await begin([{ value: "1977.60", date: "2026-11-05" }]);
  await act(() => switchLanguage("ua"));
  app.show(<Statistics />, "/statistics");
  await screen.findByRole("heading", { name: "За категоріями" });
  const plain = (name: string) =>
    card(name).getByRole("img").parentElement?.textContent.replaceAll("\u00a0", " ");
  expect(plain("За категоріями")).toBe("1 978 $витрачено");
  expect(plain("За місяцями")).toContain("0 $500 $1 тис. $1.5 тис. $2 тис. $");
});

test("the same numbers are read as a table, and as a chart again", async () => {
  const app = await begin(TWO);
  await show(app);
  expect((await tableOf("By category")).slice(0, 3)).toEqual([
    ["Category", "Spent", "Share", "Planned"],
    ["Food", "$75.00", "75%", "$0.00"],
    ["Transport", "$25.00", "25%", "$0.00"],
  ]);
  expect(card("By category").queryByRole("img")).toBeNull();
  await userEvent.click(card("By category").getByRole("button", { name: "Show as chart" }));
  expect(card("By category").getByRole("img")).toBeVisible();
});

test("a month in which nothing was spent says so, and draws no ring", async () => {
  const app = await begin([{ value: "40", date: "2026-10-05" }]);
  await show(app);
  expect(card("By category").getByText("Nothing was spent in this time.")).toBeVisible();
  expect(card("By category").queryByRole("img")).toBeNull();
});

test("a month's spending stands beside its plan", async () => {
  const app = await begin(TWO);
  const body = { categoryId: app.category("Food").id, date: "2026-11-01", budget: "60" };
  await app.change({ name: "setPlanning", id: "plan-1", body });
  await show(app);
  expect(card("By month").getByRole("img")).toHaveAccessibleName(
    "Spending month by month; November 2026: $100.00 of $60.00 planned",
  );
  expect((await tableOf("By month")).at(-1)).toEqual(["November 2026", "$100.00", "$60.00"]);
});

test("the months of one category are those of that category, until all are asked for again", async () => {
  const app = await begin(TWO);
  await show(app);
  const chip = (name: string) => card("By month").getByRole("button", { name });
  await userEvent.click(chip("Transport"));
  expect(chip("Transport")).toHaveAttribute("aria-pressed", "true");
  expect((await tableOf("By month")).at(-1)).toEqual(["November 2026", "$25.00", "$0.00"]);
  await userEvent.click(chip("All"));
  expect(card("By month").getAllByRole("row").at(-1)).toHaveTextContent("$100.00");
});

test("only categories that had money or a plan can be chosen", async () => {
  const app = await begin(TWO);
  await show(app);
  const buttons = card("By month").getAllByRole("button");
  const names = buttons.map(({ textContent }) => textContent);
  expect(names).toEqual(["All", "Food", "Transport", "Show as table"]);
});

test("a chosen category that has nothing in other months gives way to all", async () => {
  const app = await begin([...TWO, { value: "10", date: "2025-03-05" }]);
  await show(app);
  await userEvent.click(card("By month").getByRole("button", { name: "Transport" }));
  for (let month = 0; month < 18; month += 1) await act(() => app.store.set(stepMonthAtom, -1));
  const all = await screen.findByRole("button", { name: "All" });
  await expect.poll(() => all.isConnected && all.getAttribute("aria-pressed")).toBe("true");
});

test("the balance is told from the first month shown to the last", async () => {
  const app = await begin([{ value: "40", date: "2026-10-05" }, ...TWO]);
  await show(app);
  expect(card("Balance").getByRole("img")).toHaveAccessibleName(
    "Balance from $0.00 in June 2026 to −$140.00 in November 2026",
  );
  const rows = await tableOf("Balance");
  expect(rows).toHaveLength(1 + 6);
  expect(rows.slice(-2)).toEqual([
    ["October 2026", "$0.00", "−$40.00", "−$40.00"],
    ["November 2026", "$0.00", "−$100.00", "−$140.00"],
  ]);
});

test("the balance of a month is read by the keys, in the heading of its card", async () => {
  const app = await begin([{ value: "40", date: "2026-10-05" }, ...TWO]);
  await show(app);
  const slider = card("Balance").getByRole("slider", { name: "Month to read" });
  fireEvent.focus(slider);
  fireEvent.change(slider, { target: { value: "4" } });
  expect(card("Balance").getByText("October 2026 · −$40.00")).toBeVisible();
  fireEvent.blur(slider);
  expect(card("Balance").getByText("−$140.00")).toBeVisible();
});

test("each account says what it holds, and how that changed over the months shown", async () => {
  const app = await begin([{ value: "40", date: "2026-10-05" }]);
  await show(app);
  const [creditCard, cash] = card("By account").getAllByRole("listitem");
  expect(creditCard).toHaveTextContent("unchanged");
  expect(cash).toHaveTextContent("−$40.00 since Jun");
});

test("an account in another currency is told in its own and in the budget's", async () => {
  const app = await begin(TWO);
  const body = { name: "Euros", currencyCode: "EUR", budget: "100", icon: "wallet" };
  const outcome = await app.change({ name: "createAccount", id: "acc-1", body } as never);
  expect(outcome).toEqual({ ok: true });
  await show(app);
  const euros = card("By account").getByText("Euros").closest("li");
  expect(euros).toHaveTextContent("€100.00");
  expect(euros).toHaveTextContent(/≈ \$\d/);
  expect(card("By account").getByText(/^at rates of /)).toBeVisible();
});

test("with every account in the budget's currency no rates are spoken of", async () => {
  const app = await begin(TWO);
  await show(app);
  expect(card("By account").queryByText(/^at rates of /)).toBeNull();
});

test("what was spent and what came in are told above the charts", async () => {
  const app = await begin(TWO);
  const body = { value: "500", date: "2026-11-02" };
  await app.change({ name: "transfer", id: "his-in", accountId: app.account("Cash").id, body });
  await show(app);
  const texts = ["Spent", "Income"].map(
    (term) =>
      screen.getAllByRole("term").find((each) => each.textContent === term)?.parentElement?.textContent,
  );
  expect(texts).toEqual(["Spent$100.00nothing in Oct", "Income$500.00nothing in Oct"]);
});

test("in Ukrainian months, names and percents are Ukrainian", async () => {
  const app = await begin(TWO);
  await show(app);
  await act(() => switchLanguage("ua"));
  expect(card("За категоріями").getByRole("img")).toHaveAccessibleName(/Продукти 75\s?%/);
  expect(screen.queryByRole("heading", { name: "By category" })).toBeNull();
});
