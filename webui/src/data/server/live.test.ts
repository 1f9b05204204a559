import { beforeEach, expect, it } from "vitest";
import { FakeSocket } from "@testing/fakeSocket";
import type { LiveUpdate } from "@/contract/live";
import { openLive } from "./live";

let sockets: FakeSocket[];
let updates: LiveUpdate[];
let missed: number;
let token: string;
let waits: number[];
let due: () => void;

beforeEach(() => {
  [sockets, updates, waits, missed, token] = [[], [], [], 0, "t1"];
  due = () => undefined;
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
      waits.push(seconds);
      due = task;
      return () => (due = () => undefined);
    },
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
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
  expect(missed).toBe(1);
  last().onclose({ code: 1006 });
  expect(waits).toEqual([1, 2, 1]);
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
