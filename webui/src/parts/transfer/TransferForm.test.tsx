import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { newLocalId } from "@/data/device/clock";
import { accountsAtom } from "@/state/budget/accounts";
import { startGuestApp, type TestApp } from "@testing/app";
import { entriesAtom } from "@testing/entries";
import { EMPTY_FIELDS, type TransferFields } from "./fields";
import { TransferForm } from "./TransferForm";
import { useSaveTransfer } from "./useSaveTransfer";

async function filling(start: (app: TestApp) => Partial<TransferFields>, prepare?: Prepare) {
  const app = await startGuestApp();
  await prepare?.(app);
  const onClose = vi.fn();
  app.show(<TransferForm start={{ ...EMPTY_FIELDS, ...start(app) }} onClose={onClose} />);
  return { app, onClose };
}

type Prepare = (app: TestApp) => Promise<unknown>;

const transferring = (prepare?: Prepare) =>
  filling(
    (app) => ({
      kind: "transfer",
      fromAccountId: app.account("Cash").id,
      accountId: app.store.get(accountsAtom).find(({ name }) => name !== "Cash")?.id ?? "",
    }),
    prepare,
  );
const adding = () => filling((app) => ({ accountId: app.account("Cash").id }));
const entries = (app: TestApp) => app.store.get(entriesAtom);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
/** Types the note in its sheet. */
async function note(text: string): Promise<void> {
  await press("Add a note");
  await userEvent.type(await screen.findByRole("textbox", { name: "Note" }), text);
  await press("OK");
}
/** Chooses a day in its sheet. */
async function day(date: string): Promise<void> {
  await press(/^Date: /);
  fireEvent.change(await screen.findByLabelText("Another day"), { target: { value: date } });
  await press("OK");
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
  await note("for the card");
  await submit();
  await closed(onClose);
  expect(entries(app)).toMatchObject([{ kind: "transfer", note: "for the card" }]);
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
  const { ok } = await app.call(
    () => useSaveTransfer(null),
    { ...body, accountId: app.account("Cash").id },
    newLocalId,
  );
  expect(ok).toBe(true);
  expect([app.account("Cash").budget, app.account("Credit Card").budget]).toEqual(["1500.00", "0.00"]);
});

test("an income is booked on its own day with its note", async () => {
  const { app, onClose } = await adding();
  await userEvent.type(field("Amount"), "1500");
  await day("2026-11-05");
  await note("salary");
  await press("Add income");
  await closed(onClose);
  expect(entries(app)).toMatchObject([
    { kind: "income", value: "1500.00", localDay: "2026-11-05", note: "salary" },
  ]);
});

test("a day after today is booked only after a question, and two taps book it once", async () => {
  const { app, onClose } = await adding();
  await userEvent.type(field("Amount"), "1500");
  await day("2026-12-01");
  await press("Add income");
  let question = await screen.findByRole("alertdialog", { name: "Book now?" });
  expect(within(question).getByText(/^Tuesday, 01.12.2026 is after today/)).toBeVisible();
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(entries(app)).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await press("Add income");
  question = await screen.findByRole("alertdialog", { name: "Book now?" });
  await userEvent.dblClick(within(question).getByRole("button", { name: "Book now" }));
  await closed(onClose);
  expect(entries(app)).toMatchObject([{ value: "1500.00", localDay: "2026-12-01" }]);
  expect(app.account("Cash").budget).toBe("1500.00");
});

test("two presses book one transfer", async () => {
  const { app, onClose } = await transferring();
  await userEvent.type(field("Amount"), "40");
  await userEvent.dblClick(screen.getByRole("button", { name: "Transfer" }));
  await closed(onClose);
  expect(entries(app)).toHaveLength(1);
});
