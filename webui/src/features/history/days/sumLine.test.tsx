import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router";
import { expect, test } from "vitest";
import { startGuestApp } from "@testing/app";
import { historyPath, type Filter } from "@/state/budget/historyFilter";
import History from "../index";

/** Food 12 and 30, Transport 8, an income of 100, and 40 taken from Cash to the card. */
async function filtered(filter: Partial<Filter>, isOfCash = false) {
  const app = await startGuestApp();
  const [cash, card] = [app.account("Cash"), app.account("Credit Card")];
  const spend = (id: string, category: string, value: string) => {
    const body = { accountId: cash.id, categoryId: app.category(category).id, value, date: "2026-11-20" };
    return app.change({ name: "addExpenses", id, body });
  };
  await spend("his-1", "Food", "12");
  await spend("his-2", "Food", "30");
  await spend("his-3", "Transport", "8");
  const receive = (id: string, body: object) =>
    app.change({ name: "transfer", id, accountId: card.id, body: { value: "40", ...body } });
  await receive("his-4", { fromAccountId: cash.id });
  await app.change({ name: "transfer", id: "his-5", accountId: cash.id, body: { value: "100" } });
  const account = isOfCash ? { accountId: cash.id } : {};
  app.show(
    <>
      <Link to={historyPath({ categoryId: app.category("Food").id })}>Food</Link>
      <Link to={historyPath({ categoryId: app.category("Transport").id })}>Transport</Link>
      <History />
    </>,
    historyPath({ ...filter, ...account }),
  );
  return app;
}

const line = () => screen.getByRole("status").textContent;

test("the first filter brings number and sum of what was found", async () => {
  await filtered({ text: "food" });
  expect(line()).toBe("2 expenses−$42.00");
});

test("what was spent and what came in stand side by side, and transfers are named but in neither", async () => {
  await filtered({}, true);
  expect(line()).toBe("4 entries · without 1 transfer−$50.00+$100.00");
});

test("transfers alone have a number and no sum", async () => {
  await filtered({ text: "40" });
  expect(line()).toBe("1 transfer");
});

test("a month alone has its number and sums too", async () => {
  await filtered({ month: "2026-11" });
  expect(line()).toBe("4 entries · without 1 transfer−$50.00+$100.00");
});

test("without a filter there is no line", async () => {
  await filtered({});
  expect(line()).toBe("");
});

test("a category that is filtered by has a way to its page", async () => {
  const app = await filtered({});
  expect(screen.queryByRole("link", { name: /^Open/ })).toBeNull();
  const { id } = app.category("Food");
  await userEvent.click(screen.getByRole("link", { name: "Food" }));
  const link = await screen.findByRole("link", { name: "Open Food" });
  expect(link).toHaveAttribute("href", `/categories/${id}`);
});

test("of an entry with several lines a category shows and adds up its own alone", async () => {
  const app = await filtered({});
  const [food, transport] = [app.category("Food").id, app.category("Transport").id];
  const lines = [
    { categoryId: food, value: "50" },
    { categoryId: transport, value: "30" },
  ];
  const body = { value: "80", accountId: app.account("Cash").id, lines, date: "2026-11-19", note: "shop" };
  await act(() => app.change({ name: "addExpenses", id: "his-9", body }));
  expect(await screen.findByRole("button", { name: /^shop, 2 lines, −\$80\.00/ })).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Transport" }));
  expect(await screen.findByRole("button", { name: /^shop, −\$30\.00, Transport/ })).toBeVisible();
  expect(line()).toBe("2 expenses−$38.00");
});
