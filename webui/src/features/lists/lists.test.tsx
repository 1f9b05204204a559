import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { listsAtom } from "@/state/budget/lists";
import { startGuestApp, type TestApp } from "@testing/app";
import Lists from "./index";
import List from "./list/List";

const lists = (app: TestApp) => app.store.get(listsAtom);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

const SCREENS = (
  <Routes>
    <Route path="/planning/lists" element={<Lists />} />
    <Route path="/planning/lists/:listId" element={<List />} />
  </Routes>
);

async function withMarket(address: string) {
  const app = await startGuestApp();
  const listItems = ["Milk", "Bread"].map((label, index) => ({ id: `item-${index}`, label }));
  await app.change({ name: "createList", id: "list-1", body: { name: "Market", listItems } });
  app.show(SCREENS, address);
  return app;
}

test("a new list needs a name and an item, and says so where they are missing", async () => {
  const app = await startGuestApp();
  app.show(SCREENS, "/planning/lists");
  await press("New list");
  const sheet = await screen.findByRole("dialog", { name: "New list" });
  await userEvent.click(within(sheet).getByRole("button", { name: "Create list" }));
  expect(within(sheet).getByRole("textbox", { name: "Name" })).toBeInvalid();
  expect(within(sheet).getAllByText(/./, { selector: "p[role=alert]" }).length).toBeGreaterThan(0);
  expect(lists(app)).toEqual([]);
});

test("items are entered one after the other with Enter, and the list is there", async () => {
  const app = await startGuestApp();
  app.show(SCREENS, "/planning/lists");
  await press("New list");
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), " Market ");
  await userEvent.type(screen.getByRole("textbox", { name: "New item" }), "Milk{Enter}Bread{Enter}");
  await press("Create list");
  expect(await screen.findByRole("link", { name: "Market, Uncategorised, 0 of 2" })).toBeVisible();
  expect(app.toasts.at(-1)?.text).toBe("Market added");
  await app.undo();
  await waitFor(() => {
    expect(lists(app)).toEqual([]);
  });
});

test("a ticked item moves to what is done", async () => {
  await withMarket("/planning/lists/list-1");
  await userEvent.click(screen.getByRole("checkbox", { name: "Milk" }));
  const done = await screen.findByRole("list", { name: "Done · 1" });
  expect(within(done).getByText("Milk")).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole("status")).toHaveTextContent("1 of 2 done · saved");
  });
});

test("a deleted list leads back to the others, and Undo makes it anew", async () => {
  const app = await withMarket("/planning/lists/list-1");
  await press("Edit list");
  await userEvent.click(await screen.findByRole("button", { name: "Delete list" }));
  await waitFor(() => {
    expect(app.address()).toBe("/planning/lists");
  });
  expect(lists(app)).toEqual([]);
  await app.undo();
  await waitFor(() => {
    expect(lists(app)).toMatchObject([
      { name: "Market", listItems: [{ label: "Milk" }, { label: "Bread" }] },
    ]);
  });
});

test("an address of no list says that it is gone", async () => {
  await withMarket("/planning/lists/list-unknown");
  expect(screen.getByText("This list is gone")).toBeVisible();
  expect(screen.getByRole("link", { name: "To all lists" })).toHaveAttribute("href", "/planning/lists");
});
