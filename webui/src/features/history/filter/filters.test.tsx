import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { historyPath } from "@/state/budget/historyFilter";
import { startGuestApp } from "@testing/app";
import History from "../index";

/** Food for 12 on the 18th and 30 today, transport for 8, and an income of 100. */
async function booked(address = "/history") {
  const app = await startGuestApp();
  const [cash, card] = [app.account("Cash").id, app.account("Credit Card").id];
  const spend = (id: string, category: string, body: { value: string; [key: string]: unknown }) =>
    app.change({
      name: "addExpenses",
      id,
      body: { accountId: cash, categoryId: app.category(category).id, date: "2026-11-20", ...body },
    });
  await spend("his-1", "Food", { value: "12", date: "2026-10-18", payee: "Silpo" });
  await spend("his-2", "Food", { value: "30", tags: ["trip"] });
  await spend("his-3", "Transport", { value: "8" });
  await app.change({ name: "transfer", id: "his-4", accountId: card, body: { value: "100" } });
  app.show(<History />, address);
  return app;
}

const shown = () => screen.queryAllByRole("listitem").length;
const chips = () => within(screen.getByRole("group", { name: "Filters" }));

async function sheet() {
  await userEvent.click(screen.getByRole("button", { name: "Filters" }));
  return within(await screen.findByRole("dialog", { name: "Filters" }));
}

test("what was read of a typed filter stands as chips, each of which can be taken away", async () => {
  const app = await booked(historyPath({ text: "cash min:10 since:2026-11-01 until:2026-11-20 not #old" }));
  const removes = () => chips().getAllByRole("button", { name: /\. Remove$/ });
  expect(await chips().findByRole("button", { name: "$10.00 or more. Remove" })).toBeVisible();
  expect(removes().map((chip) => chip.textContent)).toEqual([
    "cash",
    "$10.00 or more",
    "1 Nov – 20 Nov",
    "not #old",
  ]);
  await waitFor(() => expect(shown()).toBe(1));
  await userEvent.click(chips().getByRole("button", { name: "1 Nov – 20 Nov. Remove" }));
  await waitFor(() => expect(shown()).toBe(2));
  expect(app.address()).toBe("/history?q=cash+min%3A10+not+%23old");
  expect(screen.getByRole("searchbox")).toHaveValue("cash min:10 not #old");
});

test("the sheet writes the query of the field and the chips, and its button counts", async () => {
  const app = await booked();
  const filters = await sheet();
  expect(filters.getByRole("button", { name: "Show 4 entries" })).toBeVisible();
  await userEvent.click(filters.getByRole("button", { name: "Spent" }));
  await userEvent.type(filters.getByRole("textbox", { name: "At least" }), "10");
  expect(await filters.findByRole("button", { name: "Show 2 entries" })).toBeVisible();
  await userEvent.click(filters.getByRole("button", { name: "This month" }));
  expect(filters.getByLabelText("From")).toHaveValue("2026-11-01");
  expect(await filters.findByRole("button", { name: "Show 1 entry" })).toBeVisible();
  await userEvent.click(filters.getByRole("button", { name: "Category: any" }));
  const categories = within(await screen.findByRole("dialog", { name: "Category" }));
  await userEvent.click(categories.getByRole("button", { name: "Food" }));
  await waitFor(() =>
    expect(app.address()).toBe(
      `/history?q=kind%3Aexpense+min%3A10&month=2026-11&category=${app.category("Food").id}`,
    ),
  );
  await userEvent.click(filters.getByRole("button", { name: "Show 1 entry" }));
  expect(screen.getByRole("searchbox")).toHaveValue("kind:expense min:10");
  expect(await screen.findByText("1 expense")).toBeVisible();
});

test("days from one to another take the place of a month, and Clear takes all away", async () => {
  const app = await booked(historyPath({ month: "2026-11" }));
  const filters = await sheet();
  const from = filters.getByLabelText("From");
  await userEvent.clear(from);
  await userEvent.type(from, "2026-10-01");
  await waitFor(() => expect(app.address()).toBe("/history?q=since%3A2026-10-01+until%3A2026-11-30"));
  expect(await filters.findByRole("button", { name: "Show 4 entries" })).toBeVisible();
  await userEvent.click(filters.getByRole("button", { name: "Clear" }));
  await waitFor(() => expect(app.address()).toBe("/history"));
  expect(from).toHaveValue("");
});

test("a payee or a tag is chosen in one sheet, and taken away by its chip", async () => {
  const app = await booked();
  const filters = await sheet();
  await userEvent.click(filters.getByRole("button", { name: "Payee or tag: any" }));
  const named = within(await screen.findByRole("dialog", { name: "Payee or tag" }));
  await userEvent.click(await named.findByRole("button", { name: "#trip" }));
  expect(await filters.findByRole("button", { name: "Show 1 entry" })).toBeVisible();
  expect(app.address()).toBe("/history?tag=trip");
  await userEvent.click(filters.getByRole("button", { name: "Show 1 entry" }));
  await userEvent.click(await chips().findByRole("button", { name: "#trip" }));
  await waitFor(() => expect(app.address()).toBe("/history"));
});

test("an address shows its filter again; rows of another workspace and months that are none are left out", async () => {
  await booked("/history?q=kind:expense&category=somewhere-else&month=2026-13");
  expect(await chips().findByRole("button", { name: "Spent. Remove" })).toBeVisible();
  await waitFor(() => expect(shown()).toBe(3));
  expect(chips().getByRole("button", { name: "Month" })).toBeVisible();
});

test("in Ukrainian the sheet and the chips say the same", async () => {
  const app = await booked(historyPath({ text: "min:10 kind:income" }));
  await switchLanguage("ua");
  await userEvent.click(await screen.findByRole("button", { name: "Фільтри" }));
  const filters = within(await screen.findByRole("dialog", { name: "Фільтри" }));
  expect(filters.getByRole("button", { name: "Показати 1 запис" })).toBeVisible();
  expect(filters.getByRole("button", { name: "Доходи" })).toHaveAttribute("aria-pressed", "true");
  expect(app.address()).toContain("/history?q=");
});
