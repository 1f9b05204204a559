import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { activityFilterAtom, NO_ACTIVITY_FILTER, type ChangeSet } from "@/state/budget/activity";
import { refreshAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import { startMemberApp, startSharedApp, type MemberApp } from "@testing/app";
import Activity from "./index";

const participants = ["Ann", "Bo"].map((name) => ({
  userId: name.toLowerCase(),
  name,
  email: `${name.toLowerCase()}@example.com`,
  avatar: null,
  isVerified: true,
  role: "editor" as const,
}));

function spent(revision: number, changes: Partial<ChangeSet> = {}): ChangeSet {
  const after = { kind: "expense", value: `-${revision}`, currencyCode: "USD", accountLabel: "Cash" };
  const change = {
    entity: "history",
    entityId: `his-${revision}`,
    kind: "created",
    replaces: null,
    date: "2026-11-21",
  } as const;
  return {
    revision,
    userId: "bo",
    userName: "Bo",
    isByAssistant: false,
    at: "2026-11-21T09:00:00",
    changes: [{ ...change, label: "Food", before: null, after }],
    changeCount: 1,
    undoable: true,
    undoes: null,
    undoneBy: null,
    ...changes,
  };
}

const HOME = {
  id: "home",
  name: "Home",
  creatorId: "bo",
  participants,
  previousParticipants: [],
  currencyCode: "USD",
  firstDayOfMonth: 1,
  isPersonal: false,
  revision: 9,
  version: 1,
  createdAt: "2026-11-01T10:00:00Z",
  updatedAt: "2026-11-01T10:00:00Z",
};

const EMPTY_ROWS = {
  workspace: HOME,
  accounts: [],
  accountHistory: [],
  categories: [],
  planning: {
    id: "2026-11",
    workspaceId: "home",
    date: "2026-11-01",
    firstDay: "2026-11-01",
    lastDay: "2026-11-30",
    planningsCategories: [],
    deletedCategories: [],
  },
  history: { entries: [], nextCursor: null },
  lists: [],
  schedules: [],
  carryRules: [],
  targets: [],
  expectedIncomes: [],
  prices: [],
  pastMonths: [],
};

async function withActivity(...changeSets: ChangeSet[]): Promise<MemberApp> {
  const app = await startMemberApp({}, [HOME]);
  app.store.set(activityFilterAtom, NO_ACTIVITY_FILTER);
  const start = app.answers["GET /api/start"]?.[1];
  app.answers["GET /api/start"] = [200, { ...(start as object), rows: EMPTY_ROWS }];
  app.answers["GET /api/activity/home"] = [200, { changeSets, nextCursor: null }];
  await act(() => app.store.set(refreshAtom));
  app.show(<Activity />, "/history/activity");
  return app;
}

test("a change stands with who made it, under its day", async () => {
  await withActivity(spent(7));
  const today = await screen.findByRole("list", { name: /^Today, Sat 21 Nov$/ });
  expect(within(today).getByText("Expense in Food")).toBeVisible();
  expect(within(today).getByText("−$7.00 · Cash")).toBeVisible();
  expect(within(today).getByText("Bo · 09:00")).toBeVisible();
});

test("what was taken back is said on its row, not in one of its own", async () => {
  const undo = { undoes: 7, userId: "ann", userName: "Ann" };
  await withActivity(spent(8, undo), spent(7, { undoneBy: 8 }));
  expect(await screen.findByText("Bo · 09:00 · undone by you")).toBeVisible();
  expect(screen.getAllByText(/^Expense in Food$/)).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /^Undo:/ })).toBeNull();
});

test("nothing is taken back without a connection", async () => {
  const app = await withActivity(spent(7));
  expect(await screen.findByRole("button", { name: /^Undo:/ })).toBeVisible();
  act(() => app.store.set(onlineAtom, false));
  expect(screen.queryByRole("button", { name: /^Undo:/ })).toBeNull();
});

test("what only the creator may change, nobody else takes back", async () => {
  const change = {
    entity: "workspace",
    entityId: "home",
    kind: "updated",
    replaces: null,
    label: "Home",
    date: null,
  } as const;
  const renamed = { ...change, before: { name: "House" }, after: { name: "Home" } };
  await withActivity(spent(7, { changes: [renamed] }));
  expect(await screen.findByText("Workspace Home")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Undo:/ })).toBeNull();
});

const UNDO_8 = "POST /api/activity/home/8/undo";
const UNDO_9 = "POST /api/activity/home/9/undo";
const undoCalls = (app: MemberApp) =>
  app.calls.map(({ call }) => call).filter((call) => call.startsWith("POST /api/activity"));

/** The button that takes the change set at `index` back, newest first. */
async function undoButton(index: number): Promise<HTMLElement> {
  const buttons = await screen.findAllByRole("button", { name: "Undo: Expense in Food" });
  const button = buttons[index];
  if (button === undefined) throw new Error(`There is no button ${index}`);
  return button;
}

