import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { startMemberApp, type MemberApp } from "@testing/app";
import { onlineAtom } from "@/state/connection";
import type { Reminder } from "@/state/session/reminders";
import Notifications from "../index";

const LIST = "GET /api/reminder";
const RENT: Reminder = {
  id: "r1",
  name: "Rent",
  date: "2026-12-01T09:00",
  timeZone: "UTC",
  frequency: "monthly",
  comment: "",
  active: true,
  expense: null,
  nextAt: "2026-12-01T09:00:00Z",
  lastAt: null,
  missedAt: null,
  version: 3,
  createdAt: "2026-11-01T09:00:00Z",
  updatedAt: "2026-11-01T09:00:00Z",
};

async function begin(reminders: readonly Reminder[], user: object = {}): Promise<MemberApp> {
  const app = await startMemberApp({ hasSubscription: true, ...user } as object);
  app.answers[LIST] = [200, reminders];
  app.show(<Notifications />, "/reminder");
  await screen.findByRole("heading", { name: "Reminders" });
  return app;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const last = (app: MemberApp) => app.calls.filter(({ call }) => !call.startsWith("GET")).at(-1);

test("a row says when and how often, and its switch only switches", async () => {
  const app = await begin([RENT]);
  const list = await screen.findByRole("list", { name: "Reminders" });
  expect(list).toHaveTextContent(/Rent.*Tue 1 Dec, \d\d:00 · monthly/);
  app.answers["PATCH /api/reminder/toggle/r1"] = [200, {}];
  await userEvent.click(within(list).getByRole("switch", { name: "Rent" }));
  await waitFor(() =>
    expect(last(app)).toEqual({ call: "PATCH /api/reminder/toggle/r1", body: { active: false } }),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a switch that is refused says why", async () => {
  const app = await begin([{ ...RENT, active: false, nextAt: null, frequency: "once" }]);
  app.answers["PATCH /api/reminder/toggle/r1"] = [
    422,
    { code: "request.invalid", fields: { date: "validation.past" }, params: {} },
  ];
  await userEvent.click(await screen.findByRole("switch", { name: "Rent" }));
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe("This time has passed"));
});

test.each([
  [
    "refused",
    [403, { code: "subscription.required", fields: {}, params: {} }],
    "Reminders need a subscription",
  ],
  ["not answered", undefined, "The server is busy"],
] as const)("a switch that is %s says so and stays where it was", async (_, answer, said) => {
  const app = await begin([RENT]);
  if (answer !== undefined) app.answers["PATCH /api/reminder/toggle/r1"] = answer;
  await userEvent.click(await screen.findByRole("switch", { name: "Rent" }));
  await waitFor(() =>
    expect(app.toasts.at(-1)).toMatchObject({ text: expect.stringContaining(said) as string, tone: "error" }),
  );
  expect(screen.getByRole("switch", { name: "Rent" })).toBeChecked();
});

test("a switch stands where its answer says, also when the others can't be read then", async () => {
  const app = await begin([RENT]);
  await screen.findByRole("switch", { name: "Rent" });
  app.answers[LIST] = [503, { code: "server.busy", fields: {}, params: {} }];
  app.answers["PATCH /api/reminder/toggle/r1"] = [200, { ...RENT, active: false, nextAt: null }];
  await userEvent.click(screen.getByRole("switch", { name: "Rent" }));
  await waitFor(() => {
    expect(screen.getByRole("switch", { name: "Rent" })).not.toBeChecked();
  });
});

test("a deleted reminder is gone, also when the others can't be read then", async () => {
  const app = await begin([RENT]);
  await press("Edit Rent");
  app.answers[LIST] = [503, { code: "server.busy", fields: {}, params: {} }];
  app.answers["DELETE /api/reminder/delete/r1"] = [200, { ok: true }];
  await press("Delete");
  await waitFor(() => expect(screen.queryByRole("switch", { name: "Rent", hidden: true })).toBeNull());
});

test("a switch whose answer was lost is read again when the connection is back", async () => {
  const app = await begin([RENT]);
  await userEvent.click(await screen.findByRole("switch", { name: "Rent" }));
  await waitFor(() => expect(app.toasts).toHaveLength(1));
  app.answers[LIST] = [200, [{ ...RENT, active: false, nextAt: null }]];
  act(() => app.store.set(onlineAtom, false));
  act(() => app.store.set(onlineAtom, true));
  await waitFor(() => {
    expect(screen.getByRole("switch", { name: "Rent" })).not.toBeChecked();
  });
});

test("a deletion that is refused says why, and the reminder stays", async () => {
  const app = await begin([RENT]);
  await press("Edit Rent");
  await press("Delete");
  await waitFor(() => expect(app.toasts.at(-1)?.tone).toBe("error"));
  expect(screen.getByRole("dialog", { name: "Edit reminder" })).toBeVisible();
});

test("a change that is refused is told, and what was typed stays", async () => {
  const app = await begin([RENT]);
  app.answers["PUT /api/reminder/update/r1"] = [
    409,
    { code: "conflict.version", fields: {}, params: {}, current: {} },
  ];
  await press("Edit Rent");
  await userEvent.type(await screen.findByRole("textbox", { name: "Comment" }), "by card");
  await press("Save");
  await waitFor(() =>
    expect(app.toasts.at(-1)).toMatchObject({
      tone: "error",
      text: expect.stringMatching(/^Somebody else/) as string,
    }),
  );
  expect(screen.getByRole("textbox", { name: "Comment" })).toHaveValue("by card");
});

test("a deleted reminder that can't be had back is told, and can be asked for again", async () => {
  const app = await begin([RENT]);
  app.answers["DELETE /api/reminder/delete/r1"] = [200, { ok: true }];
  await press("Edit Rent");
  await press("Delete");
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe("Rent is deleted"));
  await app.undo();
  await waitFor(() => expect(app.toasts.at(-1)?.tone).toBe("error"));
  const made = () => app.calls.filter(({ call }) => call === "POST /api/reminder/create");
  await app.undo();
  await waitFor(() => expect(made()).toHaveLength(2));
  expect(made()[1]?.body).toEqual(made()[0]?.body);
});

