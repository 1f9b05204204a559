import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { ListView } from "@/state/budget/lists";
import { listViewsAtom } from "@/state/budget/lists";
import { entriesAtom } from "@testing/entries";
import { startGuestApp, startSharedApp, type TestApp } from "@testing/app";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { KeypadSheet } from "../keypad/KeypadSheet";

const BO = "0198f3a2-0000-7000-8000-00000000000b";
const LIST = "0198f3a2-0000-7000-8000-0000000000a1";
const ITEMS = [
  {
    id: "0198f3a2-0000-7000-8000-0000000000b1",
    label: "Oat milk",
    isChecked: true,
    price: "1.90",
    quantity: "3",
  },
  {
    id: "0198f3a2-0000-7000-8000-0000000000b2",
    label: "Eggs",
    isChecked: true,
    price: "2.10",
    quantity: "2",
  },
  { id: "0198f3a2-0000-7000-8000-0000000000b3", label: "Dill" },
];

/** Opens the form for a list of two ticked items of $9.90 in all, and one that is open. */
async function shopping(app: TestApp, listItems = ITEMS) {
  const categoryId = app.category("Food").id;
  await app.change({
    name: "setPlanning",
    id: "plan-1",
    body: { categoryId, date: "2026-11-01", budget: "20" },
  });
  await app.change({ name: "createList", id: LIST, body: { name: "Market", categoryId, listItems } });
  const state = { isOpen: true };
  const sheet = () => (
    <KeypadSheet
      request={{ categoryId: null, listId: LIST }}
      open={state.isOpen}
      onClose={() => {
        state.isOpen = false;
      }}
    />
  );
  const { rerender } = app.show(sheet());
  await screen.findByRole("dialog", { name: "Book the basket" });
  return {
    state,
    refresh: () => rerender(sheet()),
  };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const entries = (app: TestApp) => app.store.get(entriesAtom);
const items = (app: TestApp) => {
  const [list] = app.store.get(listViewsAtom) as [ListView];
  return list.listItems.map(({ label, isChecked }) => (isChecked ? `✓ ${label}` : label));
};
const booked = (app: TestApp, values: string[]) =>
  waitFor(() => expect(entries(app).map(({ value }) => value)).toEqual(values));
const told = (app: TestApp, text: string) => waitFor(() => expect(app.toasts.at(-1)?.text).toBe(text));

test("the basket is booked once however often it is pressed, and Undo brings money and items back", async () => {
  const app = await startGuestApp();
  const { state } = await shopping(app);
  await userEvent.dblClick(screen.getByRole("button", { name: "Book $9.90" }));
  await booked(app, ["-9.90"]);
  expect(items(app)).toEqual(["Dill"]);
  await told(app, "−$9.90 Food · $10.10 left");
  expect(state.isOpen).toBe(false);
  await app.undo();
  await booked(app, []);
  expect(items(app)).toEqual(["Dill", "✓ Oat milk", "✓ Eggs"]);
});

test("the first digit replaces the sum, and staples stay unticked", async () => {
  const app = await startGuestApp();
  await shopping(app);
  await press("Keep the items");
  for (const key of ["9", "Decimal point", "5"]) await press(key);
  await press("Book $9.50");
  await booked(app, ["-9.50"]);
  expect(items(app)).toEqual(["Oat milk", "Eggs", "Dill"]);
  await app.undo();
  await booked(app, []);
  expect(items(app)).toEqual(["✓ Oat milk", "✓ Eggs", "Dill"]);
});

test("a digit that is the sum itself was typed: the next one goes behind it", async () => {
  const app = await startGuestApp();
  await shopping(
    app,
    ITEMS.slice(0, 1).map((item) => ({ ...item, price: "5", quantity: "1" })),
  );
  await press("5");
  await press("0");
  expect(await screen.findByRole("button", { name: "Book $50.00" })).toBeEnabled();
});

test("until an amount is typed the sum follows the list, and an empty basket says why nothing is booked", async () => {
  const app = await startGuestApp();
  await shopping(app);
  const untick = (id = "") =>
    app.change({ name: "updateListItem", id, listId: LIST, body: { isChecked: false } });
  await untick(ITEMS[1]?.id);
  expect(await screen.findByRole("button", { name: "Book $5.70" })).toBeEnabled();
  await untick(ITEMS[0]?.id);
  expect(await screen.findByText("Nothing is in the basket any more")).toBeVisible();
  expect(screen.getByRole("button", { name: "Book the basket" })).toBeDisabled();
});

test("a basket is split among categories as an expense is", async () => {
  const app = await startGuestApp();
  await shopping(app);
  await press("Split");
  await screen.findByRole("dialog", { name: "Split $9.90" });
  await userEvent.keyboard("4");
  await press("Choose. Change");
  const sheet = await screen.findByRole("dialog", { name: "To which category?" });
  await userEvent.click(await within(sheet).findByRole("button", { name: /^Transport/ }));
  await press("Split into 2");
  await press("Book $9.90");
  await booked(app, ["-9.90"]);
  expect(entries(app)[0]?.lines).toMatchObject([
    { name: "Food", value: "-4.00" },
    { name: "Transport", value: "-5.90" },
  ]);
  expect(items(app)).toEqual(["Dill"]);
});

test("in a shared budget another person may have paid, without a connection too", async () => {
  const app = await startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann"), member(BO, "Bo")]);
    server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { shareRule: { kind: "equal" } } });
  });
  await shopping(app);
  app.server.answerWith("error");
  await press("You paid. Change");
  await userEvent.click(
    within(await screen.findByRole("dialog", { name: "Who paid?" })).getByRole("button", { name: "Bo" }),
  );
  await userEvent.type(screen.getByRole("combobox", { name: "What was it?" }), "Silpo #market");
  await act(async () => {
    screen.getByRole("combobox", { name: "What was it?" }).blur();
    await Promise.resolve();
  });
  await press("Book $9.90");
  await booked(app, ["-9.90"]);
  expect(entries(app)[0]).toMatchObject({ paidBy: BO, tags: ["market"], note: "Silpo" });
  app.server.answerWith(null);
  await app.refresh();
  await booked(app, ["-9.90"]);
  expect(entries(app)[0]).toMatchObject({ paidBy: BO });
});
