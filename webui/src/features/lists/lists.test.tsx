import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { listsAtom } from "@/state/budget/lists";
import { questionAtom } from "@/state/question";
import { startGuestApp, type TestApp } from "@testing/app";
import { showWide } from "@testing/wide";
import Lists from "./index";

const lists = (app: TestApp) => app.store.get(listsAtom);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

const SCREENS = (
  <Routes>
    <Route path="/planning/lists/:listId?" element={<Lists />} />
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
  expect(within(sheet).getByText("Field is required")).toBeVisible();
  expect(within(sheet).getByText("Add at least one item")).toBeVisible();
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
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Market added");
  await app.undo();
  await waitFor(() => expect(lists(app)).toEqual([]));
});

test("a price typed behind a new item is its price", async () => {
  const app = await withMarket("/planning/lists/list-1");
  await userEvent.type(screen.getByRole("textbox", { name: "New item" }), "Coffee 7.50{Enter}");
  await waitFor(() =>
    expect(lists(app)[0]?.listItems.at(-1)).toMatchObject({ label: "Coffee", price: "7.50" }),
  );
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
  const question = await screen.findByRole("alertdialog", { name: "Delete Market?" });
  expect(question).toHaveTextContent("2 items on it are still to do.");
  expect(lists(app)).toHaveLength(1);
  await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(app.address()).toBe("/planning/lists"));
  expect(lists(app)).toEqual([]);
  await app.undo();
  await waitFor(() =>
    expect(lists(app)).toMatchObject([
      { name: "Market", listItems: [{ label: "Milk" }, { label: "Bread" }] },
    ]),
  );
});

test("an address of no list says that it is gone", async () => {
  await withMarket("/planning/lists/list-unknown");
  expect(screen.getByText("This list is gone")).toBeVisible();
  expect(screen.getByRole("link", { name: "To all lists" })).toHaveAttribute("href", "/planning/lists");
});

test("without a list there is the way to the first", async () => {
  const app = await startGuestApp();
  app.show(SCREENS, "/planning/lists");
  expect(screen.getByText("No lists yet")).toBeVisible();
  await press("New list");
  expect(await screen.findByRole("dialog", { name: "New list" })).toBeVisible();
});

test("pinned lists stand above the others, and a card says so", async () => {
  const app = await withMarket("/planning/lists");
  const listItems = [{ id: "item-9", label: "Tent", isChecked: true }];
  await app.change({ name: "createList", id: "list-2", body: { name: "Trip", listItems, isPinned: true } });
  const headings = await screen.findAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Pinned", "All lists"]);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("aria-label"));
  expect(links.filter((label) => label !== null)).toEqual([
    "Trip, Uncategorised, pinned, 1 of 1",
    "Market, Uncategorised, 0 of 2",
  ]);
});

test("a card shows what is still to do first, and four items at most", async () => {
  const app = await startGuestApp();
  const listItems = ["a", "b", "c", "d", "e"].map((label) => ({
    id: label,
    label,
    isChecked: label === "a",
  }));
  await app.change({ name: "createList", id: "list-1", body: { name: "Market", listItems } });
  app.show(SCREENS, "/planning/lists");
  const card = screen.getByRole("link", { name: /^Market/ });
  expect(
    within(card)
      .getAllByText(/^[a-e]$/)
      .map(({ textContent }) => textContent),
  ).toEqual(["b", "c", "d", "e"]);
  expect(card).toHaveTextContent("20%");
});

