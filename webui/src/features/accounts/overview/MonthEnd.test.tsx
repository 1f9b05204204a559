import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { stepMonthAtom } from "@/state/budget/month";
import { startGuestApp } from "@testing/app";
import Accounts from "../index";

async function begin() {
  const app = await startGuestApp();
  const ids = { accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "updateAccount", id: ids.accountId, body: { budget: "100" } });
  await app.change({ name: "addExpenses", id: "his-1", body: { ...ids, value: "30", date: "2026-10-05" } });
  await app.change({ name: "addExpenses", id: "his-2", body: { ...ids, value: "50", date: "2026-11-05" } });
  app.show(<Accounts />, "/accounts");
  return app;
}

const hero = (label: string) => screen.getByText(label).parentElement;

test("the accounts of a month that has ended are those of its last day", async () => {
  const app = await begin();
  expect(hero("Balance · 2 accounts")).toHaveTextContent("$20.00");
  await act(() => app.store.set(stepMonthAtom, -1));
  expect(await screen.findByText("Balance on 31.10.2026 · 1 account")).toBeVisible();
  expect(hero("Balance on 31.10.2026 · 1 account")).toHaveTextContent("\u2212$30.00");
  expect(screen.getByRole("button", { name: "Cash, Basic, \u2212$30.00" })).toBeVisible();
  await act(() => app.store.set(stepMonthAtom, 2));
  expect(hero("Balance · 2 accounts")).toHaveTextContent("$20.00");
});

test("what changes a month that has ended is shown at once", async () => {
  const app = await begin();
  await act(() => app.store.set(stepMonthAtom, -1));
  await screen.findByText("Balance on 31.10.2026 · 1 account");
  await app.change({ name: "deleteHistory", id: "his-2" });
  expect(hero("Balance on 31.10.2026 · 1 account")).toHaveTextContent("\u2212$30.00");
  await app.change({ name: "deleteHistory", id: "his-1" });
  expect(await screen.findByText("Balance on 31.10.2026 · 0 accounts")).toBeVisible();
});
