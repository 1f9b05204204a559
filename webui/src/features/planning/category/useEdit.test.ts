import { expect, test } from "vitest";
import { startGuestApp } from "@testing/app";
import type { CategoryFields } from "./fields";
import { useEdit } from "./useEdit";

async function begin(name = "Food") {
  const app = await startGuestApp();
  const category = app.category(name);
  const save = (fields: Partial<CategoryFields>) =>
    app.call(() => useEdit(category), { name, icon: category.icon, ...fields });
  return { app, category, save };
}

test("Undo gives the name and the icon back", async () => {
  const { app, category, save } = await begin();
  expect(await save({ name: "Meals", icon: "utensils" })).toEqual({ ok: true });
  expect(app.category("Meals")).toMatchObject({ id: category.id, icon: "utensils" });
  expect(app.toasts.at(-1)?.text).toBe("Meals changed");
  await app.undo();
  await expect.poll(() => app.category("Food")).toMatchObject({ icon: category.icon });
});

test("a name of spaces is refused at its field", async () => {
  const { app, save } = await begin();
  expect(await save({ name: "   " })).toMatchObject({ ok: false, fields: { name: "validation.required" } });
  expect(app.toasts).toEqual([]);
});

test("a name that is shown translated is not stored as it is shown", async () => {
  const { app, category, save } = await begin("Entertaiment");
  await save({ name: "Entertainment", icon: "utensils" });
  expect(app.category("Entertaiment")).toMatchObject({ id: category.id, icon: "utensils" });
});
