import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { DONE } from "@/state/outcome";
import { startGuestApp } from "@testing/app";
import { AccountForm } from "./AccountForm";
import { NEW_ACCOUNT } from "./fields";
import { startOf } from "./EditSheet";

const onClose = vi.fn();
const field = (name: string) => screen.getByRole("textbox", { name });

async function adding() {
  const app = await startGuestApp();
  const onSubmit = vi.fn(() => Promise.resolve(DONE));
  app.show(
    <AccountForm start={NEW_ACCOUNT} submitLabel="Add account" onSubmit={onSubmit} onClose={onClose} />,
  );
  return {
    app,
    onSubmit,
    submit: () => userEvent.click(screen.getByRole("button", { name: "Add account" })),
  };
}

test("a new account needs a name, and says so at the field", async () => {
  const { onSubmit, submit } = await adding();
  await submit();
  expect(field("Name")).toBeInvalid();
  expect(screen.getByText("Field is required")).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a new account has the budget's currency and counts in the balance unless told otherwise", async () => {
  const { onSubmit, submit } = await adding();
  await userEvent.type(field("Name"), "Savings box");
  await userEvent.type(field("Balance"), "12,50");
  await userEvent.click(screen.getByRole("switch", { name: "Show in balance" }));
  await submit();
  expect(onSubmit.mock.calls).toMatchObject([
    [
      {
        name: "Savings box",
        budget: "12,50",
        currencyCode: "default",
        type: "basic",
        isShowInBalance: false,
      },
      expect.any(Function),
    ],
  ]);
});

test("a new debt is not in the balance unless the person says so", async () => {
  const { onSubmit, submit } = await adding();
  const choose = async (type: string) => {
    await userEvent.click(screen.getByRole("combobox", { name: "Type" }));
    await userEvent.click(await screen.findByRole("option", { name: type }));
  };
  const shown = screen.getByRole("switch", { name: "Show in balance" });
  await choose("Debt");
  expect(shown).not.toBeChecked();
  await choose("Savings");
  expect(shown).toBeChecked();
  await choose("Debt");
  await userEvent.click(shown);
  await userEvent.type(field("Name"), "Bo");
  await submit();
  expect(onSubmit.mock.calls).toMatchObject([
    [{ type: "debt", isShowInBalance: true }, expect.any(Function)],
  ]);
});

test("what is no amount is named before anything is sent", async () => {
  const { onSubmit, submit } = await adding();
  await userEvent.type(field("Name"), "Savings box");
  await userEvent.type(field("Balance"), "a lot");
  await submit();
  expect(field("Balance")).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a guest's account keeps its type and currency; nothing changed is nothing to save", async () => {
  const app = await startGuestApp();
  const account = app.account("Cash");
  const start = startOf(account);
  const onSubmit = () => Promise.resolve(DONE);
  app.show(
    <AccountForm start={start} account={account} submitLabel="Save" onSubmit={onSubmit} onClose={onClose} />,
  );
  expect(screen.getAllByText("Sign up to change this later.")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await userEvent.type(field("Name"), "!");
  expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
});
