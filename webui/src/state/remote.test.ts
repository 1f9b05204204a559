import { atom, createStore } from "jotai";
import { expect, onTestFinished, test } from "vitest";
import { ANN, startMemberApp, startServedApp, type MemberApp, type ServerAnswer } from "@testing/app";
import { eventually } from "@testing/eventually";
import { readSession } from "@/data/device/database";
import { apiBaseAtom, databaseAtom, lockAtom, scheduleAtom } from "./device";
import { importSettingsRemote } from "./budget/imports";
import { activityRemote } from "./budget/activity";
import { noticesAtom } from "./notices";
import type { Remote } from "./remote";
import { importGuestAtom } from "./session/guestData";
import { invitationsRemote } from "./session/invitations";
import { sessionsRemote, updateProfileAtom } from "./session/profile";
import { capabilitiesAtom, healthRemote } from "./session/capabilities";
import { providersRemote } from "./session/providers";
import { stockSearchRemote } from "./session/stocks";
import { deleteReminderAtom, remindersRemote, notifyDueRemindersAtom } from "./session/reminders";
import { startSessionAtom, userAtom } from "./session/session";
import { loginAtom, logoutAtom, startGuestAtom } from "./session/signIn";
import { invoicesRemote, subscriptionRemote } from "./session/subscription";
import { tokensRemote } from "./session/tokens";
import { connectAtom, gatewayAtom } from "./view";

const BO = { ...ANN, id: "bo", name: "Bo", email: "bo@example.com" };
const REMINDERS = "GET /api/reminder";
const BUSY: ServerAnswer = [503, { code: "server.busy", fields: {}, params: {} }];
const RENT = [{ id: "rent", name: "Ann's rent", lastAt: "2026-11-21T09:00:00Z" }];

/** Begins a call as Ann, lets Bo in on the same tab, and only then answers the call. */
async function answerLate<Result>(
  app: MemberApp,
  call: string,
  answer: ServerAnswer,
  begin: () => Promise<Result>,
): Promise<Result> {
  app.answers[call] = answer;
  const release = app.hold(call);
  const begun = begin();
  await eventually(() => expect(app.calls.map((made) => made.call)).toContain(call));
  await app.store.set(logoutAtom);
  app.answers["POST /api/user/login"] = [200, BO, "t2"];
  await app.store.set(loginAtom, { email: BO.email, password: "12345678" });
  release();
  return begun;
}

const REMOTES: readonly (readonly [call: string, Remote<unknown>])[] = [
  [REMINDERS, remindersRemote],
  ["GET /api/subscription/me", subscriptionRemote],
  ["GET /api/subscription/invoices", invoicesRemote],
  ["GET /api/user/sessions", sessionsRemote],
  ["GET /api/user/tokens", tokensRemote],
  ["GET /api/workspace/my/not-verified", invitationsRemote],
  ["GET /api/health", healthRemote],
  ["GET /api/import/settings", importSettingsRemote],
  ["GET /api/user/auth/providers", providersRemote],
];

test.each(REMOTES)("the late answer to %s is not shown to the next person", async (call, remote) => {
  const app = await startMemberApp();
  const reading = await answerLate(app, call, [200, []], () => app.store.set(remote.readAtom));
  expect(reading.ok).toBe(false);
  expect(app.store.get(userAtom)?.name).toBe("Bo");
  expect(app.store.get(remote.valueAtom)).toBeNull();
});

test("a reminder that is due is not announced to the next person", async () => {
  const app = await startMemberApp();
  await answerLate(app, REMINDERS, [200, RENT], () => app.store.set(notifyDueRemindersAtom));
  expect(app.store.get(noticesAtom)).toEqual([]);
});

test("a profile that is saved late does not become the next person's, nor does its token", async () => {
  const app = await startMemberApp();
  const call = "PUT /api/user/user-update";
  const save = () => app.store.set(updateProfileAtom, { name: "Anna" });
  const outcome = await answerLate(app, call, [200, { ...ANN, name: "Anna" }, "t1-fresh"], save);
  expect(outcome).toMatchObject({ ok: false });
  expect(app.store.get(userAtom)).toMatchObject({ id: "bo", name: "Bo" });
  const database = await app.store.get(databaseAtom);
  expect(await readSession(database)).toEqual({ kind: "user", userId: "bo", token: "t2" });
});

