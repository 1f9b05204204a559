import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { startGuestApp } from "@testing/app";
import { BalanceHero } from "./AccountTabs";

test("a balance in one currency needs no rates", async () => {
  const app = await startGuestApp();
  app.show(<BalanceHero />);
  expect(screen.getByText("Balance · 2 accounts")).toBeVisible();
  expect(screen.queryByText(/^Rates from/)).toBeNull();
});

test("a balance of several currencies says from when its rates are", async () => {
  const app = await startGuestApp();
  const body = { name: "Euros", currencyCode: "EUR", budget: "100" };
  await app.change({ name: "createAccount", id: "acc-1", body });
  app.show(<BalanceHero />);
  expect(screen.getByText("Balance · 3 accounts")).toBeVisible();
  expect(screen.getByText(/^Rates from \d/)).toBeVisible();
});

test("an account that is not shown in the balance is not counted", async () => {
  const app = await startGuestApp();
  const { id } = app.account("Cash");
  await app.change({ name: "updateAccount", id, body: { isShowInBalance: false } });
  app.show(<BalanceHero />);
  expect(screen.getByText("Balance · 1 account")).toBeVisible();
});
