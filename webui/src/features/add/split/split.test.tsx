import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { entriesAtom } from "@testing/entries";
import { startGuestApp, type TestApp } from "@testing/app";
import { useProgress } from "@/i18n/useProgress";
import { planningRowsAtom } from "@/state/budget/planning";
import Add from "../index";

const entries = (app: TestApp) => app.store.get(entriesAtom);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

async function onKeypad(query: string) {
  const app = await startGuestApp();
  app.show(<Add />, `/add${query}`);
  return app;
}

/** Chooses the category of a line that has none. */
async function choose(category: string) {
  await press("Choose. Change");
  const sheet = await screen.findByRole("dialog", { name: "To which category?" });
  await userEvent.click(await within(sheet).findByRole("button", { name: new RegExp(`^${category}`) }));
}

test("an amount is split in per cent, and the last line gets the rest", async () => {
  const app = await onKeypad("?amount=80&category=Food");
  await press("Split");
  await screen.findByRole("dialog", { name: "Split $80.00" });
  expect(screen.getByRole("button", { name: "Split into 2" })).toBeDisabled();
  await userEvent.keyboard("25%");
  expect(await screen.findByRole("button", { name: "Food, 20.00, 25%" })).toBeVisible();
  await choose("Utilities");
  expect(screen.getByRole("img", { name: "Food 25%, Utilities 75%" })).toBeVisible();
  await press("Split into 2");
  await closed();
  expect(screen.getByRole("button", { name: /^2 lines, Food, Utilities/ })).toBeVisible();
  await userEvent.dblClick(screen.getByRole("button", { name: "Add expense" }));
  await waitFor(() => expect(entries(app)).toHaveLength(1));
  expect(entries(app)[0]?.lines).toMatchObject([
    { name: "Food", value: "-20.00" },
    { name: "Utilities", value: "-60.00" },
  ]);
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("−$80.00 Food, Utilities");
});

test("per cent are of the amount they were typed for", async () => {
  const app = await onKeypad("?amount=80&category=Food");
  await press("Split");
  await userEvent.keyboard("25%");
  await choose("Utilities");
  await press("Split into 2");
  await closed();
  await userEvent.keyboard("+20");
  await press("Add expense");
  await waitFor(() =>
    expect(entries(app)[0]?.lines).toMatchObject([{ value: "-20.00" }, { value: "-80.00" }]),
  );
});

test("one line that is left books in its own category", async () => {
  const app = await onKeypad("?amount=80&category=Food");
  await press("Split");
  await userEvent.keyboard("50");
  await choose("Utilities");
  await press("Remove Food");
  await press("Keep as one");
  await closed();
  await press("Add expense");
  await waitFor(() =>
    expect(entries(app)).toMatchObject([{ value: "-80.00", lines: [{ name: "Utilities" }] }]),
  );
});

test("lines that are too much are told, and the button waits", async () => {
  await onKeypad("?amount=80&category=Food");
  await press("Split");
  await screen.findByRole("dialog", { name: "Split $80.00" });
  await choose("Utilities");
  await userEvent.keyboard("90");
  expect((await screen.findAllByText("$10.00 too much")).length).toBeGreaterThan(0);
  expect(screen.getByRole("button", { name: "Split into 2" })).toBeDisabled();
});

test("another total moves the rest alone", async () => {
  const app = await onKeypad("?amount=80&category=Food");
  await press("Split");
  await screen.findByRole("dialog", { name: "Split $80.00" });
  await userEvent.keyboard("50");
  await choose("Utilities");
  await press("Split into 2");
  await closed();
  await userEvent.keyboard("+15");
  await press("Add expense");
  await waitFor(() =>
    expect(entries(app)[0]?.lines).toMatchObject([{ value: "-50.00" }, { value: "-45.00" }]),
  );
});

