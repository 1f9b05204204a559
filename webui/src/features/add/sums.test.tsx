import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { entriesAtom } from "@testing/entries";
import { startGuestApp } from "@testing/app";
import Add from "./index";

const spoken = (words: string) => screen.findByText(words);

test("a sum is added up on the keys, and booked without the equals sign", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add");
  await userEvent.keyboard("25.60+4.5");
  expect(await spoken("25.60 plus 4.5, 30.10 US dollars")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Add expense" }));
  await waitFor(() => expect(app.store.get(entriesAtom)).toMatchObject([{ value: "-30.10" }]));
});

test("less than nothing cannot be booked", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add");
  await userEvent.keyboard("5-8");
  expect(screen.getByRole("button", { name: "Add expense" })).toBeDisabled();
  await userEvent.keyboard("{Backspace}3=");
  expect(await spoken("2.00 US dollars")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Add expense" })).toBeEnabled();
});
