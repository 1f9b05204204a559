import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { ScheduleCreate } from "@/domain";
import { startGuestApp, type TestApp } from "@testing/app";
import Forecast from "./index";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  return () => {
    vi.unstubAllGlobals();
  };
});

async function begin() {
  const app = await startGuestApp();
  const id = app.account("Cash").id;
  await app.change({ name: "updateAccount", id, body: { budget: "100" } });
  return app;
}

const schedule = (app: TestApp, id: string, over: Partial<ScheduleCreate>) =>
  app.change({
    name: "createSchedule",
    id,
    body: {
      kind: "expense",
      accountId: app.account("Cash").id,
      categoryId: app.category("Food").id,
      value: "60",
      note: "rent",
      frequency: "once",
      startDate: "2026-11-24",
      ...over,
    },
  });

test("the lowest point is said first, and each entry to come with the balance after it", async () => {
  const app = await begin();
  await schedule(app, "rent", {});
  app.show(<Forecast />, "/forecast");
  expect(screen.getByText("Lowest point").parentElement).toHaveTextContent("Lowest point$40.00on 24 Nov");
  const rows = screen.getByRole("list", { name: "What comes" });
  expect(within(rows).getByRole("link")).toHaveTextContent("rent24 Nov · Food−$60.00$40.00");
  await userEvent.click(screen.getByRole("button", { name: "Scheduled" }));
  expect(screen.queryByRole("list", { name: "What comes" })).toBeNull();
  expect(screen.getByText("Lowest point").parentElement).toHaveTextContent("$100.00");
});

test("a day below zero is named, hatched, and leads to what comes", async () => {
  const app = await begin();
  await schedule(app, "rent", { value: "150" });
  const { container } = app.show(<Forecast />, "/forecast");
  expect(screen.getByText("Below zero on 24 Nov").parentElement).toHaveTextContent("−$50.00");
  expect(container.querySelector("path[fill^='url(']")).not.toBeNull();
  expect(screen.getByRole("link", { name: "See what comes" })).toHaveAttribute("href", "#coming");
});

test("a slider reads the balance of a day, and the table has every day", async () => {
  const app = await begin();
  await schedule(app, "rent", {});
  app.show(<Forecast />, "/forecast");
  const slider = screen.getByRole("slider", { name: "Day to read" });
  fireEvent.change(slider, { target: { value: "3" } });
  expect(slider).toHaveAttribute("aria-valuetext", "24 Nov · $40.00");
  await userEvent.click(screen.getByRole("button", { name: "Show as table" }));
  expect(screen.getByRole("row", { name: /^24\.11\.2026/ })).toHaveTextContent("$40.00");
});

test("planned spending is taken off day by day, until it is switched off", async () => {
  const app = await begin();
  const body = { categoryId: app.category("Food").id, date: "2026-11-01", budget: "90" };
  await app.change({ name: "setPlanning", id: "plan", body });
  app.show(<Forecast />, "/forecast");
  const answer = () => screen.getByText("Lowest point").parentElement;
  expect(answer()).toHaveTextContent("$10.00");
  await userEvent.click(screen.getByRole("button", { name: "Planned spending" }));
  expect(answer()).toHaveTextContent("$100.00");
});

test("one account has a line of its own, without the plans", async () => {
  const app = await begin();
  await schedule(app, "rent", {});
  app.show(<Forecast />, `/forecast?account=${app.account("Credit Card").id}`);
  expect(screen.getByText("Lowest point").parentElement).toHaveTextContent("$0.00");
  expect(screen.queryByRole("button", { name: "Planned spending" })).toBeNull();
  expect(screen.queryByRole("list", { name: "What comes" })).toBeNull();
});

test("with nothing scheduled there is a line all the same, and a way to schedule", async () => {
  const app = await begin();
  app.show(<Forecast />, "/forecast");
  expect(screen.getByRole("img", { name: /^Balance from 21 Nov/ })).toBeVisible();
  expect(screen.getByRole("link", { name: "Schedule an entry" })).toHaveAttribute("href", "/schedules");
});

test("the switches stay beside the table", async () => {
  const app = await begin();
  await schedule(app, "rent", {});
  app.show(<Forecast />, "/forecast");
  await userEvent.click(screen.getByRole("button", { name: "Show as table" }));
  expect(screen.getByRole("table")).toHaveTextContent("$40.00");
  await userEvent.click(screen.getByRole("button", { name: "Scheduled" }));
  expect(screen.getByRole("table")).not.toHaveTextContent("$40.00");
});