test("a new reminder says its next time while it is typed, and is sent with an id of its own", async () => {
  const app = await begin([]);
  app.answers["POST /api/reminder/create"] = [201, RENT];
  await screen.findByText("Nothing to remember yet");
  await press("New reminder");
  const sheet = await screen.findByRole("dialog", { name: "New reminder" });
  await userEvent.type(within(sheet).getByRole("textbox", { name: "Title" }), "Rent");
  await userEvent.click(within(sheet).getByRole("button", { name: "Daily" }));
  expect(within(sheet).getByText(/^Next: Saturday, 21\.11\.2026, 11:00/)).toBeVisible();
  await press("Add reminder");
  await waitFor(() =>
    expect(last(app)?.body).toMatchObject({
      name: "Rent",
      date: "2026-11-21T11:00",
      frequency: "daily",
      expense: null,
    }),
  );
  expect(last(app)?.body).toHaveProperty("id");
});

test("a time that has passed is an error on the date, and nothing is sent", async () => {
  const app = await begin([{ ...RENT, frequency: "once", date: "2026-11-20T09:00" }]);
  await press("Edit Rent");
  const sheet = await screen.findByRole("dialog", { name: "Edit reminder" });
  await userEvent.type(within(sheet).getByRole("textbox", { name: "Title" }), "!");
  await press("Save");
  expect(await within(sheet).findByText("This time has passed")).toBeVisible();
  expect(last(app)?.call).toBe("POST /api/user/login");
});

test("an edit sends what it is based on, and keeps the reminder's own clock while its time stays", async () => {
  const app = await begin([{ ...RENT, timeZone: "Asia/Tokyo" }]);
  app.answers["PUT /api/reminder/update/r1"] = [200, RENT];
  await press("Edit Rent");
  await userEvent.type(await screen.findByRole("textbox", { name: "Comment" }), "by card");
  await press("Save");
  await waitFor(() => expect(last(app)?.body).toMatchObject({ comment: "by card", version: 3 }));
  expect(last(app)?.body).not.toHaveProperty("timeZone");
});

