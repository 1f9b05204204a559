import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { startGuestApp, startSharedApp } from "@testing/app";
import { lunch } from "@testing/budgets";
import { USER_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { showWide } from "@testing/wide";
import History from "./index";

async function withLunch() {
  const app = await startGuestApp();
  const ids = { accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  const date = new Date(2026, 10, 20, 12, 30).toISOString();
  await app.change({
    name: "addExpenses",
    id: "his-1",
    body: { ...ids, value: "12.50", note: "lunch", date },
  });
  return app;
}

test("a history without entries says how to begin", async () => {
  const app = await startGuestApp();
  app.show(<History />, "/history");
  expect(await screen.findByText("Nothing here yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Add expense" })).toHaveAttribute("href", "/add");
});

test("entries stand under their day, and open in a sheet that the address names", async () => {
  const app = await withLunch();
  app.show(<History />, "/history");
  const friday = screen.getByRole("list", { name: /^Fri 20 Nov$/ });
  await userEvent.click(within(friday).getByRole("button", { name: /^lunch, .\$12\.50, Food, Cash$/ }));
  expect(app.address()).toBe("/history?entry=his-1");
  const sheet = await screen.findByRole("dialog", { name: "Expense" });
  expect(within(sheet).getByText("Note").nextSibling).toHaveTextContent("lunch");
  expect(within(sheet).queryByRole("textbox")).toBeNull();
  expect(within(sheet).getByRole("button", { name: "Delete" })).toBeVisible();
  await userEvent.click(within(sheet).getByRole("button", { name: "Close" }));
  expect(app.address()).toBe("/history");
});

test("a search that finds nothing can be taken back in one press", async () => {
  const app = await withLunch();
  app.show(<History />, "/history");
  await userEvent.type(screen.getByRole("searchbox"), "rocket");
  await userEvent.click(await screen.findByRole("button", { name: "Clear search and filters" }));
  expect(await screen.findByRole("button", { name: /^lunch, / })).toBeVisible();
  expect(screen.getByRole("searchbox")).toHaveValue("");
});

test("a deleted account and an archived category are still filtered by while entries are theirs", async () => {
  const app = await withLunch();
  const [from, gone] = ["acc-from", "acc-unused"];
  for (const [id, name] of [
    [from, "Old purse"],
    [gone, "Unused"],
  ] as const) {
    await app.change({ name: "createAccount", id, body: { name } });
  }
  const accountId = app.account("Cash").id;
  await app.change({ name: "transfer", id: "his-2", accountId, body: { value: "5", fromAccountId: from } });
  for (const id of [from, gone]) await app.change({ name: "deleteAccount", id });
  await app.change({ name: "deleteCategory", id: app.category("Food").id });
  app.show(<History />, "/history");
  const choices = async (chip: string, title = chip) => {
    await userEvent.click(await screen.findByRole("button", { name: chip }));
    return within(await screen.findByRole("dialog", { name: title }));
  };
  await userEvent.click((await choices("Category")).getByRole("button", { name: "Food" }));
  expect(await screen.findByRole("button", { name: /^lunch, / })).toBeVisible();
  await userEvent.click(
    (await choices("Category: Food", "Category")).getByRole("button", { name: "All categories" }),
  );
  const accounts = await choices("Account");
  expect(accounts.queryByRole("button", { name: "Unused" })).toBeNull();
  await userEvent.click(accounts.getByRole("button", { name: "Old purse" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^lunch, / })).toBeNull());
  expect(screen.getByRole("button", { name: /\$5\.00/ })).toBeVisible();
});

test("where several people share the budget, one person's entries are shown alone", async () => {
  const app = await startSharedApp();
  app.server.change(lunch(app.server.state(), "his-1", "2026-11-12", "3"));
  app.server.change(lunch(app.server.state(), "his-2", "2026-11-12", "12.50"), { id: "bo", name: "Bo" });
  await app.refresh();
  app.show(<History />, "/history");
  expect(await screen.findByRole("button", { name: "Food, −$3.00, Cash" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Person" })).toBeNull();
  app.server.setPeople([member(USER_ID, "Ann"), member("bo", "Bo"), member("cy", "Cy", false)]);
  await app.refresh();
  await userEvent.click(screen.getByRole("button", { name: "Person" }));
  const choices = within(screen.getByRole("dialog")).getAllByRole("button", { name: /^(Every|You|Bo|Cy)/ });
  expect(choices.map((choice) => choice.textContent)).toEqual(["Everybody", "AYou", "BBo"]);
  await userEvent.click(screen.getByRole("button", { name: "Bo" }));
  expect(await screen.findByRole("button", { name: "Food, −$12.50, Cash, paid by Bo" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Food, −\$3\.00/ })).toBeNull();
});

/** Details in a sheet, or beside the history of a wide window. */
async function withDetails(isWide: boolean) {
  if (isWide) showWide();
  const app = await withLunch();
  app.show(<History />, "/history?entry=his-1");
  await screen.findByRole("button", { name: "Edit" });
  return app;
}

test.each([false, true])(
  "the details of an entry deleted elsewhere only close (wide: %s)",
  async (isWide) => {
    const app = await withDetails(isWide);
    await app.change({ name: "deleteHistory", id: "his-1" });
    await waitFor(() => expect(app.address()).toBe("/history"));
    expect(app.toasts).toEqual([]);
  },
);

test.each([false, true])("who deletes the entry themselves is told of that (wide: %s)", async (isWide) => {
  const app = await withDetails(isWide);
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(app.toasts.map(({ text }) => text)).toEqual(["Expense deleted"]));
  expect(app.address()).toBe("/history");
});

test("Edit leads to the keypad of the entry", async () => {
  const app = await withDetails(false);
  await userEvent.click(screen.getByRole("button", { name: "Edit" }));
  expect(app.address()).toBe("/add?replace=his-1");
});

function Form() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

test("after one's own correction the sheet is closed, and a link to the old entry opens the corrected one", async () => {
  const app = await withLunch();
  app.show(
    <>
      <Link to="/history?entry=his-1">Lunch</Link>
      <Routes>
        <Route path="/history" element={<History />} />
        <Route path="/add" element={<Form />} />
      </Routes>
    </>,
    "/history?entry=his-1",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  const body = { accountId: app.account("Cash").id, categoryId: app.category("Food").id, value: "13" };
  await app.change({ name: "replaceExpense", id: "his-2", entryId: "his-1", body });
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  await waitFor(() => expect(app.address()).toBe("/history"));
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Lunch" }));
  expect(await screen.findByRole("dialog", { name: "Expense" })).toHaveTextContent("$13.00");
});
