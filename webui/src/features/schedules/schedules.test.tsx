import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
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
  await waitFor(() => expect(app.toasts.at(-1)?.text).toMatch(/^Rent is deleted/));
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
  await waitFor(() => expect(app.server.received).toHaveLength(1));
  app.server.answerWith("error");
  await deleteRent(app);
  act(() => {
    app.toasts.at(-1)?.action?.run();
  });
  await waitFor(() => expect(known(app)).toMatchObject([{ note: "Rent" }]));
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

/** Choose a category in its sheet: more than seven are no menu. */
async function pickFood(app: TestApp, form: HTMLElement) {
  for (const name of ["A", "B", "C", "D"]) {
    await app.change({ name: "createCategory", id: `cat-${name}`, body: { name, date: "2026-11-01" } });
  }
  fireEvent.click(within(form).getByLabelText("Category"));
  fireEvent.click(await screen.findByText("Food"));
}

/** Press a button by its text: looking for its role takes seconds in a form of this size. */
const tap = (form: HTMLElement, text: string) =>
  fireEvent.click(within(form).getByText(text, { selector: "button" }));

test("the form makes a schedule whose end was chosen, and changed again", async () => {
  const app = await startGuestApp();
  app.show(<Schedules />, "/schedules");
  const form = await openNew();
  type(within(form).getByRole("textbox", { name: /^Amount/ }), "900");
  await pickFood(app, form);
  expect(within(form).queryByLabelText("Last day")).toBeNull();
  tap(form, "On a day");
  type(within(form).getByLabelText("Last day"), "2026-12-31");
  tap(form, "After");
  expect(within(form).queryByLabelText("Last day")).toBeNull();
  type(within(form).getByLabelText("How many times"), "3");
  tap(form, "Never");
  expect(within(form).queryByLabelText("How many times")).toBeNull();
  tap(form, "After");
  tap(form, "Schedule");
  await eventually(() =>
    expect(known(app)).toMatchObject([
      { value: "900.00", categoryId: app.category("Food").id, endDate: null, count: 3, every: 1 },
    ]),
  );
});

test("the form of an income needs no category, and one for once no end", async () => {
  const app = await startGuestApp();
  app.show(<Schedules />, "/schedules");
  const form = await openNew();
  type(within(form).getByRole("textbox", { name: /^Amount/ }), "2500");
  tap(form, "Schedule");
  expect(await within(form).findByText("Field is required")).toBeVisible();
  tap(form, "Income");
  tap(form, "On a day");
  tap(form, "Once");
  expect(within(form).queryByLabelText("Last day")).toBeNull();
  tap(form, "Schedule");
  await eventually(() =>
    expect(known(app)).toMatchObject([
      { kind: "income", categoryId: null, frequency: "once", endDate: null },
    ]),
  );
});

test("an edit sends what was changed alone, and leaves the rest as a partner changed it meanwhile", async () => {
  const app = await withRent(await startSharedApp());
  await app.refresh();
  const id = known(app)[0]?.id ?? "";
  app.show(<Schedules />, `/schedules?edit=${id}`);
  const form = await screen.findByRole("dialog", { name: "Edit scheduled entry" });
  app.server.change({ name: "updateSchedule", id, body: { value: "950" } }, { id: "bo", name: "Bo" });
  type(within(form).getByRole("textbox", { name: "Note" }), "Flat");
  tap(form, "Save");
  await waitFor(() =>
    expect(app.server.received.at(-1)).toMatchObject({ name: "updateSchedule", body: { note: "Flat" } }),
  );
  await app.refresh();
  expect(app.server.state().schedules).toMatchObject([{ note: "Flat", value: "950.00" }]);
});

test("the sums say what is still to come in the month, what it leaves, and of the next 30 days", async () => {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  await app.change({ name: "updateAccount", id: accountId, body: { budget: "1000" } });
  const once = { accountId, frequency: "once" } as const;
  const bodies = [
    { ...once, kind: "expense", value: "900", note: "Rent", categoryId, startDate: today() },
    { ...once, kind: "expense", value: "15", note: "Phone", categoryId, startDate: "2026-11-25" },
    { ...once, kind: "income", value: "2500", note: "Salary", startDate: "2026-12-01" },
    { ...once, kind: "income", value: "7", note: "Gift", startDate: "2027-02-01" },
  ] as const;
  for (const body of bodies) await app.change({ name: "createSchedule", id: `sch-${body.note}`, body });
  app.show(<Schedules />, "/schedules");
  expect((await screen.findByText("Still to come in November")).parentElement).toHaveTextContent(
    "Still to come in November−$915.00leaves $85.00 of the balance",
  );
  expect(screen.getByRole("heading", { name: "Next 30 days" }).parentElement).toHaveTextContent(
    /\+\$2.485\.00/,
  );
});
