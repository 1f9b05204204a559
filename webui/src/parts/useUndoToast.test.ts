import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { categoriesAtom } from "@/state/budget/categories";
import { onlineAtom } from "@/state/connection";
import { startGuestApp, startSharedApp } from "@testing/app";
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

test("offline it says that the change is kept on this device until the connection is back", async () => {
  const app = await startSharedApp();
  const archive = (name: string) =>
    app.call(useUndoableChange, {
      operation: { name: "deleteCategory", id: app.category(name).id },
      text: `Archived ${name}`,
      undo: null,
    });
  await archive("Food");
  act(() => app.store.set(onlineAtom, false));
  await archive("Transport");
  expect(app.toasts.map(({ text }) => text)).toEqual([
    "Archived Food",
    "Archived Transport. Kept here until you are online.",
  ]);
});

test("a guest's change is done at once, offline as well", async () => {
  const app = await startGuestApp();
  act(() => app.store.set(onlineAtom, false));
  app.hook(useUndoToast).current("Deleted", null);
  expect(app.toasts).toEqual([{ text: "Deleted" }]);
});
