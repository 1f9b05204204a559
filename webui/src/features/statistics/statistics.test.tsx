import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { startGuestApp, type TestApp } from "@testing/app";
import Statistics from "./index";

/** The test document has no layout to observe. */
class NoLayout {
  observe = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoLayout);
  return () => {
    vi.unstubAllGlobals();
  };
});

const spend = (app: TestApp, id: string, value: string, date: string) =>
  app.change({
    name: "addExpenses",
    id,
    body: { value, date, accountId: app.account("Cash").id, categoryId: app.category("Food").id },
  });

test("before there is anything to compare the way to the first expense is shown", async () => {
  const app = await startGuestApp();
  app.show(<Statistics />, "/statistics");
  expect(await screen.findByText("Nothing to compare yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Add expense" })).toHaveAttribute("href", "/add");
});

test("a month is compared with the one before, several by the whole ones since the first entry", async () => {
  const app = await startGuestApp();
  await spend(app, "his-1", "100", "2026-10-05");
  await spend(app, "his-2", "200", "2026-11-05");
  app.show(<Statistics />, "/statistics");
  expect(await screen.findByText("2 times as much as in Oct")).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "6 months" }));
  expect(await screen.findByText("≈ $100.00 a month")).toBeVisible();
  expect(screen.getByRole("button", { name: "June to November 2026" })).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "Year" }));
  expect(screen.getByRole("button", { name: "December 2025 to November 2026" })).toBeVisible();
});

test("a month that still runs says what the one before came to, not that there is less yet", async () => {
  const app = await startGuestApp();
  await spend(app, "his-1", "100", "2026-09-05");
  await spend(app, "his-2", "80", "2026-10-05");
  await spend(app, "his-3", "1", "2026-11-01");
  app.show(<Statistics />, "/statistics");
  expect(await screen.findByText("$80.00 in Oct")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Previous month" }));
  expect(await screen.findByText("20% less than Sept")).toBeVisible();
});

test("of far more than before the amount before is told, not its percents", async () => {
  const app = await startGuestApp();
  await spend(app, "his-1", "20.41", "2026-10-05");
  await spend(app, "his-2", "997.60", "2026-11-05");
  app.show(<Statistics />, "/statistics");
  expect(await screen.findByText("only $20.41 in Oct")).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "6 months" }));
  expect(await screen.findByText("≈ $20.41 a month")).toBeVisible();
});

test("a guest is told that these are the figures of one device", async () => {
  const app = await startGuestApp();
  app.show(<Statistics />, "/statistics");
  expect(screen.getByText("These are the statistics of this device")).toBeVisible();
});

test("several months are summed by payee and by tag, each of which leads to its page", async () => {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  const body = { value: "100", date: "2026-10-05", accountId, categoryId, payee: "Silpo", tags: ["trip"] };
  await app.change({ name: "addExpenses", id: "his-1", body });
  await app.change({ name: "addExpenses", id: "his-2", body: { ...body, date: "2026-11-05", value: "20" } });
  app.show(<Statistics />, "/statistics");
  await userEvent.click(await screen.findByRole("tab", { name: "6 months" }));
  const payees = within(await screen.findByRole("list", { name: "Payees by money" }));
  expect(payees.getByRole("button", { name: /Silpo.*2 entries.*\$120\.00/ })).toBeVisible();
  const tags = within(screen.getByRole("list", { name: "By tag" }));
  await userEvent.click(tags.getByRole("button", { name: /#trip/ }));
  expect(app.address()).toBe("/tags?name=trip");
});