test("a guest's budget that is imported late is not opened for the next person", async () => {
  const app = await startServedApp();
  await app.store.set(startSessionAtom);
  await app.store.set(startGuestAtom);
  app.answers["POST /api/user/login"] = [200, ANN, "t1"];
  await app.store.set(loginAtom, { email: ANN.email, password: "12345678" });
  // `userAtom` is there once the profile was read.
  await app.store.get(gatewayAtom)?.refresh();
  const call = "POST /api/workspace/import-guest";
  const outcome = await answerLate(app, call, [201, {}], () => app.store.set(importGuestAtom, "Home"));
  expect(outcome).toMatchObject({ ok: false });
  const opened = app.calls.filter(({ call: made }) => made.startsWith("PUT /api/settings"));
  expect([app.store.get(userAtom)?.name, opened]).toEqual(["Bo", []]);
});

test("of two readings the later call wins, whichever is answered last", async () => {
  const app = await startMemberApp();
  app.answers[REMINDERS] = [200, RENT];
  const release = app.hold(REMINDERS);
  const earlier = app.store.set(remindersRemote.readAtom);
  await eventually(() => expect(app.calls.map(({ call }) => call)).toContain(REMINDERS));
  const releaseLater = app.hold(REMINDERS);
  app.answers[REMINDERS] = [200, []];
  const later = app.store.set(remindersRemote.readAtom);
  releaseLater();
  await later;
  release();
  await earlier;
  expect(app.store.get(remindersRemote.valueAtom)).toEqual({ ok: true, data: [] });
});

test("what was read stays in sight when it cannot be read again", async () => {
  const app = await startMemberApp();
  app.answers[REMINDERS] = [200, RENT];
  await app.store.set(remindersRemote.readAtom);
  app.answers[REMINDERS] = BUSY;
  expect(await app.store.set(remindersRemote.readAtom)).toMatchObject({ ok: false });
  expect(app.store.get(remindersRemote.valueAtom)).toEqual({ ok: true, data: RENT });
});

test("a reading that began before a change does not undo it on the screen", async () => {
  const app = await startMemberApp();
  app.answers[REMINDERS] = [200, RENT];
  await app.store.set(remindersRemote.readAtom);
  const release = app.hold(REMINDERS);
  const earlier = app.store.set(remindersRemote.readAtom);
  await eventually(() => expect(app.calls.filter(({ call }) => call === REMINDERS)).toHaveLength(2));
  app.answers[REMINDERS] = BUSY;
  app.answers["DELETE /api/reminder/delete/rent"] = [200, { ok: true }];
  const deleted = app.store.set(deleteReminderAtom, "rent");
  await eventually(() => expect(app.store.get(remindersRemote.valueAtom)).toEqual({ ok: true, data: [] }));
  release();
  await Promise.all([earlier, deleted]);
  expect(app.store.get(remindersRemote.valueAtom)).toEqual({ ok: true, data: [] });
});

const ACTIVITY = JSON.stringify({ workspaceId: "home", userId: null, entity: null, month: null });
const activityOfHome: Remote<unknown> = {
  valueAtom: atom((get) => get(activityRemote.valueOfAtom)(ACTIVITY)),
  readAtAtom: atom((get) => get(activityRemote.readAtOfAtom)(ACTIVITY)),
  readAtom: atom(null, (_get, set) => set(activityRemote.readAtom, ACTIVITY)),
};
const HEALTH = { ok: true, capabilities: [{ name: "stocks", isOn: true, setting: "S" }], lastBackupAt: null };

const KEPT: readonly (readonly [call: string, data: unknown, remote: Remote<unknown>])[] = [
  [REMINDERS, RENT, remindersRemote],
  ["GET /api/subscription/me", { billing: "none", subscription: null }, subscriptionRemote],
  ["GET /api/subscription/invoices", [{ id: "in_1" }], invoicesRemote],
  ["GET /api/user/sessions", [{ id: "phone" }], sessionsRemote],
  ["GET /api/user/tokens", [{ id: "script" }], tokensRemote],
  ["GET /api/health", HEALTH, healthRemote],
  ["GET /api/activity/home", { changeSets: [{ revision: 1 }], nextCursor: null }, activityOfHome],
];