/** Food 50 and Utilities 30, from Cash. */
async function booked() {
  const app = await startGuestApp();
  const lines = [
    { categoryId: app.category("Food").id, value: "50" },
    { categoryId: app.category("Utilities").id, value: "30" },
  ];
  const body = { value: "80", accountId: app.account("Cash").id, lines, date: "2026-11-20", note: "Rozetka" };
  await app.change({ name: "addExpenses", id: "his-1", body });
  return app;
}

test("the correction of a total asks which line changes, and Undo brings the lines back", async () => {
  const app = await booked();
  app.show(<Add />, "/add?replace=his-1");
  await userEvent.keyboard("+5");
  await press("Save");
  const sheet = await screen.findByRole("dialog", { name: "Which line changes?" });
  await userEvent.click(within(sheet).getByRole("button", { name: /^Food/ }));
  await waitFor(() =>
    expect(entries(app)[0]?.lines).toMatchObject([{ value: "-55.00" }, { value: "-30.00" }]),
  );
  // A toast of the test before may still come, with an Undo of its own.
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe("Expense corrected"));
  await app.undo();
  expect(entries(app)).toMatchObject([
    { value: "-80.00", lines: [{ value: "-50.00" }, { value: "-30.00" }] },
  ]);
});

test("an expense is refunded to its lines, and no more of it than is left", async () => {
  const app = await booked();
  app.show(<Add />, "/add?refund=his-1");
  expect(screen.getByText("Of “Rozetka”, −$80.00 on 20 Nov")).toBeVisible();
  await userEvent.keyboard("+1");
  expect(screen.getByRole("button", { name: "Add refund" })).toBeDisabled();
  expect(screen.getByText("$1.00 too much")).toBeVisible();
  await userEvent.keyboard("{Backspace}{Backspace}");
  await userEvent.dblClick(screen.getByRole("button", { name: "Add refund" }));
  await waitFor(() => expect(entries(app)).toHaveLength(2));
  expect(entries(app)[0]).toMatchObject({
    kind: "refund",
    value: "80.00",
    refundOf: "his-1",
    lines: [{ value: "50.00" }, { value: "30.00" }],
  });
  expect(app.account("Cash").budget).toBe("0.00");
  await app.undo();
  expect(entries(app)).toHaveLength(1);
});

test("a refund of an archived category waits until another one is chosen", async () => {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Transport").id];
  await app.change({ name: "addExpenses", id: "his-1", body: { value: "8", accountId, categoryId } });
  await app.change({ name: "deleteCategory", id: categoryId });
  app.show(<Add />, "/add?refund=his-1");
  expect(screen.getByRole("button", { name: "Add refund" })).toBeDisabled();
});

test("a minus before any digit turns an expense into a refund, and back", async () => {
  const app = await onKeypad("?category=Food");
  await userEvent.keyboard("-");
  expect(screen.getByRole("button", { name: "Refund" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("-");
  expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
  await userEvent.keyboard("-24.9");
  await press("Add refund");
  await waitFor(() =>
    expect(entries(app)).toMatchObject([
      { kind: "refund", value: "24.90", categoryLabel: "Food", refundOf: null },
    ]),
  );
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("+$24.90 Food");
});

test("a category without a plan says what came back of it, and one with a plan has that more to spend", async () => {
  const app = await startGuestApp();
  const categoryId = app.category("Food").id;
  const body = { value: "5", accountId: app.account("Cash").id, categoryId, date: "2026-11-20" };
  await app.change({ name: "addRefund", id: "his-1", body });
  const texts = () => {
    const row = app.store.get(planningRowsAtom).find((each) => each.categoryId === categoryId);
    if (row === undefined) throw new Error("There is no Food");
    return app.hook(useProgress).current("Food", row);
  };
  expect(texts()).toMatchObject({
    left: { text: "$5.00" },
    leftWord: "back",
    label: "Food, $5.00 came back, nothing planned",
  });
  await app.change({
    name: "setPlanning",
    id: "plan-1",
    body: { categoryId, date: "2026-11-01", budget: "100" },
  });
  expect(texts()).toMatchObject({ ratio: 0, percent: "0%", left: { text: "$105.00" } });
});
