import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ErrorCode, Operation, OperationOf, State } from "@/domain";
import { newUuid } from "../device/clock";
import { openDatabase, type Database } from "../device/database";
import { eventually } from "@testing/eventually";
import { createFakeServer, USER_ID, WORKSPACE_ID, type FakeServer } from "@testing/fakeServer";
import type { Gateway } from "./gateway";
import { optimisticState } from "./optimistic";
import { createSyncedGateway } from "./syncedGateway";

let database: Database;
let server: FakeServer;
let gateways: Gateway[];
let retries: { seconds: number; task: () => void }[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00") });
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase();
  server = createFakeServer();
  gateways = [];
  retries = [];
});

afterEach(() => {
  for (const gateway of gateways) gateway.close();
  database.close();
  vi.useRealTimers();
});

/** One at a time by name, as the browser's locks are, for all gateways of a test. */
let last = Promise.resolve();
function lock(_name: string, task: () => Promise<void>): Promise<void> {
  const run = last.then(task);
  last = run.catch(() => undefined);
  return run;
}

function opened(): Gateway {
  const schedule = (seconds: number, task: () => void) => {
    const retry = { seconds, task };
    retries.push(retry);
    return () => {
      retries = retries.filter((each) => each !== retry);
    };
  };
  const gateway = createSyncedGateway({ database, server: server.server, userId: USER_ID, lock, schedule });
  gateways.push(gateway);
  return gateway;
}

async function ready(): Promise<Gateway> {
  const gateway = opened();
  await gateway.load();
  await gateway.refresh();
  return gateway;
}

function shown(gateway: Gateway): State {
  const state = optimisticState(gateway.view(), false);
  if (state === null) throw new Error("nothing is shown");
  return state;
}

function lunch(state: State, value = "12.50", date?: string): OperationOf<"addExpenses"> {
  const accountId = state.accounts[1]?.id ?? "";
  const categoryId = state.categories[0]?.id ?? "";
  return {
    name: "addExpenses",
    id: newUuid(),
    body: { value, accountId, categoryId, ...(date && { date }) },
  };
}

const cash = (state: State) => state.accounts[1]?.budget;

describe("a signed-in person's budget", () => {
  it("is read from the server and there again without it", async () => {
    const before = shown(await ready());
    expect(before.accounts.map(({ name }) => name)).toEqual(["Credit Card", "Cash"]);
    server.answerWith("error");
    const restarted = opened();
    await restarted.load();
    expect(shown(restarted)).toEqual(before);
    expect(restarted.view().user?.name).toBe("Ann");
    await restarted.refresh();
    expect(restarted.view().stopped).toBe("offline");
    expect(shown(restarted)).toEqual(before);
  });

  it("shows a change at once and is the server's after it was sent", async () => {
    const gateway = await ready();
    await gateway.send(WORKSPACE_ID, lunch(shown(gateway)));
    expect(cash(shown(gateway))).toBe("-12.50");
    await gateway.refresh();
    expect(cash(server.state())).toBe("-12.50");
    expect(gateway.view()).toMatchObject({ pending: [], stopped: "none" });
    expect(gateway.view().snapshot?.history).toEqual(server.state().history);
  });

  it("sends the moment a change was made, not the one it was sent at", async () => {
    const gateway = await ready();
    vi.setSystemTime(new Date("2026-11-19T10:00:00"));
    server.answerWith("error");
    await gateway.send(WORKSPACE_ID, lunch(shown(gateway)));
    vi.setSystemTime(new Date("2026-12-03T10:00:00"));
    server.answerWith(null);
    await gateway.refresh();
    expect(server.state().history[0]?.localDay).toBe("2026-11-19");
  });

  it("sees what other devices changed", async () => {
    const gateway = await ready();
    server.change(lunch(server.state(), "3"));
    expect(cash(shown(gateway))).toBe("0.00");
    await gateway.refresh();
    expect(cash(shown(gateway))).toBe("-3.00");
    const [food] = shown(gateway).categories;
    expect(shown(gateway).daySums).toMatchObject([{ categoryId: food?.id, spent: "3.00" }]);
  });
});

