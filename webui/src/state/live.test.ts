import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { LiveName, LiveUpdate } from "@/contract/live";
import { ANN, startMemberApp, startSharedApp } from "@testing/app";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { stubSockets } from "@testing/fakeSocket";
import { workspace } from "@testing/workspaces";
import { listenAtom, listenerAtom, roomAtom } from "./live";
import { noticesAtom } from "./notices";
import { remindersRemote } from "./session/reminders";
import { subscriptionRemote } from "./session/subscription";
import { gatewayAtom } from "./view";

const REMINDERS = "GET /api/reminder";
const INVITATIONS = "GET /api/workspace/my/not-verified";
const SUBSCRIPTION = "GET /api/subscription/me";

const BY_BO = { userId: "bo", email: "bo@example.com", workspaceId: null, revision: null };
const RENT = { id: "r1", name: "Rent", lastAt: "2026-11-21T09:00:00Z" };

/** Ann listens to her budget; she has looked at her reminders and her subscription. */
async function listening() {
  const sockets = stubSockets();
  const app = await startMemberApp({}, [workspace()]);
  app.answers[REMINDERS] = [200, [RENT, { ...RENT, name: "Old", lastAt: "2026-10-21T09:00:00Z" }]];
  app.answers[SUBSCRIPTION] = [200, { hasSubscription: true, billing: "none", subscription: null }];
  app.answers[INVITATIONS] = [200, []];
  await app.store.set(remindersRemote.readAtom);
  await app.store.set(subscriptionRemote.readAtom);
  const gateway = app.store.get(gatewayAtom);
  if (gateway?.shared == null) throw new Error("Nothing is shared");
  const refresh = vi.spyOn(gateway, "refresh").mockResolvedValue();
  const hear = vi.spyOn(gateway.shared, "hear").mockResolvedValue();
  const told: LiveUpdate[] = [];
  const rooms = { userId: ANN.id, workspaceId: "home" };
  const leave = await app.store.set(listenAtom, { ...rooms, onOthers: (update) => told.push(update) });
  const [socket] = sockets;
  if (socket === undefined) throw new Error("No socket was opened");
  const before = app.calls.length;
  const say = (name: LiveName, data: object = {}) => socket.say(name, { ...BY_BO, ...data });
  const reads = () => app.calls.slice(before).map(({ call }) => call);
  return { app, socket, say, reads, told, refresh, hear, leave };
}

test("the socket stands beside the API and says who listens to which budget", async () => {
  const { app, socket } = await listening();
  expect(socket.url).toBe(`ws://${location.host}/api/live`);
  socket.onopen();
  socket.say("authenticated");
  expect(socket.sent).toEqual([
    { event: "authenticate", data: { token: "t1" } },
    { event: "join_user_room", data: { room: ANN.id } },
    { event: "join_room", data: { room: "home" } },
  ]);
  expect(app.store.get(listenerAtom)).toBe(ANN.id);
});

test("without an open budget there is no room to listen in", async () => {
  const { app } = await listening();
  expect(app.store.get(roomAtom)).toBeNull();
});

test("the room is the budget that is open", async () => {
  const { store } = await startSharedApp();
  expect([store.get(listenerAtom), store.get(roomAtom)]).toEqual([USER_ID, WORKSPACE_ID]);
});

test.each(["user_workspace_updated", "refetch"])(
  "after %s the person's invitations, reminders, subscription and budgets are read again",
  async (event) => {
    const { socket, reads, refresh } = await listening();
    socket.say(event, BY_BO);
    await waitFor(() => expect(reads().sort()).toEqual([REMINDERS, SUBSCRIPTION, INVITATIONS].sort()));
    expect(refresh).toHaveBeenCalledOnce();
  },
);

test("a change of a budget is read by its revision, whoever made it", async () => {
  const { say, hear, refresh } = await listening();
  say("lists_updated", { workspaceId: "home", revision: 7 });
  say("lists_updated", { userId: ANN.id, workspaceId: "home", revision: 8 });
  expect(hear.mock.calls).toEqual([
    ["home", 7],
    ["home", 8],
  ]);
  expect(refresh).not.toHaveBeenCalled();
});

test("changes of others are told, one's own from another device are not", async () => {
  const { say, told } = await listening();
  say("planning_updated", { userId: ANN.id, workspaceId: "home", revision: 7 });
  say("accounts_updated", { workspaceId: "home", revision: 8 });
  await waitFor(() =>
    expect(told).toEqual([{ ...BY_BO, name: "accounts_updated", workspaceId: "home", revision: 8 }]),
  );
});

test("a reminder that is due is said by its name, and nothing else is read", async () => {
  const { app, say, reads, told, refresh } = await listening();
  say("reminder_due", { userId: ANN.id });
  await waitFor(() =>
    expect(app.store.get(noticesAtom)).toMatchObject([{ code: "reminders.due", params: { name: "Rent" } }]),
  );
  expect([reads(), told]).toEqual([[REMINDERS], []]);
  expect(refresh).not.toHaveBeenCalled();
});

test("who left hears nothing more", async () => {
  const { say, told, leave, hear, socket } = await listening();
  leave();
  say("accounts_updated", { workspaceId: "home", revision: 8 });
  expect([socket.isClosed, told]).toEqual([true, []]);
  expect(hear).not.toHaveBeenCalled();
});
