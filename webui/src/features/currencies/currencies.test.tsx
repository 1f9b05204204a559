import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { startGuestApp } from "@testing/app";
import Currencies from "./index";

async function begin() {
  const app = await startGuestApp();
  app.show(<Currencies />, "/currencies");
}

test("rates are told for one unit of the budget's currency, grouped by kind", async () => {
  await begin();
  expect(screen.getByText("Base currency · $1 =")).toBeVisible();
  expect(screen.getByText(/\d\d\.\d\d\.\d{4}/)).toHaveTextContent(/Updated/);
  for (const name of ["Fiat", "Metals", "Crypto"]) expect(screen.getByRole("list", { name })).toBeVisible();
});

test("a search by code or name leaves what it finds, and says when that is nothing", async () => {
  await begin();
  const search = screen.getByRole("searchbox");
  await userEvent.type(search, "EUR");
  expect(within(screen.getByRole("list", { name: "Fiat" })).getByText("EUR · €")).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent(/^EUR\s*Euro\s*EUR · €\s*0\.\d+$/);
  expect(screen.queryByRole("list", { name: "Metals" })).toBeNull();
  await userEvent.type(search, "xyz");
  expect(screen.getByRole("status")).toHaveTextContent("No currency found");
  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(screen.getByRole("list", { name: "Metals" })).toBeVisible();
});

test("another base turns every rate around", async () => {
  await begin();
  await userEvent.click(screen.getByRole("button", { name: "Change the base currency" }));
  await userEvent.click(await screen.findByRole("button", { name: /EUR/ }));
  expect(await screen.findByText("Base currency · €1 =")).toBeVisible();
  expect(screen.getByText("USD · $")).toBeVisible();
});
