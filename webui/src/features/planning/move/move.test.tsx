import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { planningRowsAtom } from "@/state/budget/planning";
import { startGuestApp, startSharedApp, type TestApp } from "@testing/app";
import CategoryPage from "../page";
import Planning from "../index";
import { TakeFromSheet } from "./TakeFromSheet";

/** Food is 30 over its 50; 100 are planned for Transport, 20 for Utilities. */
async function planned<App extends TestApp>(app: App): Promise<App> {
  const budgets = { Food: "50", Transport: "100", Utilities: "20" };
  for (const [name, budget] of Object.entries(budgets)) {
    const body = { categoryId: app.category(name).id, date: "2026-11-01", budget };
    await app.change({
      name: "setPlanning",
      id: `01a22dcf-ef50-7277-94e6-00000000${budget.padStart(4, "0")}`,
      body,
    });
  }
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  const id = "01a22dcf-ef50-7277-94e6-000000000001";
  await app.change({ name: "addExpenses", id, body: { accountId, categoryId, value: "80" } });
  return app;
}

const budgetOf = (app: TestApp, name: string) =>
  app.store.get(planningRowsAtom).find(({ category }) => category.name === name)?.budget;
const budgets = (app: TestApp) => ["Food", "Transport", "Utilities"].map((name) => budgetOf(app, name));

function open(app: TestApp, name: string) {
  const page = <Route path="/categories/:categoryId" element={<CategoryPage />} />;
  return app.show(<Routes>{page}</Routes>, `/categories/${app.category(name).id}`);
}

async function takeFrom(sheetName: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole("button", { name: "Take from…" }));
  return screen.findByRole("dialog", { name: sheetName });
}

test("what is over comes out of another plan in two taps, and Undo takes it back", async () => {
  const app = await planned(await startGuestApp());
  open(app, "Food");
  const sheet = await takeFrom("More for Food");
  expect(within(sheet).getByRole("textbox", { name: "Amount" })).toHaveValue("30");
  const rows = within(sheet).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Transport$100.00 left of $100.00",
    "Utilities$20.00 left of $20.00",
  ]);
  await userEvent.click(within(sheet).getByRole("button", { name: /^Transport/ }));
  await waitFor(() => expect(budgets(app)).toEqual(["80.00", "70.00", "20.00"]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe("$30.00 moved from Transport to Food"));
  await app.undo();
  expect(budgets(app)).toEqual(["50.00", "100.00", "20.00"]);
});

test("more than is planned there, and no amount, are told at the amount; nothing moves", async () => {
  const app = await planned(await startGuestApp());
  open(app, "Food");
  const sheet = await takeFrom("More for Food");
  await userEvent.click(within(sheet).getByRole("button", { name: /^Utilities/ }));
  expect(await within(sheet).findByText("Less than that is planned there")).toBeVisible();
  const amount = within(sheet).getByRole("textbox", { name: "Amount" });
  await userEvent.clear(amount);
  expect(within(sheet).queryByText("Less than that is planned there")).toBeNull();
  await userEvent.click(within(sheet).getByRole("button", { name: /^Utilities/ }));
  expect(amount).toBeInvalid();
  expect(budgets(app)).toEqual(["50.00", "100.00", "20.00"]);
  await userEvent.type(amount, "20");
  await userEvent.click(within(sheet).getByRole("button", { name: /^Utilities/ }));
  await waitFor(() => expect(budgets(app)).toEqual(["70.00", "100.00", "0.00"]));
});

test("a category within its plan offers it from the plan's row alone", async () => {
  const app = await planned(await startGuestApp());
  const { unmount } = open(app, "Utilities");
  await screen.findByRole("button", { name: "Edit budget" });
  expect(screen.queryByRole("button", { name: "Take from…" })).toBeNull();
  unmount();
  app.show(<Planning />, "/planning");
  fireEvent.contextMenu(screen.getByRole("link", { name: "Utilities" }));
  const sheet = await takeFrom("More for Utilities");
  const amount = within(sheet).getByRole("textbox", { name: "Amount" });
  expect(amount).toHaveValue("");
  await userEvent.type(amount, "12.5");
  await userEvent.click(within(sheet).getByRole("button", { name: /^Transport/ }));
  await waitFor(() => expect(budgets(app)).toEqual(["50.00", "87.50", "32.50"]));
});

test("without a connection it is moved here, and sent as one change once there is one", async () => {
  const app = await planned(await startSharedApp());
  await app.refresh();
  app.server.answerWith("error");
  const row = app.store.get(planningRowsAtom).find(({ category }) => category.name === "Food");
  app.show(row && <TakeFromSheet open row={row} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole("button", { name: /^Transport/ }));
  await waitFor(() => expect(budgets(app)).toEqual(["80.00", "70.00", "20.00"]));
  app.server.answerWith(null);
  const before = app.server.received.length;
  await app.refresh();
  expect(app.server.received.slice(before).map(({ name }) => name)).toEqual(["setPlannings"]);
  expect(budgets(app)).toEqual(["80.00", "70.00", "20.00"]);
});
