import { expect, test } from "vitest";
import { ANN, startMemberApp, type MemberApp, type ServerAnswer } from "@testing/app";
import { eventually } from "@testing/eventually";
import { readSession } from "@/data/device/database";
import { databaseAtom } from "./device";
import { noticesAtom } from "./notices";
import type { Remote } from "./remote";
import { invitationsRemote } from "./session/invitations";
import { sessionsRemote, updateProfileAtom } from "./session/profile";
import { deleteReminderAtom, remindersRemote, tellDueAtom } from "./session/reminders";
import { loginAtom, logoutAtom, userAtom } from "./session/session";
import { invoicesRemote, subscriptionRemote } from "./session/subscription";
import { tokensRemote } from "./session/tokens";

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
  await eventually(() => {
    expect(app.calls.map((made) => made.call)).toContain(call);
  });
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
  await answerLate(app, REMINDERS, [200, RENT], () => app.store.set(tellDueAtom));
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

test("of two readings the later call wins, whichever is answered last", async () => {
  const app = await startMemberApp();
  app.answers[REMINDERS] = [200, RENT];
  const release = app.hold(REMINDERS);
  const earlier = app.store.set(remindersRemote.readAtom);
  await eventually(() => {
    expect(app.calls.map(({ call }) => call)).toContain(REMINDERS);
  });
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
  await eventually(() => {
    expect(app.calls.filter(({ call }) => call === REMINDERS)).toHaveLength(2);
  });
  app.answers[REMINDERS] = BUSY;
  app.answers["DELETE /api/reminder/delete/rent"] = [200, { ok: true }];
  const deleted = app.store.set(deleteReminderAtom, "rent");
  await eventually(() => {
    expect(app.store.get(remindersRemote.valueAtom)).toEqual({ ok: true, data: [] });
  });
  release();
  await Promise.all([earlier, deleted]);
  expect(app.store.get(remindersRemote.valueAtom)).toEqual({ ok: true, data: [] });
});