test("a deleted reminder can be had back", async () => {
  const app = await begin([RENT]);
  app.answers["DELETE /api/reminder/delete/r1"] = [200, { ok: true }];
  app.answers["POST /api/reminder/create"] = [201, RENT];
  await press("Edit Rent");
  await press("Delete");
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe("Rent is deleted"));
  await app.undo();
  await waitFor(() =>
    expect(last(app)).toMatchObject({
      call: "POST /api/reminder/create",
      body: { name: "Rent", timeZone: "UTC" },
    }),
  );
});

test("what was missed stays until it is dismissed", async () => {
  const app = await begin([{ ...RENT, missedAt: "2026-11-20T09:00:00Z" }]);
  expect(await screen.findByRole("heading", { name: "Missed · 1", level: 2 })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Rent", level: 3 })).toBeVisible();
  expect(screen.getByText(/Fri 20 Nov, .* · may not have reached you/)).toBeVisible();
  app.answers["PATCH /api/reminder/dismiss/r1"] = [200, RENT];
  app.answers[LIST] = [200, [RENT]];
  await press("Dismiss");
  await waitFor(() => expect(screen.queryByText("Missed · 1")).toBeNull());
});

test("without a connection they stand as they were read", async () => {
  const app = await begin([RENT]);
  await screen.findByText("Rent");
  act(() => app.store.set(onlineAtom, false));
  expect(screen.getByText("Rent")).toBeVisible();
});

test("reminders that can't be read are asked for again", async () => {
  const app = await startMemberApp();
  app.show(<Notifications />, "/reminder");
  expect(await screen.findByText("Your reminders can't be shown now")).toBeVisible();
  app.answers[LIST] = [200, [RENT]];
  await press("Try again");
  expect(await screen.findByText("Rent")).toBeVisible();
});

test("without a subscription they are kept, switched off and deleted alone", async () => {
  const off = { ...RENT, id: "r2", name: "Gym", active: false, nextAt: null };
  await begin([RENT, off], { hasSubscription: false });
  expect(await screen.findByRole("link", { name: /^Reminders come with the subscription/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "New reminder" })).toBeNull();
  const list = await screen.findByRole("list", { name: "Reminders" });
  expect(within(list).getByText("Paused")).toBeVisible();
  expect(within(list).getByRole("switch", { name: "Rent" })).toBeEnabled();
  expect(within(list).getByRole("switch", { name: "Gym" })).toBeDisabled();
});

test("a browser that blocks notifications is told so, without a button", async () => {
  vi.stubGlobal("Notification", { permission: "denied" });
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { serviceWorker: { value: {} }, onLine: { value: true } }),
  );
  await begin([RENT]);
  expect(
    await screen.findByText("Notifications are blocked. Allow them in the browser's settings"),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Turn on" })).toBeNull();
  vi.unstubAllGlobals();
});

test("a title has 40 characters at most, a comment 120, and nothing longer is sent", async () => {
  const app = await begin([RENT]);
  await press("Edit Rent");
  const sheet = await screen.findByRole("dialog", { name: "Edit reminder" });
  for (const [name, max] of [
    ["Title", 40],
    ["Comment", 120],
  ] as const) {
    const field = within(sheet).getByRole("textbox", { name });
    fireEvent.change(field, { target: { value: "x".repeat(max + 1) } });
    await press("Save");
    await waitFor(() => {
      expect(field).toBeInvalid();
    });
    fireEvent.change(field, { target: { value: "x".repeat(max) } });
    await waitFor(() => {
      expect(field).toBeValid();
    });
  }
  expect(last(app)?.call).toBe("POST /api/user/login");
});

test("who was not asked yet is told to enable notifications, by a button", async () => {
  vi.stubGlobal("Notification", { permission: "default" });
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { serviceWorker: { value: {} }, onLine: { value: true } }),
  );
  await begin([RENT]);
  expect(await screen.findByText("Enable notifications to get your reminders")).toBeVisible();
  expect(screen.getByRole("button", { name: "Turn on" })).toBeVisible();
  vi.unstubAllGlobals();
});
