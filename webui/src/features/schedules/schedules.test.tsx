import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { today } from "@/data/device/clock";
import { schedulesAtom } from "@/state/budget/schedules";
import { questionAtom } from "@/state/question";
import { startGuestApp, startSharedApp, type SharedApp, type TestApp } from "@testing/app";
import { eventually } from "@testing/eventually";
import Schedules from "./index";

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const known = (app: TestApp) => app.store.get(schedulesAtom);

/** The rent comes up each month, from today on. */
async function withRent<App extends TestApp>(app: App): Promise<App> {
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  const body = { kind: "expense", value: "900", note: "Rent", accountId, categoryId } as const;
  const id = "0198f3a2-0000-7000-8000-0000000000aa";
  await app.change({
    name: "createSchedule",
    id,
    body: { ...body, frequency: "month", startDate: today() },
  });
  return app;
}

/** Open the rent and delete it. */
async function deleteRent(app: TestApp): Promise<void> {
  app.show(<Schedules />, `/schedules?edit=${known(app)[0]?.id ?? ""}`);
  await press("Delete");
  const question = app.store.get(questionAtom);
  await act(() => Promise.resolve(question?.run()));
  await waitFor(() => {
    expect(app.toasts.at(-1)?.text).toMatch(/^Rent is deleted/);
  });
  expect(known(app)).toEqual([]);
}

test("a guest's deleted schedule comes back with Undo", async () => {
  const app = await withRent(await startGuestApp());
  const [before] = known(app);
  await deleteRent(app);
  await app.undo();
  expect(known(app)).toEqual([{ ...before, version: 2 }]);
});

test("a deleted schedule of somebody signed in comes back on the server", async () => {
  const app = await withRent(await startSharedApp());
  await deleteRent(app);
  await app.undo();
  await app.refresh();
  expect(app.server.received.map(({ name }) => name)).toEqual([
    "createSchedule",
    "deleteSchedule",
    "restoreSchedule",
  ]);
  expect([known(app), app.server.state().schedules]).toMatchObject([[{ note: "Rent" }], [{ note: "Rent" }]]);
});

test("Undo works offline, and both changes are sent later", async () => {
  const app: SharedApp = await withRent(await startSharedApp());
  app.server.answerWith("error");
  await deleteRent(app);
  await act(() => Promise.resolve(app.toasts.at(-1)?.action?.run()));
  await waitFor(() => {
    expect(known(app)).toMatchObject([{ note: "Rent" }]);
  });
  expect(app.server.received).toHaveLength(1);
  app.server.answerWith(null);
  await app.refresh();
  await app.refresh();
  expect(app.server.state().schedules).toMatchObject([{ note: "Rent" }]);
  expect(known(app)).toMatchObject([{ note: "Rent" }]);
});

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function openNew(): Promise<HTMLElement> {
  const [add] = await screen.findAllByRole("button", { name: "Schedule an entry" });
  if (add !== undefined) fireEvent.click(add);
  return screen.findByRole("dialog", { name: "Schedule an entry" });
}

/** Choose one in the menu of a field. */
async function pick(field: string, name: string) {
  await userEvent.click(await screen.findByRole("combobox", { name: field }));
  await userEvent.click(await screen.findByRole("option", { name }));
}

test("the form makes a schedule whose end was chosen, and changed again", async () => {
  const app = await startGuestApp();
  app.show(<Schedules />, "/schedules");
  const form = await openNew();
  type(within(form).getByRole("textbox", { name: /^Amount/ }), "900");
  await pick("Category", "Food");
  expect(within(form).queryByLabelText("Last day")).toBeNull();
  await press("On a day");
  type(within(form).getByLabelText("Last day"), "2026-12-31");
  await press("After");
  expect(within(form).queryByLabelText("Last day")).toBeNull();
  type(within(form).getByLabelText("How many times"), "3");
  await press("Never");
  expect(within(form).queryByLabelText("How many times")).toBeNull();
  await press("After");
  await press("Schedule");
  await eventually(() => {
    expect(known(app)).toMatchObject([
      { value: "900.00", categoryId: app.category("Food").id, endDate: null, count: 3, every: 1 },
    ]);
  });
});

test("the form of an income needs no category, and one for once no end", async () => {
  const app = await startGuestApp();
  app.show(<Schedules />, "/schedules");
  const form = await openNew();
  type(within(form).getByRole("textbox", { name: /^Amount/ }), "2500");
  await press("Schedule");
  expect(await within(form).findByText("Field is required")).toBeVisible();
  await press("Income");
  await press("On a day");
  await press("Once");
  expect(within(form).queryByLabelText("Last day")).toBeNull();
  await press("Schedule");
  await eventually(() => {
    expect(known(app)).toMatchObject([
      { kind: "income", categoryId: null, frequency: "once", endDate: null },
    ]);
  });
});
