import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { limits, type ListItem } from "@/domain";
import { listsAtom, listViewsAtom } from "@/state/budget/lists";
import { startGuestApp } from "@testing/app";
import { useItems } from "./useItems";
import { usePin } from "../actions/Sheets";

async function begin(labels = ["Milk", "Bread", "Eggs"]) {
  const app = await startGuestApp();
  const listItems = labels.map((label, index) => ({ id: `item-${index}`, label }));
  await app.change({ name: "createList", id: "list-1", body: { name: "Market", listItems } });
  const list = () => {
    const found = app.store.get(listViewsAtom).find(({ id }) => id === "list-1");
    if (found === undefined) throw new Error("The list is gone");
    return found;
  };
  const items = app.hook(() => useItems(list()));
  const item = (label: string): ListItem => {
    const found = list().listItems.find((each) => each.label === label);
    if (found === undefined) throw new Error(`There is no ${label}`);
    return found;
  };
  const shown = () => list().listItems.map(({ label, isChecked }) => (isChecked ? `✓ ${label}` : label));
  return { app, list, items, item, shown };
}

test("a tick shows at once and comes off with the next", async () => {
  const { items, item, shown } = await begin();
  act(() => items.current.tick(item("Bread")));
  expect(shown()).toEqual(["Milk", "✓ Bread", "Eggs"]);
  act(() => items.current.tick(item("Bread")));
  expect(shown()).toEqual(["Milk", "Bread", "Eggs"]);
});

test("a removed item comes back with Undo, as the last of the list", async () => {
  const { app, items, item, shown } = await begin();
  act(() => items.current.remove(item("Bread")));
  expect(shown()).toEqual(["Milk", "Eggs"]);
  expect(app.toasts.at(-1)?.text).toBe("Bread deleted");
  await app.undo();
  await expect.poll(shown).toEqual(["Milk", "Eggs", "Bread"]);
});

test("the last item stays, and the list says why", async () => {
  const { app, items, item, shown } = await begin(["Milk"]);
  act(() => items.current.remove(item("Milk")));
  expect(shown()).toEqual(["Milk"]);
  expect(app.toasts).toEqual([{ text: "A list keeps at least one item", tone: "info" }]);
});

test("a full list takes no more", async () => {
  const { app, items, shown } = await begin(
    Array.from({ length: limits.LIST_ITEMS_MAX }, (_, index) => `Item ${index}`),
  );
  act(() => items.current.add("One more"));
  expect(shown()).not.toContain("One more");
  expect(app.toasts.at(-1)).toEqual({ text: "A list holds 200 items at most", tone: "info" });
});

test("what was touched is kept at once", async () => {
  const { app, items, list } = await begin();
  act(() => items.current.add("Tea"));
  expect(list().isSaved).toBe(false);
  await expect.poll(() => list().isSaved).toBe(true);
  expect(app.store.get(listsAtom)[0]?.listItems.map(({ label }) => label)).toContain("Tea");
});

test("pinning saves what was ticked a moment ago too", async () => {
  const { app, items, item, list } = await begin();
  act(() => items.current.tick(item("Eggs")));
  const unpinned = list();
  app.hook(() => usePin(unpinned)).current();
  await expect.poll(() => list().isPinned).toBe(true);
  await expect.poll(() => list().isSaved).toBe(true);
  expect(list()).toMatchObject({ listItems: [{}, {}, { label: "Eggs", isChecked: true }] });
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Pinned above the other lists");
});
