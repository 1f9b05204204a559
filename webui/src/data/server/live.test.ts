import { beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "@testing/fakeSocket";
import type { LiveUpdate } from "@/contract/live";
import { ANSWER_SECONDS, openLive, SILENCE_SECONDS } from "./live";

const WATCHES = [SILENCE_SECONDS, ANSWER_SECONDS];

let sockets: FakeSocket[];
let updates: LiveUpdate[];
let missed: number;
let token: string;
let timers: { seconds: number; task: () => void }[];
/** Return the waits before each new socket. */
let waits: number[];

beforeEach(() => {
  [sockets, updates, timers, waits, missed, token] = [[], [], [], [], 0, "t1"];
  vi.spyOn(Math, "random").mockReturnValue(0);
});

function listen(): () => void {
  return openLive({
    url: "ws://server/api/live",
    token: () => token,
    userId: "ann",
    workspaceId: "home",
    onUpdate: (update) => updates.push(update),
    onMissed: () => (missed += 1),
    schedule: (seconds, task) => {
      if (!WATCHES.includes(seconds)) waits.push(seconds);
      const timer = { seconds, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
}

/** It is time for what was scheduled last. */
function due(): void {
  const timer = timers.pop();
  timer?.task();
}

const last = () => sockets.at(-1) ?? new FakeSocket();

it("says who listens, joins both rooms, and hears what changed", () => {
  listen();
  last().onopen();
  last().say("authenticated");
  expect(last().sent).toEqual([
    { event: "authenticate", data: { token: "t1" } },
    { event: "join_user_room", data: { room: "ann" } },
    { event: "join_room", data: { room: "home" } },
  ]);
  const data = { userId: "bo", email: "bo@example.com", workspaceId: "home", revision: 7 };
  last().say("lists_updated", data);
  expect(updates).toEqual([{ name: "lists_updated", ...data }]);
  expect(missed).toBe(0);
});

it("comes back after a broken connection, later each time, and reads what it missed", () => {
  listen();
  last().say("authenticated");
  last().onclose({ code: 1006 });
  due();
  last().onclose({ code: 1006 });
  due();
  expect(waits).toEqual([1, 2]);
  last().say("authenticated");
  expect(missed).toBe(0);
  last().say("joined", { room: "home" });
  expect(missed).toBe(1);
  last().onclose({ code: 1006 });
  expect(waits).toEqual([1, 2, 1]);
});

it("reads what changed before it had joined both rooms, once for each socket", () => {
  listen();
  last().say("authenticated");
  last().say("joined", { room: "ann" });
  expect(missed).toBe(0);
  last().say("joined", { room: "home" });
  last().say("joined", { room: "ann" });
  last().say("joined", { room: "home" });
  expect(missed).toBe(1);
});

it("reads again when the server says that something was missed", () => {
  listen();
  last().say("refetch", { rooms: ["home"] });
  expect(missed).toBe(1);
});

it("does not try an ended token again, but one that was renewed", () => {
  listen();
  last().onclose({ code: 4401 });
  expect(waits).toEqual([]);
  listen();
  token = "t2";
  last().onclose({ code: 4401 });
  due();
  last().onopen();
  expect(last().sent).toEqual([{ event: "authenticate", data: { token: "t2" } }]);
});

it("is silent once it was left", () => {
  const leave = listen();
  last().say("authenticated");
  leave();
  last().say("lists_updated");
  last().onclose({ code: 1000 });
  expect([updates, waits, last().isClosed]).toEqual([[], [], true]);
});

it("asks a silent server to say something, and goes on with one that answers", () => {
  listen();
  last().onopen();
  last().say("authenticated");
  expect(timers.map(({ seconds }) => seconds)).toEqual([SILENCE_SECONDS]);
  due();
  expect(last().sent.at(-1)).toEqual({ event: "join_user_room", data: { room: "ann" } });
  expect(timers.map(({ seconds }) => seconds)).toEqual([ANSWER_SECONDS]);
  last().say("joined", { room: "ann" });
  expect(timers.map(({ seconds }) => seconds)).toEqual([SILENCE_SECONDS]);
  expect(sockets).toHaveLength(1);
});

it("leaves a connection that gives no answer within a minute, and opens another", () => {
  listen();
  last().say("authenticated");
  due();
  due();
  const [dead] = sockets;
  expect(dead?.isClosed).toBe(true);
  expect(SILENCE_SECONDS + ANSWER_SECONDS).toBeLessThan(60);
  due();
  expect(sockets).toHaveLength(2);
  // The browser says so much later: that is no news.
  dead?.onclose({ code: 1006 });
  dead?.say("lists_updated");
  expect([waits, updates]).toEqual([[1], []]);
  last().say("authenticated");
  last().say("joined", { room: "home" });
  expect(missed).toBe(1);
});

it("leaves a connection that never comes to be", () => {
  listen();
  due();
  expect(last().isClosed).toBe(true);
  due();
  expect(sockets).toHaveLength(2);
});

it("asks nothing more once it was left", () => {
  const leave = listen();
  last().say("authenticated");
  leave();
  expect(timers).toEqual([]);
});
