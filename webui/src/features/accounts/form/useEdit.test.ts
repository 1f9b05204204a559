import { expect, test } from "vitest";
import { questionAtom } from "@/state/question";
import { startGuestApp } from "@testing/app";
import { useDelete } from "../actions/useDelete";
import { startOf, useEdit } from "./EditSheet";

async function begin() {
  const app = await startGuestApp();
  const seen = app.account("Cash");
  const save = (fields: object) => app.call(() => useEdit(seen), { ...startOf(seen), ...fields });
  return { app, seen, save };
}

test("a balance set by hand is booked, and Undo brings the one before back", async () => {
  const { app, save } = await begin();
  expect(await save({ budget: "1 250,50" })).toEqual({ ok: true });
  expect(app.account("Cash").budget).toBe("1250.50");
  expect(app.toasts.at(-1)?.text).toBe("Cash changed");
  await app.undo();
  expect(app.account("Cash").budget).toBe("0.00");
});

test("only the difference to the balance that was seen is booked", async () => {
  const { app, seen, save } = await begin();
  const body = { value: "20", accountId: seen.id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body });
  await save({ budget: "100" });
  expect(app.account("Cash").budget).toBe("80.00");
});

test("a new name leaves the balance alone, whatever happened to it since", async () => {
  const { app, seen, save } = await begin();
  await app.change({ name: "transfer", id: "his-1", accountId: seen.id, body: { value: "30" } });
  await save({ name: "Wallet", isShowInBalance: false });
  expect(app.account("Wallet")).toMatchObject({ budget: "30.00", isShowInBalance: false });
  await app.undo();
  expect(app.account("Cash")).toMatchObject({ budget: "30.00", isShowInBalance: true });
});

test("what is refused names its field and changes nothing", async () => {
  const { app, save } = await begin();
  expect(await save({ name: "" })).toMatchObject({ ok: false, fields: { name: "validation.required" } });
  expect(app.account("Cash").name).toBe("Cash");
  expect(app.toasts).toEqual([]);
});

test("a deleted account comes back with Undo, its balance with it", async () => {
  const { app, seen } = await begin();
  await app.change({ name: "transfer", id: "his-1", accountId: seen.id, body: { value: "30" } });
  await app.call(() => useDelete(seen));
  expect(app.store.get(questionAtom)?.title).toBe("Delete Cash?");
  await app.store.get(questionAtom)?.run();
  expect(() => app.account("Cash")).toThrow();
  expect(app.toasts.at(-1)?.text).toBe("Cash deleted");
  await app.undo();
  expect(app.account("Cash").budget).toBe("30.00");
});
