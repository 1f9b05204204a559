import { expect, test, vi } from "vitest";
import { categoriesAtom } from "@/state/budget/categories";
import { startGuestApp } from "@testing/app";
import { useUndoableChange, useUndoToast } from "./useUndoToast";

const names = (app: Awaited<ReturnType<typeof startGuestApp>>) =>
  app.store.get(categoriesAtom).map(({ name }) => name);

test("a change is made, told of, and taken back by Undo", async () => {
  const app = await startGuestApp();
  const { id } = app.category("Food");
  const outcome = await app.call(useUndoableChange, {
    operation: { name: "deleteCategory", id },
    text: "Archived",
    undo: { name: "restoreCategory", id },
  });
  expect(outcome).toEqual({ ok: true });
  expect(names(app)).not.toContain("Food");
  expect(app.toasts).toMatchObject([{ text: "Archived", action: { label: "Undo" } }]);
  await app.undo();
  expect(names(app)).toContain("Food");
});

test("a refused change is not told of", async () => {
  const app = await startGuestApp();
  const operation = { name: "deleteCategory", id: "cat-unknown" } as const;
  const outcome = await app.call(useUndoableChange, { operation, text: "Archived", undo: operation });
  expect(outcome.ok).toBe(false);
  expect(app.toasts).toEqual([]);
});

test("Undo is not offered where nothing takes the change back", async () => {
  const app = await startGuestApp();
  const offer = app.hook(useUndoToast).current;
  const undo = vi.fn();
  offer("Deleted", null);
  offer("Removed", undo);
  expect(app.toasts.map(({ text, action }) => [text, action?.label])).toEqual([
    ["Deleted", undefined],
    ["Removed", "Undo"],
  ]);
  await app.undo();
  expect(undo).toHaveBeenCalledOnce();
});
