/** Live events of the server on a signed-in person's device. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { User } from "@/contract/schemas";
import type { OperationOf, State } from "@/domain";
import { newUuid } from "../device/clock";
import { openDatabase, type Database } from "../device/database";
import { createStore, type Store } from "../device/store";
import { dataOf } from "../server/answer";
import { createFakeServer, USER_ID, WORKSPACE_ID, type FakeServer } from "@testing/fakeServer";
import type { Gateway } from "./gateway";
import { createSyncedGateway } from "./syncedGateway";

let database: Database;
let server: FakeServer;
let gateways: Gateway[];

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase();
  server = createFakeServer();
  gateways = [];
});

afterEach(() => {
  for (const gateway of gateways) gateway.close();
  database.close();
});

function opened(store = createStore(database, USER_ID)): Gateway {
  const gateway = createSyncedGateway({
    ...{ database, store },
    server: server.server,
    userId: USER_ID,
    lock: (_name, task) => task(),
    schedule: () => () => undefined,
  });
  gateways.push(gateway);
  return gateway;
}

async function ready(): Promise<Gateway> {
  const gateway = opened();
  await gateway.load();
  await gateway.refresh();
  return gateway;
}

function view(gateway: Gateway): State {
  const { snapshot } = gateway.view();
  if (snapshot === null) throw new Error("nothing is shown");
  return snapshot;
}

const cash = (state: State) => state.accounts[1]?.budget;

function lunch(value: string): OperationOf<"addExpenses"> {
  const { accounts, categories } = server.state();
  const body = { value, accountId: accounts[1]?.id ?? "", categoryId: categories[0]?.id ?? "" };
  return { name: "addExpenses", id: newUuid(), body };
}

describe("word that somebody changed the workspace", () => {
  it("has it read, and what this device sent itself is not read twice", async () => {
    const gateway = await ready();
    await gateway.send(WORKSPACE_ID, lunch("12.50"));
    await gateway.refresh();
    const { revision } = view(gateway).workspace;
    server.reads.length = 0;
    await gateway.shared?.hear(WORKSPACE_ID, revision);
    expect(server.reads).toEqual([]);
    server.change(lunch("3"));
    await gateway.shared?.hear(WORKSPACE_ID, revision + 1);
    expect(cash(view(gateway))).toBe("-15.50");
  });

  it("of another workspace than the open one, has everything read", async () => {
    const gateway = await ready();
    server.reads.length = 0;
    await gateway.shared?.hear("another", 1);
    expect(server.reads).toEqual(["start"]);
  });

  it("lets what waits go out as well", async () => {
    const gateway = await ready();
    void gateway.shared?.hear(WORKSPACE_ID, 0);
    await gateway.send(WORKSPACE_ID, lunch("12.50"));
    await gateway.refresh();
    expect(cash(server.state())).toBe("-12.50");
  });
});

describe("what the server says about the person", () => {
  it("is shown at once and kept on this device", async () => {
    const gateway = await ready();
    const user = gateway.view().user;
    if (user === null) throw new Error("nobody is shown");
    await gateway.shared?.keepUser({ ...user, name: "Anna" });
    expect(gateway.view().user?.name).toBe("Anna");
    server.answerWith("error");
    const restarted = opened();
    await restarted.load();
    expect(restarted.view().user?.name).toBe("Anna");
  });

  it("is not taken back by a reading that began before, but by the next", async () => {
    const gateway = await ready();
    const user = gateway.view().user;
    if (user === null) throw new Error("nobody is shown");
    const { start } = server.server;
    vi.spyOn(server.server, "start").mockImplementationOnce(async (copy) => {
      const answer = await start(copy);
      await gateway.shared?.keepUser({ ...user, name: "Anna" });
      return answer;
    });
    await gateway.refresh();
    expect(gateway.view().user?.name).toBe("Anna");
    await gateway.refresh();
    expect(gateway.view().user?.name).toBe("Ann");
  });
});

describe("what a call says about the person while an older reading is written down", () => {
  /** Word about the person that comes while this device keeps `note`. */
  function tellDuring(note: string, store: Store, tell: () => Promise<unknown>): void {
    const { writeNotes } = store;
    vi.spyOn(store, "writeNotes").mockImplementation(async (notes) => {
      await writeNotes(notes);
      if (note in notes) await tell();
    });
  }

  it.each([
    ["the first one is", "workspaces", 1],
    ["the first one's workspace is", "workspace", 1],
    ["a later one is", "workspaces", 2],
  ])("stays shown and kept: %s", async (_, note, readings) => {
    const store = createStore(database, USER_ID);
    const { user } = dataOf(await server.server.start(null));
    const gateway = opened(store);
    for (let reading = 1; reading < readings; reading += 1) await gateway.refresh();
    tellDuring(note, store, async () => gateway.shared?.keepUser({ ...user, name: "Anna" }));
    await gateway.refresh();
    const kept = await store.readNote<User>("user");
    expect([gateway.view().user?.name, kept?.name]).toEqual(["Anna", "Anna"]);
  });

  it("stays shown when the device is read at the same time", async () => {
    const store = createStore(database, USER_ID);
    const gateway = opened(store);
    await gateway.refresh();
    const { user } = dataOf(await server.server.start(null));
    const { readWithQueues } = store;
    vi.spyOn(store, "readWithQueues").mockImplementationOnce(async (workspaceId) => {
      await gateway.shared?.keepUser({ ...user, name: "Anna" });
      return readWithQueues(workspaceId);
    });
    await gateway.load();
    expect(gateway.view().user?.name).toBe("Anna");
  });
});

describe("a month that began since the last reading", () =>
  it("is read once", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00") });
    onTestFinished(() => void vi.useRealTimers());
    const gateway = await ready();
    vi.setSystemTime(new Date("2026-12-01T10:00:00"));
    server.reads.length = 0;
    await gateway.refresh();
    await gateway.refresh();
    expect(server.reads).toEqual(["start", "planning 2026-12-01", "start"]);
  }));