/** The app opened anew on the same device, away from the server. */
async function restarted(app: MemberApp): Promise<MemberApp["store"]> {
  for (const call of Object.keys(app.answers)) app.answers[call] = BUSY;
  const store = createStore();
  store.set(lockAtom, app.store.get(lockAtom));
  store.set(apiBaseAtom, app.store.get(apiBaseAtom));
  store.set(scheduleAtom, app.store.get(scheduleAtom));
  await store.set(startSessionAtom);
  onTestFinished(async () => {
    store.set(connectAtom, null);
    (await store.get(databaseAtom)).close();
  });
  return store;
}

const notesOf = async (app: MemberApp) => (await app.store.get(databaseAtom)).getAllKeys("notes");

/** Put a row of a workspace on the device: notes about one are kept with its rows alone. */
async function copyHome(app: MemberApp): Promise<void> {
  const database = await app.store.get(databaseAtom);
  await database.run((held) => held.put("rows", {}, [ANN.id, "home", "workspace", "workspace"]));
}

test.each(KEPT)(
  "what was read by %s is there without a connection, in another visit too",
  async (...given) => {
    const [call, data, remote] = given;
    const app = await startMemberApp();
    await copyHome(app);
    app.answers[call] = [200, data];
    await app.store.set(remote.readAtom);
    const readAt = app.store.get(remote.readAtAtom);
    const store = await restarted(app);
    expect(await store.set(remote.readAtom)).toMatchObject({ ok: false });
    expect(store.get(remote.valueAtom)).toEqual({ ok: true, data });
    expect([typeof readAt, store.get(remote.readAtAtom)]).toEqual(["string", readAt]);
  },
);

test.each(KEPT)("nothing of %s stays on the device of who signed out", async (call, data, remote) => {
  const app = await startMemberApp();
  await copyHome(app);
  app.answers[call] = [200, data];
  await app.store.set(remote.readAtom);
  await expect.poll(async () => (await notesOf(app)).length).toBeGreaterThan(1);
  await app.store.set(logoutAtom);
  expect(await notesOf(app)).toEqual([]);
});

test("what one person read is not kept for the next", async () => {
  const app = await startMemberApp();
  await answerLate(app, REMINDERS, [200, RENT], () => app.store.set(remindersRemote.readAtom));
  expect((await notesOf(app)).filter(([, name]) => name === "reminders")).toEqual([]);
});

test("what is kept never replaces what the server said", async () => {
  const app = await startMemberApp();
  app.answers[REMINDERS] = [200, RENT];
  await app.store.set(remindersRemote.readAtom);
  const store = await restarted(app);
  app.answers[REMINDERS] = [200, []];
  await store.set(remindersRemote.readAtom);
  expect(store.get(remindersRemote.valueAtom)).toEqual({ ok: true, data: [] });
});

test("what a change was answered with is kept as well", async () => {
  const app = await startMemberApp();
  app.answers[REMINDERS] = [200, RENT];
  await app.store.set(remindersRemote.readAtom);
  app.answers[REMINDERS] = BUSY;
  app.answers["DELETE /api/reminder/delete/rent"] = [200, { ok: true }];
  await app.store.set(deleteReminderAtom, "rent");
  const store = await restarted(app);
  await store.set(remindersRemote.readAtom);
  expect(store.get(remindersRemote.valueAtom)).toEqual({ ok: true, data: [] });
});

test("a guest's device keeps nothing of the server", async () => {
  const app = await startServedApp();
  await app.store.set(startGuestAtom);
  app.answers["GET /api/health"] = [200, HEALTH];
  await app.store.set(healthRemote.readAtom);
  expect(app.store.get(capabilitiesAtom)).toBeNull();
  expect((await notesOf(app)).filter(([, name]) => name === "health")).toEqual([]);
});

test("each key has a reading of its own, and the answer to one is not that of another", async () => {
  const app = await startMemberApp();
  app.answers["GET /api/stocks?search=app"] = [200, [{ symbol: "APP" }]];
  app.answers["GET /api/stocks?search=apple"] = [200, [{ symbol: "AAPL" }]];
  await Promise.all(["apple", "app"].map((search) => app.store.set(stockSearchRemote.readAtom, search)));
  const found = app.store.get(stockSearchRemote.valueOfAtom);
  expect([found("app"), found("apple"), found("a")]).toEqual([
    { ok: true, data: [{ symbol: "APP" }] },
    { ok: true, data: [{ symbol: "AAPL" }] },
    null,
  ]);
});
