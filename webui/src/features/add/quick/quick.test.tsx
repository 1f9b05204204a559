import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { schedulesAtom } from "@/state/budget/schedules";
import { entriesAtom } from "@testing/entries";
import { startGuestApp, type TestApp } from "@testing/app";
import Add from "../index";

const entries = (app: TestApp) => app.store.get(entriesAtom);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

async function startTyping(text: string): Promise<TestApp> {
  const app = await startGuestApp();
  app.show(<Add />, "/add");
  await press(/^Or type/);
  await userEvent.type(screen.getByRole("textbox", { name: "Entry in one line" }), text);
  return app;
}

test("a line is understood in chips and booked by one press", async () => {
  const app = await startTyping("lunch 4,50 food cash yesterday #paris");
  expect(await screen.findByRole("button", { name: "Cash. Change" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Food. Change" })).toBeVisible();
  await press("Add $4.50");
  await waitFor(() => {
    expect(app.address()).toBe("/expenses");
  });
  expect(entries(app)).toMatchObject([
    {
      value: "-4.50",
      categoryLabel: "Food",
      accountLabel: "Cash",
      note: "lunch",
      tags: ["paris"],
      localDay: "2026-11-20",
    },
  ]);
});

test("what is unsure is asked first, and what was chosen is not read again", async () => {
  const app = await startTyping("10.01 lunch 11.02");
  expect(await screen.findByRole("button", { name: "Choose 2 first" })).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  expect(entries(app)).toEqual([]);
  await press("Which category? Not sure, choose");
  await press("Utilities");
  await press("Which amount? Not sure, choose");
  await press("10.01");
  await press("Add $10.01");
  await waitFor(() => {
    expect(entries(app)).toMatchObject([
      { value: "-10.01", categoryLabel: "Utilities", note: "lunch", localDay: "2026-02-11" },
    ]);
  });
});

test("Enter books a sure line at once, and a line without an amount says so", async () => {
  const app = await startTyping("food");
  expect(await screen.findByText("No amount found")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add" })).toBeDisabled();
  await userEvent.type(screen.getByRole("textbox"), " 7{Enter}");
  await waitFor(() => {
    expect(entries(app)).toMatchObject([{ value: "-7.00", categoryLabel: "Food" }]);
  });
});

test("income and transfers are typed too, and a day to come is scheduled", async () => {
  const app = await startTyping("100 cash > credit{Enter}");
  await waitFor(() => {
    expect(entries(app)).toMatchObject([{ kind: "transfer", value: "100.00", fromAccountLabel: "Cash" }]);
  });
  app.show(<Add />, "/add?note=rent 50 utilities 24.12.2026");
  await press("Schedule $50.00");
  await waitFor(() => {
    expect(app.store.get(schedulesAtom)).toMatchObject([
      { value: "50.00", startDate: "2026-12-24", frequency: "once", note: "rent" },
    ]);
  });
});

test("a shared text without an amount stays the note of the keys", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add?title=Lunch menu&url=https://cafe.example/menu");
  expect(await screen.findByRole("button", { name: /^Note: Lunch menu/ })).toBeVisible();
});

test("the key / opens the line, and the keys come back with the shared text as the note", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add?note=bus ticket 2");
  expect(await screen.findByRole("textbox", { name: "Entry in one line" })).toHaveValue("bus ticket 2");
  await press("Use the keypad");
  expect(screen.getByRole("button", { name: "Note: bus ticket 2. Change" })).toBeVisible();
  await userEvent.keyboard("/");
  expect(await screen.findByRole("textbox", { name: "Entry in one line" })).toHaveFocus();
});

test("a refund is typed with its sign", async () => {
  const app = await startTyping("~20 food shoes{Enter}");
  await waitFor(() => {
    expect(entries(app)).toMatchObject([
      { kind: "refund", value: "20.00", categoryLabel: "Food", note: "shoes" },
    ]);
  });
});
