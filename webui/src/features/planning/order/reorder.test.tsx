import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { categoriesAtom } from "@/state/budget/categories";
import { startGuestApp, type TestApp } from "@testing/app";
import Planning from "../index";

const HEIGHT = 50;
const START = ["Food", "Entertainment", "Utilities", "Transport"];

const rows = () =>
  within(screen.getByRole("list", { name: "Drag to reorder" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const kept = (app: TestApp) => app.store.get(categoriesAtom).map(({ name }) => name);
const handle = (name: string) => screen.getByRole("button", { name: `Move ${name}` });

async function begin(): Promise<TestApp> {
  const app = await startGuestApp();
  app.show(<Planning />, "/planning");
  await userEvent.click(screen.getByRole("button", { name: "Reorder" }));
  return app;
}

/** Rows as they lie in a browser, one below the other. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(HEIGHT);
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * HEIGHT;
  });
  Element.prototype.setPointerCapture = () => undefined;
});

test("Space lifts a row, the arrows move it and say where it is, Space drops it", async () => {
  const app = await begin();
  handle("Transport").focus();
  await userEvent.keyboard(" {ArrowUp}{ArrowUp}");
  expect(screen.getByText("Transport, 2 of 4")).toHaveAttribute("role", "status");
  expect(handle("Transport")).toHaveFocus();
  expect(kept(app)[3]).toBe("Transport");
  await userEvent.keyboard(" ");
  await waitFor(() => expect(kept(app)).toEqual(["Food", "Transport", "Entertaiment", "Utilities"]));
  expect(handle("Transport")).toHaveAttribute("aria-pressed", "false");
});

test("Escape puts a lifted row back", async () => {
  const app = await begin();
  handle("Food").focus();
  await userEvent.keyboard(" {ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(rows()).toEqual(["Entertainment", "Utilities", "Transport", "Food"]);
  await userEvent.keyboard("{Escape}");
  expect(rows()).toEqual(START);
  expect(handle("Food")).toHaveFocus();
  expect(kept(app)[0]).toBe("Food");
});

test("a row dragged by its handle lies where it was let go, and is not lifted by the click that ends it", async () => {
  const app = await begin();
  const grip = handle("Transport");
  fireEvent.pointerDown(grip, { pointerId: 1, clientY: 300, button: 0 });
  fireEvent.pointerMove(grip, { pointerId: 1, clientY: 300 - 2 * HEIGHT });
  fireEvent.pointerUp(grip, { pointerId: 1 });
  fireEvent.click(grip);
  await waitFor(() => expect(kept(app)).toEqual(["Food", "Transport", "Entertaiment", "Utilities"]));
  expect(handle("Transport")).toHaveAttribute("aria-pressed", "false");
});

test("without dragging, a tap lifts a row and a tap on another handle drops it there", async () => {
  const app = await begin();
  await userEvent.click(handle("Transport"));
  expect(handle("Transport")).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(handle("Food"));
  await waitFor(() => expect(kept(app)).toEqual(["Transport", "Food", "Entertaiment", "Utilities"]));
});

test("one category alone has no order", async () => {
  const app = await startGuestApp();
  for (const { id } of app.store.get(categoriesAtom).slice(1)) {
    await app.change({ name: "deleteCategory", id });
  }
  app.show(<Planning />, "/planning");
  expect(screen.queryByRole("button", { name: "Reorder" })).toBeNull();
});
