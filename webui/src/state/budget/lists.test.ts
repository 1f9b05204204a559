import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databaseAtom } from "../device";
import { dispatchAtom, newIdAtom } from "./dispatch";
import { connectAtom } from "../view";
import { restoreItemAtom, changeItemsAtom, listsAtom, listViewsAtom, saveListAtom } from "./lists";
import { startSessionAtom } from "../session/session";
import { startGuestAtom } from "../session/signIn";

let store: ReturnType<typeof createStore>;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  store = createStore();
  await store.set(startSessionAtom);
  await store.set(startGuestAtom);
  const listItems = ["Milk", "Bread"].map((label) => ({ id: store.get(newIdAtom)("item"), label }));
  await store.set(dispatchAtom, { name: "createList", id: "list-1", body: { name: "Market", listItems } });
});

afterEach(async () => {
  store.set(connectAtom, null);
  (await store.get(databaseAtom)).close();
});

const items = () => store.get(listViewsAtom)[0]?.listItems ?? [];
const listNamed = () => {
  const [list] = store.get(listsAtom);
  if (list === undefined) throw new Error("no list");
  return list;
};

describe("a list", () => {
  it("keeps what is ticked, added and removed at once, item by item", async () => {
    await store.set(changeItemsAtom, "list-1", (before) =>
      before.map((item) => ({ ...item, isChecked: true })).slice(1),
    );
    expect(items()).toMatchObject([{ label: "Bread", isChecked: true }]);
  });

  it("gives an item that comes back an id of its own", async () => {
    const [milk] = items();
    if (milk === undefined) throw new Error("no item");
    await store.set(changeItemsAtom, "list-1", (before) => before.slice(1));
    await store.set(restoreItemAtom, "list-1", milk);
    expect(items().map(({ label }) => label)).toEqual(["Bread", "Milk"]);
    expect(items()[1]?.id).not.toBe(milk.id);
  });

  it("saved by its form keeps what came in meanwhile", async () => {
    const opened = listNamed();
    await store.set(changeItemsAtom, "list-1", (before) => [
      ...before,
      { id: "butter", label: "Butter", isChecked: false, price: null, quantity: "1.00" },
    ]);
    const [, bread] = opened.listItems;
    const form = { name: "Shop", categoryId: null, listItems: bread === undefined ? [] : [bread] };
    expect(await store.set(saveListAtom, opened, form)).toEqual({ ok: true });
    expect(listNamed().name).toBe("Shop");
    expect(items().map(({ label }) => label)).toEqual(["Bread", "Butter"]);
  });

  it("is refused by its form without any item", async () => {
    const form = { name: "Shop", categoryId: null, listItems: [{ id: "x", label: " " }] };
    expect(await store.set(saveListAtom, listNamed(), form)).toMatchObject({
      fields: { listItems: "validation.items" },
    });
    expect(listNamed().name).toBe("Market");
  });
});
