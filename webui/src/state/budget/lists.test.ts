import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databaseAtom, scheduleAtom } from "../device";
import { dispatchAtom, newIdAtom } from "./dispatch";
import { connectAtom } from "../view";
import { changeItemsAtom, dropItemsAtom, listsAtom, listViewsAtom, saveItemsAtom } from "./lists";
import { startGuestAtom, startSessionAtom } from "../session/session";

let store: ReturnType<typeof createStore>;
/** What waits for its second to be over. */
let due: (() => void)[];

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  due = [];
  store = createStore();
  store.set(scheduleAtom, {
    schedule: (_seconds, task) => {
      due.push(task);
      return () => {
        due = due.filter((each) => each !== task);
      };
    },
  });
  await store.set(startSessionAtom);
  await store.set(startGuestAtom);
  const listItems = ["Milk", "Bread"].map((label) => ({ id: store.get(newIdAtom)("item"), label }));
  await store.set(dispatchAtom, { name: "createList", id: "list-1", body: { name: "Market", listItems } });
});

afterEach(async () => {
  store.set(connectAtom, null);
  (await store.get(databaseAtom)).close();
});

const tickAll = () => {
  store.set(changeItemsAtom, "list-1", (items) => items.map((item) => ({ ...item, isChecked: true })));
};
const shown = () => store.get(listViewsAtom)[0];
const stored = () => store.get(listsAtom)[0];

describe("ticking a list off", () => {
  it("shows at once and is saved when nothing was touched for a while", async () => {
    tickAll();
    expect(shown()).toMatchObject({ isSaved: false, listItems: [{ isChecked: true }, { isChecked: true }] });
    expect(stored()?.listItems.some(({ isChecked }) => isChecked)).toBe(false);
    due[0]?.();
    await expect.poll(() => shown()?.isSaved).toBe(true);
    expect(stored()?.listItems.every(({ isChecked }) => isChecked)).toBe(true);
  });

  it("saves once for several changes, with all of them", () => {
    tickAll();
    store.set(changeItemsAtom, "list-1", (items) => items.slice(1));
    expect(due).toHaveLength(1);
    expect(shown()?.listItems).toMatchObject([{ label: "Bread", isChecked: true }]);
  });

  it("is saved at once when the screen goes away", async () => {
    tickAll();
    expect(await store.set(saveItemsAtom, "list-1")).toEqual({ ok: true });
    expect(due).toEqual([]);
    expect(stored()?.listItems.every(({ isChecked }) => isChecked)).toBe(true);
  });

  it("is forgotten when the list goes", () => {
    tickAll();
    store.set(dropItemsAtom, "list-1");
    expect(due).toEqual([]);
    expect(shown()).toMatchObject({ isSaved: true, listItems: [{ isChecked: false }, { isChecked: false }] });
  });
});
