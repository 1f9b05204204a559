import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AccountCreate, Operation } from "@/domain";
import { activeTexts } from "@/i18n/activeLanguage";
import type { Message } from "@/i18n/useMessage";
import { DONE } from "@/state/outcome";
import { loginAtom } from "@/state/session/signIn";
import { connectAtom, gatewayAtom, viewAtom } from "@/state/view";
import { ANN, startGuestApp, startSharedApp, type TestApp } from "@testing/app";
import { AccountForm } from "./AccountForm";
import { startOf } from "./EditSheet";

/** Why a change is not made. */
async function refusal(app: TestApp, operation: Operation): Promise<string | null> {
  const outcome = await app.change(operation);
  return outcome.ok ? null : (activeTexts().t as Message)(outcome.code);
}

test("the main account is not deleted while there are others", async () => {
  const app = await startGuestApp();
  const { id } = app.account("Credit Card");
  expect(await refusal(app, { name: "deleteAccount", id })).toBe("You can't remove main account");
  expect(app.account("Credit Card").isMainAccount).toBe(true);
});

test("the last account stays, and stays the main one", async () => {
  const app = await startGuestApp();
  await app.change({ name: "deleteAccount", id: app.account("Cash").id });
  const { id } = app.account("Credit Card");
  expect(await refusal(app, { name: "deleteAccount", id })).toBe("You can't remove last account");
  expect(await refusal(app, { name: "setMainAccount", id, body: { isMainAccount: false } })).toBe(
    "You can't change default main account on last item",
  );
});

test("a main account that gives the flag up hands it to the first of the others", async () => {
  const app = await startGuestApp();
  const { id } = app.account("Credit Card");
  expect(await refusal(app, { name: "setMainAccount", id, body: { isMainAccount: false } })).toBeNull();
  expect([app.account("Credit Card").isMainAccount, app.account("Cash").isMainAccount]).toEqual([
    false,
    true,
  ]);
});

test("a changed balance is a row of the account's history, with the one before; a new account begins at 0", async () => {
  const app = await startGuestApp();
  const { id } = app.account("Cash");
  await app.change({ name: "updateAccount", id, body: { budget: "40" } });
  await app.change({ name: "createAccount", id: "acc-1", body: { name: "Purse", budget: "7" } });
  const rows = app.store.get(viewAtom).snapshot?.accountHistory ?? [];
  const moves = rows.map(({ accountId, prevBudget, newBudget }) => [accountId, prevBudget, newBudget]);
  expect(moves).toContainEqual([id, "0.00", "40.00"]);
  expect(moves).toContainEqual(["acc-1", "0.00", "7.00"]);
});

/** The form of an account that a signed-in person has, with an expense of it if told so. */
async function form(body: AccountCreate, isUsed: boolean): Promise<void> {
  const app = await startSharedApp();
  app.answers["POST /api/user/login"] = [200, ANN, "t1"];
  const gateway = app.store.get(gatewayAtom);
  await app.store.set(loginAtom, { email: ANN.email, password: "12345678" });
  app.store.set(connectAtom, gateway);
  await app.change({ name: "createAccount", id: "acc-1", body });
  const expense = { value: "5", accountId: "acc-1", categoryId: app.category("Food").id };
  if (isUsed) await app.change({ name: "addExpenses", id: "his-1", body: expense });
  const account = app.account(body.name);
  const onClose = () => undefined;
  const given = { account, start: startOf(account), submitLabel: "Save", onClose };
  app.show(<AccountForm {...given} onSubmit={() => Promise.resolve(DONE)} />);
}

test("an account's currency is fixed once an expense used it", async () => {
  await form({ name: "Purse" }, true);
  expect(screen.getByRole("button", { name: /^Currency/ })).toBeDisabled();
  expect(screen.getByText("The currency can't change any more: entries use this account")).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Type" })).toBeEnabled();
});

test("an investment stays one, and its currency may change while nothing used it", async () => {
  await form({ name: "Shares", type: "investment" }, false);
  expect(screen.getByRole("combobox", { name: "Type" })).toBeDisabled();
  expect(screen.getByText("An investment account can't change its type")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Currency/ })).toBeEnabled();
});
