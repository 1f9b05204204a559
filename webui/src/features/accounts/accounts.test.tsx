import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { QuestionDialog } from "@/parts/QuestionDialog";
import { questionAtom } from "@/state/question";
import { startGuestApp } from "@testing/app";
import Accounts from "./index";

const menuOf = (name: string) => fireEvent.contextMenu(screen.getByRole("button", { name }));

test("a long press on an account offers what can be done with it, and deleting takes it off the screen", async () => {
  const app = await startGuestApp();
  app.show(<Accounts />);
  menuOf("Cash, Basic, $0.00");
  const sheet = await screen.findByRole("dialog", { name: "Cash" });
  await userEvent.click(within(sheet).getByRole("button", { name: "Delete" }));
  expect(app.store.get(questionAtom)).toBeNull();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Cash, Basic, $0.00" })).toBeNull());
  expect(screen.getByText("Balance · 1 account")).toBeVisible();
  await app.undo();
  expect(await screen.findByText("Balance · 2 accounts")).toBeVisible();
});

test("a new account is added after the sheet of another one was closed", async () => {
  const app = await startGuestApp();
  app.show(<Accounts />);
  menuOf("Cash, Basic, $0.00");
  await screen.findByRole("dialog", { name: "Cash" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(screen.getByRole("tab", { name: "Debt" }));
  await userEvent.click(await screen.findByRole("button", { name: "Add account" }));
  expect(await screen.findByRole("dialog", { name: "Add account" })).toBeVisible();
});

test("a press on an account leads to its page", async () => {
  const app = await startGuestApp();
  app.show(<Accounts />);
  await userEvent.click(screen.getByRole("button", { name: "Cash, Basic, $0.00" }));
  expect(app.address()).toBe(`/accounts/${app.account("Cash").id}`);
});

test("a transfer is offered only when there is somewhere to send the money", async () => {
  const app = await startGuestApp();
  await app.change({ name: "setMainAccount", id: app.account("Cash").id, body: { isMainAccount: true } });
  await app.change({ name: "deleteAccount", id: app.account("Credit Card").id });
  app.show(<Accounts />);
  menuOf("Cash, Main, Basic, $0.00");
  const sheet = await screen.findByRole("dialog", { name: "Cash" });
  expect(within(sheet).getByRole("button", { name: "Add income" })).toBeVisible();
  expect(within(sheet).queryByRole("button", { name: "Transfer" })).toBeNull();
});

test("debts have a tab of their own, which the address remembers", async () => {
  const app = await startGuestApp();
  const body = { name: "Bo", type: "debt", budget: "-80", isShowInBalance: false } as const;
  await app.change({ name: "createAccount", id: "acc-1", body });
  app.show(<Accounts />, "/accounts?tab=debt");
  expect(screen.getByText("Debts, net")).toBeVisible();
  expect(screen.getByRole("button", { name: "Bo, You owe, −$80.00" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Cash/ })).toBeNull();
  await userEvent.click(screen.getByRole("tab", { name: "Basic" }));
  expect(app.address()).toBe("/accounts");
  expect(screen.queryByRole("button", { name: /^Bo/ })).toBeNull();
});

test("the total names what each type holds in each currency", async () => {
  const app = await startGuestApp();
  await app.change({
    name: "transfer",
    id: "his-1",
    accountId: app.account("Cash").id,
    body: { value: "30" },
  });
  app.show(<Accounts />, "/accounts?tab=total");
  const basic = screen.getByRole("list", { name: "Basic" });
  expect(within(basic).getByText("USD")).toBeVisible();
  expect(within(basic).getAllByRole("listitem")).toHaveLength(1);
  expect(within(screen.getByRole("list", { name: "All together" })).getByText("Balance")).toBeVisible();
});

const GONE = "What you were editing is not here any more. Nothing you entered was saved.";

async function editing() {
  const app = await startGuestApp();
  app.show(<Accounts />);
  menuOf("Cash, Basic, $0.00");
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  const name = await screen.findByRole("textbox", { name: "Name" });
  return { app, name, id: app.account("Cash").id };
}

test("an account that somebody else deletes while it is edited says so", async () => {
  const { app, name, id } = await editing();
  await userEvent.type(name, " at home");
  await app.change({ name: "deleteAccount", id });
  await expect.poll(() => app.toasts.map(({ text }) => text)).toEqual([GONE]);
});

test("an account that goes before anything is typed only closes its sheet, and brings it not back", async () => {
  const { app, id } = await editing();
  await app.change({ name: "deleteAccount", id });
  expect(app.toasts).toEqual([]);
  await app.change({ name: "restoreAccount", id });
  expect(await screen.findByRole("button", { name: "Cash, Basic, $0.00" })).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an account that money and entries hang on is deleted only after asking, and comes back by Undo", async () => {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  await app.change({ name: "addExpenses", id: "his-1", body: { value: "5", accountId, categoryId } });
  app.show(
    <>
      <Accounts />
      <QuestionDialog />
    </>,
  );
  menuOf("Cash, Basic, −$5.00");
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete Cash?" });
  expect(question).toHaveTextContent(
    "−$5.00 will no longer count in the balance. 1 entry stays in the history.",
  );
  expect(app.account("Cash").deleted).toBe(false);
  await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Balance · 1 account")).toBeVisible();
  await app.undo();
  expect(await screen.findByText("Balance · 2 accounts")).toBeVisible();
});
