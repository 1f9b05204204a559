import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { startGuestApp } from "@testing/app";
import Add from "./index";
import { KeypadPanel } from "./keypad/AddKeypad";

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const words = () => screen.getByRole("combobox", { name: "What was it?" });

test("the amount is one stop of the Tab key, and digits and Enter work there", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add");
  const amount = screen.getByRole("textbox", { name: "Amount in US dollars" });
  await userEvent.tab();
  while (document.activeElement !== amount && document.activeElement !== document.body) await userEvent.tab();
  expect(amount).toHaveFocus();
  await userEvent.keyboard("12.5");
  expect(amount).toHaveTextContent("$12.5");
  await userEvent.tab();
  expect(screen.getByRole("button", { name: /^From Credit Card/ })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(app.toasts.map(({ text }) => text)).toContain("−$12.50 Food"));
});

test("Tab leads from the field to the chips, which show what was read", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add");
  await userEvent.type(words(), "lunch yesterday");
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Date: Yesterday. Change" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(words()).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole("button", { name: /^To Food/ })).toHaveFocus();
});

test("n leads to the amount of the panel, but not while words are typed or a sheet stands above", async () => {
  const app = await startGuestApp();
  app.show(<KeypadPanel request={{ categoryId: null, sequence: 0 }} />);
  const amount = screen.getByRole("textbox", { name: "Amount in US dollars" });
  await userEvent.type(words(), "n");
  expect(words()).toHaveValue("n");
  await press(/^From Credit Card/);
  await screen.findByRole("dialog");
  await userEvent.keyboard("n");
  expect(amount).not.toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.keyboard("n");
  expect(amount).toHaveFocus();
});
