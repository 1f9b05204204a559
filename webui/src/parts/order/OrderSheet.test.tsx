import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useAtomValue } from "@/state/useAtomValue";
import { beforeEach, expect, test, vi } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { categoriesAtom } from "@/state/budget/categories";
import { categoryIcon } from "@/ui/art/icons";
import { startGuestApp, type TestApp } from "@testing/app";
import { OrderSheet } from "./OrderSheet";

function Categories() {
  const rows = useAtomValue(categoriesAtom).map(({ id, name, icon }) => ({
    id,
    name,
    icon: categoryIcon(icon),
  }));
  return (
    <OrderSheet
      open
      title="Order"
      rows={rows}
      operation={(ids) => ({ name: "orderCategories", body: { ids } })}
      onClose={() => undefined}
    />
  );
}

const HEIGHT = 50;
const kept = (app: TestApp) => app.store.get(categoriesAtom).map(({ name }) => name);
const rows = () => within(screen.getByRole("list", { name: "Order" })).getAllByRole("listitem");
const shown = () => rows().map((row) => row.textContent);
const handleOf = (name: string) =>
  rows().find((row) => row.textContent === name)?.lastElementChild ?? document.body;

async function begin(): Promise<TestApp> {
  const app = await startGuestApp();
  app.show(<Categories />);
  await screen.findByRole("dialog", { name: "Order" });
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

test("the arrows move a row, keep the focus, and say where it is", async () => {
  const app = await begin();
  const down = screen.getByRole("button", { name: "Move Food down" });
  await userEvent.click(down);
  expect(shown()).toEqual(["Entertaiment", "Food", "Utilities", "Transport"]);
  expect(down).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("Food, 2 of 4");
  await userEvent.keyboard("{Enter}{Enter}");
  expect(shown()).toEqual(["Entertaiment", "Utilities", "Transport", "Food"]);
  expect(screen.getByRole("button", { name: "Move Food up" })).toHaveFocus();
  expect(down).toBeDisabled();
  await waitFor(() => expect(kept(app)).toEqual(["Entertaiment", "Utilities", "Transport", "Food"]));
});

test("the first row goes no further up, the last one no further down", async () => {
  await begin();
  expect(screen.getByRole("button", { name: "Move Food up" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Move Transport down" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Move Transport up" })).toBeEnabled();
});

test("a row dragged by its handle lies where it was let go", async () => {
  const app = await begin();
  const handle = handleOf("Transport");
  fireEvent.pointerDown(handle, { pointerId: 1, clientY: 300, button: 0 });
  fireEvent.pointerMove(handle, { pointerId: 1, clientY: 300 - 2 * HEIGHT });
  expect(rows()[3]).toHaveAttribute("data-lifted");
  fireEvent.pointerUp(handle, { pointerId: 1 });
  expect(shown()).toEqual(["Food", "Transport", "Entertaiment", "Utilities"]);
  await waitFor(() => expect(kept(app)).toEqual(["Food", "Transport", "Entertaiment", "Utilities"]));
  expect(rows().some((row) => row.hasAttribute("data-lifted"))).toBe(false);
});

test("a drag that is broken off changes nothing, and Escape leaves the sheet open", async () => {
  const app = await begin();
  const before = kept(app);
  const handle = handleOf("Transport");
  for (const breakOff of [
    () => fireEvent.pointerCancel(handle, { pointerId: 1 }),
    () => fireEvent.keyDown(document.body, { key: "Escape" }),
    () => fireEvent.pointerMove(handle, { pointerId: 1, clientY: 310 }) && fireEvent.pointerUp(handle),
  ]) {
    fireEvent.pointerDown(handle, { pointerId: 1, clientY: 300, button: 0 });
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: 100 });
    breakOff();
    expect(shown()).toEqual(before);
    expect(rows().some((row) => row.hasAttribute("data-lifted"))).toBe(false);
  }
  expect(screen.getByRole("dialog", { name: "Order" })).toBeVisible();
  expect(kept(app)).toEqual(before);
});

test("another mouse button lifts nothing", async () => {
  await begin();
  fireEvent.pointerDown(handleOf("Food"), { pointerId: 1, clientY: 0, button: 2 });
  expect(rows().some((row) => row.hasAttribute("data-lifted"))).toBe(false);
});

test("what comes meanwhile stands at the end", async () => {
  const app = await begin();
  await userEvent.click(screen.getByRole("button", { name: "Move Transport up" }));
  await act(() => app.change({ name: "createCategory", id: "cat-new", body: { name: "Pets" } }));
  await waitFor(() => expect(shown()).toEqual(["Food", "Entertaiment", "Transport", "Utilities", "Pets"]));
});

test("the sheet speaks Ukrainian", async () => {
  await begin();
  await act(() => switchLanguage("ua"));
  expect(screen.getByRole("button", { name: "Опустити: Food" })).toBeVisible();
  expect(screen.getByText("Перетягніть рядок за позначку або скористайтеся стрілками.")).toBeVisible();
});
