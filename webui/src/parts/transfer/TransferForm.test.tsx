import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { newLocalId } from "@/data/device/clock";
import { startGuestApp, type TestApp } from "@testing/app";
import { TransferForm } from "./TransferForm";
import { useTransfer } from "./useTransfer";

async function transferring(prepare?: (app: TestApp) => Promise<unknown>) {
  const app = await startGuestApp();
  await prepare?.(app);
  const onClose = vi.fn();
  app.show(<TransferForm account={app.account("Cash")} onClose={onClose} />);
  return { app, onClose };
}

const field = (name: string) => screen.getByRole("textbox", { name });
const submit = () => userEvent.click(screen.getByRole("button", { name: "Transfer" }));
const closed = (onClose: () => void) =>
  waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
/** Then the one other account is kept in euros. */
async function euros(app: TestApp): Promise<void> {
  await app.change({ name: "setMainAccount", id: app.account("Cash").id, body: { isMainAccount: true } });
  await app.change({ name: "deleteAccount", id: app.account("Credit Card").id });
  const body = { name: "Euros", currencyCode: "EUR" };
  await app.change({ name: "createAccount", id: "acc-eur", body });
}

test("in one currency what leaves is what arrives, and Undo moves it back", async () => {
  const { app, onClose } = await transferring();
  await userEvent.type(field("Amount"), "40");
  await userEvent.type(field("Note"), "for the card");
  await submit();
  await closed(onClose);
  expect([app.account("Cash").budget, app.account("Credit Card").budget]).toEqual(["-40.00", "40.00"]);
  expect(app.toasts.at(-1)?.text).toBe("+$40.00 · Credit Card");
  await app.undo();
  expect([app.account("Cash").budget, app.account("Credit Card").budget]).toEqual(["0.00", "0.00"]);
});

test("a transfer of nothing is refused at its field", async () => {
  const { app, onClose } = await transferring();
  await submit();
  expect(field("Amount")).toBeInvalid();
  expect(screen.getByText("Value should be positive")).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  expect(app.toasts).toEqual([]);
});

test("into another currency what arrives fills itself in by the rate", async () => {
  const { app, onClose } = await transferring(euros);
  const arrives = () => Number((field("Arrives") as HTMLInputElement).value);
  await userEvent.type(field("Leaves"), "100");
  const amount = arrives();
  expect(amount).toBeGreaterThan(50);
  await userEvent.type(field("Leaves"), "0");
  expect(arrives()).toBeCloseTo(amount * 10, 0);
  await userEvent.type(field("Leaves"), "{Backspace}");
  expect(arrives()).toBe(amount);
  await submit();
  await closed(onClose);
  expect(app.account("Cash").budget).toBe("-100.00");
  expect(Number(app.account("Euros").budget)).toBe(amount);
});

test("what arrives can be typed instead", async () => {
  const { app, onClose } = await transferring(euros);
  await userEvent.type(field("Leaves"), "100");
  const byRate = (field("Arrives") as HTMLInputElement).value;
  await userEvent.clear(field("Arrives"));
  await userEvent.type(field("Arrives"), "77,7");
  await userEvent.type(field("Leaves"), "0{Backspace}");
  expect(field("Arrives")).toHaveValue("77,7");
  await userEvent.click(screen.getByRole("button", { name: /^Use €/ }));
  expect(field("Arrives")).toHaveValue(byRate);
  await userEvent.clear(field("Arrives"));
  await userEvent.type(field("Arrives"), "77,7");
  await submit();
  await closed(onClose);
  expect(app.account("Euros").budget).toBe("77.70");
});

test("an amount from outside moves one account alone", async () => {
  const app = await startGuestApp();
  const body = { value: "1500", note: "salary" };
  const { ok } = await app.call(useTransfer, app.account("Cash"), body, newLocalId);
  expect(ok).toBe(true);
  expect([app.account("Cash").budget, app.account("Credit Card").budget]).toEqual(["1500.00", "0.00"]);
});
