import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { addRequestAtom } from "@/state/budget/adding";
import { listsAtom } from "@/state/budget/lists";
import { startGuestApp, type TestApp } from "@testing/app";
import Lists from "../index";

const SCREENS = (
  <Routes>
    <Route path="/planning/lists/:listId" element={<Lists />} />
  </Routes>
);

const ITEMS = [
  { id: "item-1", label: "Oat milk", isChecked: true, price: "1.90", quantity: "3" },
  { id: "item-2", label: "Eggs", isChecked: true, price: "2.10", quantity: "2" },
  { id: "item-3", label: "Dill" },
];

async function shopping(app: TestApp, items = ITEMS) {
  const categoryId = app.category("Food").id;
  const planned = { categoryId, date: "2026-11-01", budget: "20" };
  await app.change({ name: "setPlanning", id: "plan-1", body: planned });
  const body = { name: "Market", categoryId, listItems: items };
  await app.change({ name: "createList", id: "list-1", body });
  app.show(SCREENS, "/planning/lists/list-1");
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("the footer adds up what is ticked beside what is left, and counts what has no price", async () => {
  const app = await startGuestApp();
  await shopping(app);
  const line = (text: string) => screen.findByText(text);
  expect(await line("$9.90 in the basket")).toBeVisible();
  expect(await line("$10.10 left of Food")).toBeVisible();
  expect(screen.queryByText(/without price/)).toBeNull();
  await app.change({ name: "updateListItem", id: "item-3", listId: "list-1", body: { isChecked: true } });
  expect(await line("1 without price")).toBeVisible();
  expect(screen.getByText("3 × $1.90")).toBeVisible();
  await press("Book the basket");
  expect(app.store.get(addRequestAtom)).toMatchObject({ listId: "list-1", isOpen: true });
  await app.change({ name: "updateListItem", id: "item-1", listId: "list-1", body: { price: "6" } });
  expect(await line("$2.20 over Food")).toHaveAttribute("data-over");
});

test("a list may be empty afterwards, and takes the next item at its last price", async () => {
  const app = await startGuestApp();
  await shopping(app, ITEMS.slice(0, 1));
  const body = { itemIds: ["item-1"], accountId: app.account("Cash").id };
  await app.change({ name: "checkOutList", id: "his-1", listId: "list-1", body });
  expect(await screen.findByText("Everything is booked. Add what to buy next.")).toBeVisible();
  await userEvent.type(await screen.findByRole("textbox", { name: "New item" }), "OAT milk{Enter}");
  expect(await screen.findByText("last time $1.90")).toBeVisible();
  await press("Price of OAT milk");
  const sheet = await screen.findByRole("dialog", { name: "Price of OAT milk" });
  await userEvent.click(within(sheet).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("1 × $1.90")).toBeVisible();
});

test("a price that was given may become nothing, and goes by its own button", async () => {
  const app = await startGuestApp();
  await shopping(app, ITEMS.slice(1));
  const prices = () => app.store.get(listsAtom)[0]?.listItems.map(({ price }) => price);
  const dialog = async (opener: string | RegExp, title: string) => {
    await userEvent.click(await screen.findByRole("button", { name: opener }));
    return within(await screen.findByRole("dialog", { name: title }));
  };
  const dill = await dialog("Price of Dill", "Price of Dill");
  await userEvent.click(dill.getByRole("button", { name: "Save" }));
  const eggs = await dialog(/^Eggs: /, "Price of Eggs");
  await userEvent.click(eggs.getByRole("button", { name: "0" }));
  await userEvent.click(eggs.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(prices()).not.toContain("2.10"));
  expect(prices()).toEqual(["0.00", null]);
  const again = await dialog(/^Eggs: /, "Price of Eggs");
  await userEvent.click(again.getByRole("button", { name: "Remove the price" }));
  await waitFor(() => expect(prices()).toEqual([null, null]));
});

test("a price is typed on the keypad, with how many", async () => {
  const app = await startGuestApp();
  await shopping(app);
  await press("Price of Dill");
  const sheet = await screen.findByRole("dialog", { name: "Price of Dill" });
  for (const key of ["1", ".", "5"]) {
    const name = key === "." ? "Decimal point" : key;
    await userEvent.click(within(sheet).getByRole("button", { name }));
  }
  const count = within(sheet).getByRole("textbox", { name: "Quantity" });
  await userEvent.clear(count);
  await userEvent.type(count, "0");
  expect(within(sheet).getByRole("button", { name: "Save" })).toBeDisabled();
  await userEvent.clear(count);
  await userEvent.type(count, "2");
  await userEvent.click(within(sheet).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("2 × $1.50")).toBeVisible();
});
