import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { schedulesAtom } from "@/state/budget/schedules";
import { entriesAtom } from "@testing/entries";
import { startGuestApp, type TestApp } from "@testing/app";
import Add from "../index";

const entries = (app: TestApp) => app.store.get(entriesAtom);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const words = () => screen.getByRole("combobox");
const added = (app: TestApp, entry: object) => waitFor(() => expect(entries(app)).toMatchObject([entry]));

async function startTyping(text: string, query = ""): Promise<TestApp> {
  const app = await startGuestApp();
  app.show(<Add />, `/add${query}`);
  await userEvent.type(words(), text);
  return app;
}

test("a line is understood in chips while it is typed, and leaves payee and note when it is left", async () => {
  const app = await startTyping("lunch 4,50 food cash yesterday #paris");
  for (const part of ["Cash", "Food", "Yesterday", "#paris"]) {
    expect(await screen.findByRole("button", { name: `${part}. Keep it as a word` })).toBeVisible();
  }
  expect(words()).toHaveValue("lunch 4,50 food cash yesterday #paris");
  await userEvent.tab();
  expect(words()).toHaveValue("lunch");
  expect(screen.getByRole("button", { name: "Date: Yesterday. Change" })).toBeVisible();
  await press("Add expense");
  await added(app, {
    ...{ value: "-4.50", categoryLabel: "Food", accountLabel: "Cash", note: "lunch" },
    ...{ tags: ["paris"], localDay: "2026-11-20" },
  });
});

test("a press on what was read makes it a word again, until that word changes", async () => {
  const app = await startTyping("lunch 4 cash");
  await press("Cash. Keep it as a word");
  expect(screen.queryByRole("button", { name: /^Cash\. Keep/ })).toBeNull();
  await userEvent.type(words(), "{Enter}");
  await added(app, { note: "lunch cash", accountLabel: "Credit Card" });
});

test("what is unsure is asked first, stays in the field, and what was chosen is not read again", async () => {
  const app = await startTyping("10.01 lunch utilities 11.02{Enter}");
  expect(await screen.findByRole("button", { name: "Choose 1 first" })).toBeDisabled();
  expect(words()).toHaveValue("10.01 lunch utilities 11.02");
  expect(entries(app)).toEqual([]);
  await press("Which amount? Not sure, choose");
  await press("10.01");
  await press("Add expense");
  await added(app, {
    ...{ value: "-10.01", categoryLabel: "Utilities", note: "lunch", localDay: "2026-02-11" },
  });
});

test("Enter adds a sure line at once, and without an amount the keys wait with the words kept", async () => {
  const app = await startTyping("apples food{Enter}");
  expect(words()).toHaveValue("apples");
  expect(screen.getByRole("button", { name: "Add expense" })).toBeDisabled();
  await userEvent.type(words(), " 7{Enter}");
  await added(app, { value: "-7.00", categoryLabel: "Food", note: "apples" });
});

test("what a hand chose is not read from words: they stay words", async () => {
  const app = await startTyping("lunch 12{Enter}", "?amount=30&category=Utilities");
  await added(app, { value: "-30.00", categoryLabel: "Utilities", note: "lunch 12" });
});

test("words under Income are an income", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add");
  await press("Income");
  await userEvent.type(words(), "1500 salary{Enter}");
  await added(app, { kind: "income", value: "1500.00", note: "salary" });
});

test("a sign in the words moves the kind, but asks once the kind was chosen by hand", async () => {
  const app = await startTyping("+5 gift");
  await waitFor(() => {
    expect(screen.getByRole("button", { name: "Income" })).toHaveAttribute("aria-pressed", "true");
  });
  await userEvent.clear(words());
  await userEvent.tab();
  await press("Transfer");
  await press("Expense");
  await userEvent.type(words(), "+5 gift{Enter}");
  expect(await screen.findByRole("button", { name: "Choose 1 first" })).toBeDisabled();
  expect(entries(app)).toEqual([]);
  await press("Income?");
  await press("Add income");
  await added(app, { kind: "income", value: "5.00", note: "gift" });
});

test("transfers are typed too, and a day to come is scheduled", async () => {
  const app = await startTyping("100 cash > credit{Enter}");
  await added(app, { kind: "transfer", value: "100.00", fromAccountLabel: "Cash" });
  app.show(<Add />, "/add?note=rent 50 utilities 24.12.2026");
  await press("Schedule expense");
  await waitFor(() =>
    expect(app.store.get(schedulesAtom)).toMatchObject([
      { value: "50.00", startDate: "2026-12-24", frequency: "once", note: "rent" },
    ]),
  );
});

test("an amount in another currency is booked in it", async () => {
  const app = await startTyping("250 грн burger food{Enter}");
  await added(app, { value: "-250.00", currencyCode: "UAH", note: "burger" });
});

test("a shared text without an amount is the note, of several lines in a sheet of its own", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add?title=Lunch menu&url=https://cafe.example/menu");
  await press("Note: Lunch menu https://cafe.example/menu. Change");
  expect(await screen.findByRole("textbox", { name: "Note" })).toHaveValue(
    "Lunch menu\nhttps://cafe.example/menu",
  );
});

test("a refund is typed with its sign", async () => {
  const app = await startTyping("~20 food shoes{Enter}");
  await added(app, { kind: "refund", value: "20.00", categoryLabel: "Food", note: "shoes" });
});

test("the key / leads into the field", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add");
  await userEvent.keyboard("/");
  expect(words()).toHaveFocus();
});

test("Tab leads on to the details, not to what is shown while typing alone", async () => {
  await startTyping("lunch");
  await userEvent.tab();
  expect(screen.getByRole("group", { name: "Details" })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await userEvent.tab({ shift: true });
  expect(words()).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole("button", { name: /^To / })).toHaveFocus();
});

test("Escape leaves the field and keeps what was typed", async () => {
  await startTyping("lunch{Escape}");
  expect(words()).not.toHaveFocus();
  expect(words()).toHaveValue("lunch");
});