describe("without a connection", () => {
  it("changes are shown, kept over a restart, and sent in their order", async () => {
    const gateway = await ready();
    server.answerWith("error");
    const [one, two] = [lunch(shown(gateway), "1"), lunch(shown(gateway), "2")];
    await gateway.send(WORKSPACE_ID, one);
    await gateway.send(WORKSPACE_ID, two);
    await gateway.send(WORKSPACE_ID, { name: "deleteHistory", id: one.id });
    await gateway.refresh();
    gateway.close();

    const restarted = opened();
    await restarted.load();
    expect(cash(shown(restarted))).toBe("-2.00");
    expect(restarted.view().pending).toHaveLength(3);
    server.answerWith(null);
    await restarted.refresh();
    expect(server.received.map((operation) => operation.name)).toEqual([
      "addExpenses",
      "addExpenses",
      "deleteHistory",
    ]);
    expect(server.state().history.map(({ id }) => id)).toEqual([two.id]);
    expect(restarted.view().pending).toEqual([]);
  });

  it("a renamed workspace has its new name in the list, though another change goes out after it", async () => {
    const gateway = await ready();
    server.answerWith("error");
    await gateway.send(WORKSPACE_ID, { name: "updateWorkspace", id: WORKSPACE_ID, body: { name: "Home" } });
    await eventually(() => expect(gateway.view().stopped).toBe("offline"));
    server.answerWith(null);
    await gateway.send(WORKSPACE_ID, lunch(shown(gateway)));
    await gateway.shared?.hear(WORKSPACE_ID, 0); // waits for the turn of what is sent
    expect(server.received.map(({ name }) => name)).toEqual(["updateWorkspace", "addExpenses"]);
    expect(gateway.view().workspaces.map(({ name }) => name)).toEqual(["Home"]);
  });

  it("the next try comes later each time, and at once when asked", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const gateway = await ready();
    server.answerWith("error");
    await gateway.send(WORKSPACE_ID, lunch(shown(gateway)));
    await gateway.refresh();
    for (let tries = 0; tries < 8; tries += 1) {
      const wait = retries.at(-1)?.seconds ?? 0;
      await gateway.refresh();
      expect(retries.at(-1)?.seconds).toBe(Math.min(120, wait * 2));
    }
    expect(retries.at(-1)?.seconds).toBe(120);
    server.answerWith(null);
    retries.at(-1)?.task();
    await expect.poll(() => gateway.view().pending).toEqual([]);
    expect(retries).toEqual([]);
  });

  it("the pause is short again once a change was accepted", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const gateway = await ready();
    server.answerWith("error");
    for (let index = 0; index < 2; index += 1) await gateway.send(WORKSPACE_ID, lunch(shown(gateway)));
    for (let tries = 0; tries < 4; tries += 1) await gateway.refresh();
    const first = 2;
    expect(retries.at(-1)?.seconds).toBeGreaterThan(first);
    server.answerWith(null);
    const { send } = server.server;
    vi.spyOn(server.server, "send").mockImplementation(async (...change) => {
      const answer = await send(...change);
      server.answerWith("error");
      return answer;
    });
    await gateway.refresh();
    expect(gateway.view().pending).toHaveLength(1);
    expect(retries.at(-1)?.seconds).toBe(first);
  });

  it("an answer that got lost does not book twice", async () => {
    const gateway = await ready();
    server.loseNextAnswer();
    await gateway.send(WORKSPACE_ID, lunch(shown(gateway)));
    await gateway.refresh();
    await gateway.refresh();
    expect(server.received).toHaveLength(2);
    expect(cash(server.state())).toBe("-12.50");
    expect(cash(shown(gateway))).toBe("-12.50");
  });

  it("a balance set by hand is set once, though its answer got lost", async () => {
    const gateway = await ready();
    const id = shown(gateway).accounts[1]?.id ?? "";
    server.loseNextAnswer();
    await gateway.send(WORKSPACE_ID, { name: "updateAccount", id, body: { budget: "100" } });
    await gateway.refresh();
    await gateway.refresh();
    expect(server.received).toMatchObject([
      { body: { prevBudget: "0.00" } },
      { body: { prevBudget: "0.00" } },
    ]);
    expect(cash(server.state())).toBe("100.00");
    expect(cash(shown(gateway))).toBe("100.00");
  });
});