/** Bo's expense was undone by Ann a moment ago, and Redo is offered. */
async function withUndone(): Promise<MemberApp> {
  const app = await withActivity(spent(8));
  const button = await undoButton(0);
  const undo = spent(9, { undoes: 8, userId: "ann", userName: "Ann" });
  app.answers[UNDO_8] = [201, undo];
  const changeSets = [undo, spent(8, { undoneBy: 9 })];
  app.answers["GET /api/activity/home"] = [200, { changeSets, nextCursor: null }];
  await userEvent.click(button);
  expect(await screen.findByText("Bo · 09:00 · undone by you")).toBeVisible();
  await waitFor(() =>
    expect(app.toasts).toMatchObject([{ text: "Undone: Expense in Food", action: { label: "Redo" } }]),
  );
  return app;
}

function pressRedo(app: MemberApp) {
  act(() => {
    app.toasts.at(-1)?.action?.run();
  });
}

test("Redo takes the undo back, and the change stands again", async () => {
  const app = await withUndone();
  const redo = spent(10, { undoes: 9, userId: "ann", userName: "Ann" });
  app.answers[UNDO_9] = [201, redo];
  const changeSets = [redo, spent(9, { undoes: 8, undoneBy: 10 }), spent(8)];
  app.answers["GET /api/activity/home"] = [200, { changeSets, nextCursor: null }];
  pressRedo(app);
  expect(await screen.findByText("Bo · 09:00")).toBeVisible();
  expect(undoCalls(app)).toEqual([UNDO_8, UNDO_9]);
});

test("a Redo that is refused says why", async () => {
  const app = await withUndone();
  pressRedo(app);
  await waitFor(() =>
    expect(app.toasts.at(-1)).toMatchObject({
      text: expect.stringContaining("busy") as string,
      tone: "error",
    }),
  );
});

test("an undo that is pressed twice is sent once", async () => {
  const app = await withActivity(spent(8));
  app.answers[UNDO_8] = [201, spent(9, { undoes: 8 })];
  const button = await undoButton(0);
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(app.toasts).toHaveLength(1));
  expect(undoCalls(app)).toEqual([UNDO_8]);
});

test("an undo that something builds on names it and leads there", async () => {
  const app = await withActivity(spent(8), spent(7));
  const params = { revision: "8" };
  app.answers["POST /api/activity/home/7/undo"] = [409, { code: "undo.dependedOn", fields: {}, params }];
  await userEvent.click(await undoButton(1));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "“Expense in Food” of 21.11.2026 depends on this.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Show it" }));
  expect(document.activeElement).toHaveAttribute("id", "change-8");
});

test("without an answer it says so, and asks again when told", async () => {
  const app = await withActivity();
  expect(await screen.findByText("Nothing changed yet")).toBeVisible();
  delete app.answers["GET /api/activity/home"];
  await userEvent.click(screen.getByRole("button", { name: "Kind" }));
  await userEvent.click(await screen.findByText("Lists"));
  expect(await screen.findByText("Couldn’t load the activity")).toBeVisible();
  app.answers["GET /api/activity/home"] = [200, { changeSets: [spent(7)], nextCursor: null }];
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Expense in Food")).toBeVisible();
});

test("a month of the budget, as its first day makes them, narrows it", async () => {
  const app = await withActivity(spent(7));
  const start = app.answers["GET /api/start"]?.[1] as { rows: typeof EMPTY_ROWS };
  const rows = { ...start.rows, workspace: { ...HOME, firstDayOfMonth: 10, revision: 10 } };
  app.answers["GET /api/start"] = [200, { ...start, rows }];
  await act(() => app.store.set(refreshAtom));
  const onlyThen = { changeSets: [spent(5)], nextCursor: null };
  app.answers["GET /api/activity/home?month=2026-11-01"] = [200, onlyThen];
  await userEvent.click(await screen.findByRole("button", { name: "Month" }));
  const choices = within(await screen.findByRole("dialog", { name: "Month" })).getAllByRole("listitem");
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    "All months",
    "December 2026",
    "November 2026",
  ]);
  await userEvent.click(screen.getByText("November 2026"));
  expect(await screen.findByText("−$5.00 · Cash")).toBeVisible();
  expect(screen.queryByText("−$7.00 · Cash")).toBeNull();
  expect(screen.getByRole("button", { name: "Month: November 2026" })).toBeVisible();
});

test("the way back leads to the entries", async () => {
  const app = await withActivity();
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(app.address()).toBe("/history");
});

test("what waits on the device is said to wait, with the way to it, until it is sent", async () => {
  const app = await startSharedApp();
  const name = (name: string) =>
    ({ name: "updateAccount", id: app.account("Cash").id, body: { name } }) as const;
  await app.offline(name("Purse"));
  app.show(<Activity />, "/history/activity");
  expect(screen.getByText(/^1 change of yours is waiting on this device/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Show" })).toHaveAttribute("href", "/profile/not-saved");
  await app.refresh();
  expect(screen.queryByText(/waiting on this device/)).toBeNull();
});