test("a list is pinned and taken down from its own page, and both are told", async () => {
  const app = await withMarket("/planning/lists/list-1");
  for (const [action, told] of [
    ["Pin", "Pinned above the other lists"],
    ["Unpin", "No longer pinned"],
  ] as const) {
    await press("More for Market");
    await userEvent.click(await screen.findByRole("button", { name: action }));
    await waitFor(() => expect(app.toasts.at(-1)?.text).toBe(told));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
});

test("a card's menu opens by its button, by a right click and by a long press that opens nothing else", async () => {
  const app = await withMarket("/planning/lists");
  const card = screen.getByRole("link", { name: /^Market/ });
  const holds = [
    () => press("More for Market"),
    () => userEvent.pointer({ keys: "[MouseRight]", target: card }),
    () => {
      fireEvent.contextMenu(card);
      fireEvent.click(card, { detail: 1 });
      return Promise.resolve();
    },
  ];
  for (const hold of holds) {
    await hold();
    const sheet = await screen.findByRole("dialog", { name: "Market" });
    const texts = within(sheet)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect([app.address(), ...texts]).toEqual(["/planning/lists", "Edit", "Share", "Pin", "Delete"]);
    await userEvent.click(within(sheet).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
});

test("a list deleted from its menu is asked about while something is to do, and comes back by Undo", async () => {
  const app = await withMarket("/planning/lists");
  await press("More for Market");
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  const question = app.store.get(questionAtom);
  expect(question).toMatchObject({ title: "Delete Market?", text: "2 items on it are still to do." });
  expect(lists(app)).toHaveLength(1);
  await act(() => Promise.resolve(question?.run()));
  expect(await screen.findByText("No lists yet")).toBeVisible();
  await app.undo();
  expect(await screen.findByRole("link", { name: /^Market/ })).toBeVisible();
});

test("a list is shared as text: copied, to three messengers, and by the system where it can", async () => {
  const app = await withMarket("/planning/lists/list-1");
  await app.change({ name: "updateListItem", listId: "list-1", id: "item-0", body: { isChecked: true } });
  const user = userEvent.setup();
  const share = vi.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "share");
  });
  await press("More for Market");
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const sheet = await screen.findByRole("dialog", { name: "Share Market" });
  const ways = within(sheet).getAllByRole("link");
  expect(ways.map((way) => [way.textContent, decodeURIComponent(way.getAttribute("href") ?? "")])).toEqual([
    ["Telegram", "https://t.me/share/url?url=Market&text=☐ Bread"],
    ["WhatsApp", "https://wa.me/?text=Market\n☐ Bread"],
    ["Viber", "viber://forward?text=Market\n☐ Bread"],
  ]);
  await user.click(within(sheet).getByRole("switch", { name: /Ticked items too/ }));
  await user.click(within(sheet).getByRole("button", { name: "Copy" }));
  expect(await within(sheet).findByRole("button", { name: "Copied" })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe("Market\n☐ Bread\n☑ Milk");
  await user.click(within(sheet).getByRole("button", { name: "More" }));
  expect(share).toHaveBeenCalledWith({ text: "Market\n☐ Bread\n☑ Milk" });
});

test("without a sheet of the system there is no way to it", async () => {
  await withMarket("/planning/lists/list-1");
  await press("More for Market");
  await userEvent.click(await screen.findByRole("button", { name: "Share" }));
  const sheet = await screen.findByRole("dialog", { name: "Share Market" });
  expect(within(sheet).queryByRole("button", { name: "More" })).toBeNull();
  expect(within(sheet).queryByRole("switch")).toBeNull();
});

test("an item is added to what is to do with Enter, and one of blanks is none", async () => {
  await withMarket("/planning/lists/list-1");
  const field = screen.getByRole("textbox", { name: "New item" });
  await userEvent.type(field, "  {Enter}");
  await userEvent.type(field, "Tea{Enter}");
  const toDo = screen.getByRole("list", { name: "To do" });
  expect(within(toDo).getAllByRole("checkbox")).toHaveLength(3);
  expect(within(toDo).getByText("Tea")).toBeVisible();
  expect(field).toHaveValue("");
});

test("an item is deleted in its menu, and Undo brings it back", async () => {
  const app = await withMarket("/planning/lists/list-1");
  await press("Options for Milk");
  const menu = await screen.findByRole("dialog", { name: "Milk" });
  await userEvent.click(within(menu).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(lists(app)[0]?.listItems.map(({ label }) => label)).toEqual(["Bread"]));
  await app.undo();
  await waitFor(() => expect(lists(app)[0]?.listItems).toHaveLength(2));
});

test("an edited list keeps its new name and category, and drops what was removed", async () => {
  const app = await withMarket("/planning/lists/list-1");
  await press("Edit list");
  const sheet = await screen.findByRole("dialog", { name: "Edit list" });
  const save = within(sheet).getByRole("button", { name: "Save" });
  expect(save).toBeDisabled();
  const name = within(sheet).getByRole("textbox", { name: "Name" });
  await userEvent.clear(name);
  await userEvent.type(name, "Shop");
  await userEvent.click(within(sheet).getByRole("button", { name: "Delete Bread" }));
  await userEvent.click(within(sheet).getByRole("button", { name: "Category: Uncategorised" }));
  const choices = await screen.findByRole("dialog", { name: "Category" });
  await userEvent.click(within(choices).getByRole("button", { name: /^Food/ }));
  expect(within(sheet).getByRole("button", { name: "Category: Food" })).toBeVisible();
  await userEvent.click(save);
  await waitFor(() => expect(lists(app)[0]?.listItems.map(({ label }) => label)).toEqual(["Milk"]));
  expect(lists(app)).toMatchObject([{ name: "Shop", categoryId: app.category("Food").id }]);
});

test("a list without a category is called so in the language of the app", async () => {
  await withMarket("/planning/lists");
  await act(() => switchLanguage("ua"));
  expect(screen.queryByRole("link", { name: /Uncategorised/ })).toBeNull();
  expect(screen.getByRole("link", { name: /^Market, .*0 .*2$/ })).toBeVisible();
});

const GONE = "What you were editing is not here any more. Nothing you entered was saved.";

test.each(["/planning/lists", "/planning/lists/list-1"])(
  "a list that is deleted elsewhere while it is edited at %s says so once",
  async (address) => {
    const app = await withMarket(address);
    if (address === "/planning/lists") {
      await press("More for Market");
      await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
    } else await press("Edit list");
    await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), " on Sunday");
    await app.change({ name: "deleteList", id: "list-1" });
    expect(app.toasts.map(({ text }) => text)).toEqual([GONE]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
);

test("a list that is deleted elsewhere takes an item with it that was not added, and says so", async () => {
  const app = await withMarket("/planning/lists/list-1");
  await userEvent.type(screen.getByRole("textbox", { name: "New item" }), "Eggs");
  await app.change({ name: "deleteList", id: "list-1" });
  await expect.poll(() => app.toasts.map(({ text }) => text)).toEqual([GONE]);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("who deletes a list with something typed about it is told of that alone", async () => {
  const app = await withMarket("/planning/lists/list-1");
  await userEvent.type(screen.getByRole("textbox", { name: "New item" }), "Eggs");
  await press("Edit list");
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), " on Sunday");
  await press("Delete list");
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  await waitFor(() => expect(app.toasts.map(({ text }) => text)).toEqual(["Market deleted"]));
});

test("an item that was not added is asked about before the list is left", async () => {
  const app = await withMarket("/planning/lists/list-1");
  await userEvent.type(screen.getByRole("textbox", { name: "New item" }), "Eggs");
  await press("Back");
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  expect(app.address()).toBe("/planning/lists");
});

test("on a wide window a list stands beside the others, at its own address", async () => {
  showWide();
  const app = await withMarket("/planning/lists");
  const body = { name: "Trip", listItems: [{ id: "item-9", label: "Tent" }] };
  await act(() => app.change({ name: "createList", id: "list-2", body }));
  expect(screen.getByText(/^Choose a list/)).toBeVisible();
  const card = screen.getByRole("link", { name: /^Market/ });
  await userEvent.click(card);
  expect(app.address()).toBe("/planning/lists/list-1");
  const beside = screen.getByRole("region", { name: "Market" });
  expect(within(beside).getByRole("checkbox", { name: "Milk" })).toBeVisible();
  expect(screen.getByRole("link", { name: /^Market/ })).toBe(card);
  expect(card).toHaveAttribute("aria-current", "true");
  await userEvent.click(screen.getByRole("link", { name: /^Trip/ }));
  expect(within(screen.getByRole("region", { name: "Trip" })).getByText("Tent")).toBeVisible();
  await press("Close");
  expect(app.address()).toBe("/planning/lists");
});

test("on a wide window what is typed into a list is asked for before another is opened", async () => {
  showWide();
  const app = await withMarket("/planning/lists/list-1");
  const body = { name: "Trip", listItems: [{ id: "item-9", label: "Tent" }] };
  await act(() => app.change({ name: "createList", id: "list-2", body }));
  await userEvent.type(screen.getByRole("textbox", { name: "New item" }), "Eggs");
  await userEvent.click(screen.getByRole("link", { name: /^Trip/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(app.address()).toBe("/planning/lists/list-2"));
});
