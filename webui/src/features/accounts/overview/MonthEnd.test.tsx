import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { stepMonthAtom } from "@/state/budget/month";
import { gatewayAtom } from "@/state/view";
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

test("a month that could not be read is asked for again by a press", async () => {
  const app = await begin();
  const gateway = app.store.get(gatewayAtom);
  if (gateway === null) throw new Error("Nobody is in");
  vi.spyOn(gateway, "readStatistics").mockImplementationOnce((_run, show) => {
    show({ kind: "failed", isOffline: false });
    return Promise.resolve();
  });
  await act(() => app.store.set(stepMonthAtom, -1));
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Balance on 31.10.2026 · 1 account")).toBeVisible();
});