describe("a server in trouble", () => {
  it("is asked again, after the time it asks for", async () => {
    const gateway = await ready();
    server.answerWith(429);
    await gateway.send(WORKSPACE_ID, lunch(shown(gateway)));
    await gateway.refresh();
    expect(retries.at(-1)?.seconds).toBe(7);
    expect(gateway.view()).toMatchObject({ stopped: "none", pending: [{}], refused: [] });
    server.answerWith(503);
    await gateway.refresh();
    expect(gateway.view().pending).toHaveLength(1);
  });

  it("that ended the session keeps the changes waiting", async () => {
    const gateway = await ready();
    server.answerWith(401);
    await gateway.send(WORKSPACE_ID, lunch(shown(gateway)));
    await gateway.refresh();
    expect(gateway.view()).toMatchObject({ stopped: "unauthorized", pending: [{}] });
    expect(retries).toEqual([]);
  });
});

describe("a refused change", () => {
  async function refusedBy(status: number, code: ErrorCode): Promise<Gateway> {
    const gateway = await ready();
    server.answerWith("error");
    await gateway.send(WORKSPACE_ID, lunch(shown(gateway), "5"));
    await gateway.refresh();
    server.answerWith(status, code);
    await gateway.refresh();
    server.answerWith(null);
    return gateway;
  }

  it.each([
    [404, "notFound"],
    [409, "conflict.id"],
    [422, "account.currencyUsed"],
    [403, "auth.forbidden"],
  ] as const)("with %i is rolled back and kept for the person", async (status, code) => {
    const gateway = await refusedBy(status, code);
    expect(gateway.view()).toMatchObject({ pending: [], refused: [{ problem: { code } }] });
    expect(cash(shown(gateway))).toBe("0.00");
    const restarted = opened();
    await restarted.load();
    expect(restarted.view().refused).toHaveLength(1);
  });

  it("does not hold up the others", async () => {
    const gateway = await refusedBy(422, "account.currencyUsed");
    await gateway.send(WORKSPACE_ID, lunch(shown(gateway), "2"));
    await gateway.refresh();
    expect(cash(server.state())).toBe("-2.00");
    expect(gateway.view().refused).toHaveLength(1);
  });

  it("is sent again when the person wants it", async () => {
    const gateway = await refusedBy(409, "conflict.version");
    await gateway.shared?.keepMine(gateway.view().refused[0]?.sequence ?? 0);
    await gateway.refresh();
    expect(gateway.view()).toMatchObject({ pending: [], refused: [] });
    expect(cash(server.state())).toBe("-5.00");
    await gateway.shared?.keepMine(1);
    expect(server.received).toHaveLength(1);
  });

  it("is gone when the person gives it up", async () => {
    const gateway = await refusedBy(409, "conflict.version");
    await gateway.shared?.discard(gateway.view().refused[0]?.sequence ?? 0);
    expect(gateway.view().refused).toEqual([]);
    expect(await database.count("refused")).toBe(0);
  });

  it("that was an edit goes out again over the version there is now", async () => {
    const gateway = await ready();
    const account = shown(gateway).accounts[1];
    server.answerWith(409, "conflict.version");
    await gateway.send(WORKSPACE_ID, {
      name: "updateAccount",
      id: account?.id ?? "",
      body: { name: "Purse" },
    });
    await gateway.refresh();
    expect(gateway.view().refused).toMatchObject([{ operation: { body: { name: "Purse", version: 1 } } }]);
    server.answerWith(null);
    await gateway.shared?.keepMine(gateway.view().refused[0]?.sequence ?? 0);
    await gateway.refresh();
    expect(server.received).toMatchObject([{ body: { name: "Purse" } }]);
    expect(server.received).toMatchObject([{ body: { version: 1 } }]);
  });
});

