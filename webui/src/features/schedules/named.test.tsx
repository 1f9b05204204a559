import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { today } from "@/data/device/clock";
import { schedulesAtom, scheduleViewsAtom } from "@/state/budget/schedules";
import { startGuestApp, type TestApp } from "@testing/app";
import { ScheduleDetails } from "./ScheduleDetails";
import Schedules from "./index";

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const field = (name: string) => screen.findByRole("textbox", { name });
const shut = (title: string) =>
  waitFor(() => expect(screen.queryByRole("dialog", { name: title })).toBeNull());
const rent = (app: TestApp) => app.store.get(schedulesAtom)[0];

/** The rent comes up each month, paid to a landlord. */
async function withRent(): Promise<TestApp> {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  const named = { note: "Rent", payee: "Landlord", tags: ["flat"] };
  const body = { kind: "expense", value: "900", accountId, categoryId, ...named } as const;
  const id = "0198f3a2-0000-7000-8000-0000000000aa";
  await app.change({ name: "createSchedule", id, body: { ...body, frequency: "month", startDate: today() } });
  return app;
}

test("a new schedule has a payee and tags, and those typed into its note leave it", async () => {
  const app = await startGuestApp();
  app.show(<Schedules />, "/schedules");
  const [add] = await screen.findAllByRole("button", { name: "Schedule an entry" });
  if (add !== undefined) fireEvent.click(add);
  await screen.findByRole("dialog", { name: "Schedule an entry" });
  await press("Income");
  fireEvent.change(await field("Amount, USD"), { target: { value: "2500" } });
  fireEvent.change(await field("Note"), { target: { value: "salary #job" } });
  await press("From: who pays?");
  await userEvent.type(await field("From"), "Acme{Enter}");
  await shut("From");
  expect(await screen.findByRole("button", { name: "From Acme. Change" })).toBeVisible();
  expect(rent(app)).toBeUndefined();
  await press("Add tags");
  await userEvent.type(await field("New tag"), "monthly");
  await press("OK");
  await shut("Tags");
  await press("Schedule");
  await waitFor(() =>
    expect(rent(app)).toMatchObject({ payee: "Acme", note: "salary", tags: ["monthly", "job"] }),
  );
});

test("a payee fills in its usual category, but takes the place of none that was chosen", async () => {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Transport").id];
  const ride = { value: "10", accountId, date: "2026-11-10" };
  await app.change({ name: "addExpenses", id: "his-1", body: { ...ride, categoryId, payee: "Uber" } });
  const food = { ...ride, categoryId: app.category("Food").id, payee: "Silpo" };
  await app.change({ name: "addExpenses", id: "his-2", body: food });
  app.show(<Schedules />, "/schedules");
  const [add] = await screen.findAllByRole("button", { name: "Schedule an entry" });
  if (add !== undefined) fireEvent.click(add);
  const category = () => screen.getByRole("combobox", { name: "Category" });
  await press("Add a payee");
  await press(/^Uber/);
  await shut("Payee");
  expect(category()).toHaveTextContent("Transport");
  await press("Payee: Uber. Change");
  await userEvent.clear(await field("Payee"));
  await press(/^Silpo/);
  await shut("Payee");
  expect(category()).toHaveTextContent("Food");
  await userEvent.click(category());
  await userEvent.click(await screen.findByRole("option", { name: "Utilities" }));
  await press("Payee: Silpo. Change");
  await userEvent.clear(await field("Payee"));
  await press(/^Uber/);
  await shut("Payee");
  expect(category()).toHaveTextContent("Utilities");
});

test("a change of the payee and the tags changes nothing else of a schedule", async () => {
  const app = await withRent();
  const before = rent(app);
  app.show(<Schedules />, `/schedules?edit=${before?.id ?? ""}`);
  expect(await screen.findByRole("button", { name: "Save" })).toBeDisabled();
  await press("Tags: #flat. Change");
  await press("#flat");
  await press("OK");
  await shut("Tags");
  await press("Payee: Landlord. Change");
  await userEvent.clear(await field("Payee"));
  await press("OK");
  await shut("Payee");
  await press("Save");
  await waitFor(() => expect(rent(app)).toEqual({ ...before, payee: "", tags: [], version: 2 }));
});

test("who may only look reads the payee and the tags of a schedule", async () => {
  const app = await withRent();
  const [schedule = null] = app.store.get(scheduleViewsAtom);
  app.show(<ScheduleDetails open schedule={schedule} onClose={() => undefined} />);
  const sheet = await screen.findByRole("dialog", { name: "Rent" });
  expect(within(sheet).getByText("Landlord")).toBeVisible();
  expect(within(sheet).getByText("#flat")).toBeVisible();
});