describe("two tabs", () =>
  it("send a change once and show each other's", async () => {
    const [one, two] = [await ready(), await ready()];
    server.answerWith("error");
    await one.send(WORKSPACE_ID, lunch(shown(one), "1"));
    await two.send(WORKSPACE_ID, lunch(shown(two), "2"));
    await Promise.all([one.refresh(), two.refresh()]);
    server.answerWith(null);
    await Promise.all([one.refresh(), two.refresh()]);
    expect(server.received).toHaveLength(2);
    await eventually(() => {
      expect(cash(shown(one))).toBe("-3.00");
      expect(cash(shown(two))).toBe("-3.00");
    });
  }));

describe("reading", () => {
  it("months are read when they are opened; what changes in them is told from then on", async () => {
    const gateway = await ready();
    server.reads.length = 0;
    await gateway.shared?.openMonth("2026-10");
    expect(server.reads).toEqual(["planning 2026-10-01"]);
    await gateway.refresh();
    expect(server.reads).toEqual(["planning 2026-10-01", "start"]);
  });

  it("a month shows its budgets, removed ones and what was spent, beside the months before", async () => {
    server.change(lunch(server.state(), "3"));
    const gateway = await ready();
    const [food, fun] = server.state().categories;
    const plan = (id: string, categoryId: string | undefined): Operation => ({
      name: "setPlanning",
      id,
      body: { categoryId: categoryId ?? "", date: "2026-10-01", budget: "20" },
    });
    server.change(plan("p1", food?.id));
    server.change(plan("p2", fun?.id));
    server.change({ name: "deletePlanning", id: "p2" });
    server.change(lunch(server.state(), "4", "2026-10-05"));
    await gateway.shared?.openMonth("2026-10");
    const { plannings, daySums } = shown(gateway);
    expect(plannings).toMatchObject([
      { id: "p1", budget: "20.00", deleted: false },
      { id: "p2", deleted: true },
    ]);
    expect(daySums).toMatchObject([
      { localDay: "2026-11-01", spent: "3.00" },
      { localDay: "2026-10-01", spent: "4.00" },
    ]);
    server.change({ name: "deleteHistory", id: server.state().history[1]?.id ?? "" });
    await gateway.shared?.openMonth("2026-10");
    expect(shown(gateway).daySums).toMatchObject([{ localDay: "2026-11-01" }]);
  });

  it("older entries come page by page and stay with a refresh", async () => {
    for (let index = 0; index < 120; index += 1) server.change(lunch(server.state(), "1"));
    const gateway = await ready();
    expect(gateway.view()).toMatchObject({ cutoff: {}, snapshot: { history: { length: 50 } } });
    await gateway.shared?.loadMoreHistory();
    expect(shown(gateway).history).toHaveLength(100);
    await gateway.refresh();
    expect(shown(gateway).history).toHaveLength(100);
    expect(gateway.view().cutoff).toMatchObject({ id: shown(gateway).history.at(-1)?.id });
    await gateway.shared?.loadMoreHistory();
    expect(shown(gateway).history).toHaveLength(120);
  });

  it("another workspace opens from what this device has", async () => {
    const gateway = await ready();
    await gateway.shared?.openWorkspace("elsewhere");
    expect(gateway.view().snapshot).toBeNull();
  });
});
