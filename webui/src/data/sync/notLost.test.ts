/** Nothing of the queue is lost: own edits follow each other, refused ones are kept with all that builds on them. */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Operation, State } from "@/domain";
import { refusal, USER_ID, WORKSPACE_ID, type FakeServer } from "@testing/fakeServer";
import { endSynced, startSynced, type Synced } from "@testing/synced";
import { newUuid } from "../device/clock";
import type { Database } from "../device/database";
import type { Answer } from "../server/answer";
import type { Gateway } from "./gateway";
import { notSaved } from "./notSaved";
import { optimisticState } from "./optimistic";

let synced: Synced;
let database: Database;
let server: FakeServer;
let gateway: Gateway;

beforeEach(async () => {
  synced = await startSynced();
  ({ database, server, gateway } = synced);
});

afterEach(() => {
  endSynced(synced);
  vi.useRealTimers();
});

function shown(): State {
  const state = optimisticState(gateway.view(), false);
  if (state === null) throw new Error("nothing is shown");
  return state;
}

const cash = () => shown().accounts[1]?.id ?? "";
const food = () => shown().categories[0]?.id ?? "";
const named = (name: string): Operation => ({ name: "updateAccount", id: cash(), body: { name } });
const iconed = (icon: string): Operation => ({ name: "updateAccount", id: cash(), body: { icon } });
const planned = (budget: string): Operation => ({
  name: "setPlanning",
  id: newUuid(),
  body: { categoryId: food(), date: "2026-12-01", budget },
});

/** Turns of the database: reading what nobody writes takes one. */
async function passed(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await database.count("session");
}

const listed = () => gateway.view().refused.map((each) => notSaved(each, gateway.view().snapshot));

async function offline(...operations: readonly Operation[]): Promise<void> {
  server.answerWith("error");
  for (const operation of operations) await gateway.send(WORKSPACE_ID, operation);
  await gateway.refresh();
  server.answerWith(null);
}

describe("one's own second edit", () => {
  it("never conflicts with the first", async () => {
    await offline(named("One"), named("Two"), planned("10"), planned("20"));
    await gateway.refresh();
    expect(gateway.view()).toMatchObject({ pending: [], refused: [] });
    expect(server.state().accounts[1]?.name).toBe("Two");
    expect(server.state().plannings).toMatchObject([{ budget: "20.00" }]);
  });

  it("does so when the answer to the first got lost, too", async () => {
    server.loseNextAnswer();
    await gateway.send(WORKSPACE_ID, named("One"));
    await gateway.send(WORKSPACE_ID, named("Two"));
    await gateway.refresh();
    await gateway.refresh();
    expect(gateway.view()).toMatchObject({ pending: [], refused: [] });
    expect(server.state().accounts[1]?.name).toBe("Two");
  });
});

describe("a change that the server is just taking", () =>
  it.each(Array.from({ length: 16 }, (_, turns) => turns))(
    "stays on the screen while another is made, %i turns later",
    async (turns) => {
      const { send } = server.server;
      const slow: typeof send = async (...given) => send(...given).finally(() => passed(4));
      Object.assign(server.server, { send: slow });
      let isMade = false;
      const breaks: State[] = [];
      gateway.subscribe(() => {
        if (isMade && shown().plannings.length === 0) breaks.push(shown());
      });
      await gateway.send(WORKSPACE_ID, planned("10"));
      isMade = true;
      await passed(turns);
      await gateway.send(WORKSPACE_ID, named("Two"));
      await gateway.refresh();
      expect(breaks).toEqual([]);
      expect(gateway.view()).toMatchObject({ pending: [], refused: [] });
      expect(server.state().plannings).toMatchObject([{ budget: "10.00" }]);
    },
  ));

describe("an edit of what somebody else edited meanwhile", () => {
  it("is refused with all that builds on it, and never overwrites theirs", async () => {
    await offline(named("One"), named("Two"));
    server.change(named("Theirs"));
    await gateway.refresh();
    expect(server.state().accounts[1]?.name).toBe("Theirs");
    expect(listed()).toMatchObject([
      {
        operation: { body: { name: "One" } },
        dependents: [{ body: { name: "Two" } }],
        fields: [{ field: "name", was: "Cash", mine: "Two", theirs: "Theirs" }],
      },
    ]);
    expect(shown().accounts[1]?.name).toBe("Theirs");
  });

  it("is refused, too, when theirs was read before it is sent", async () => {
    await offline(planned("10"));
    server.change(planned("99"));
    await gateway.shared?.openMonth("2026-12");
    expect(gateway.view().snapshot?.plannings).toMatchObject([{ budget: "99.00" }]);
    await gateway.refresh();
    expect(listed()).toMatchObject([{ fields: [{ was: "0.00", mine: "10", theirs: "99.00" }] }]);
    expect(server.state().plannings).toMatchObject([{ budget: "99.00" }]);
  });

  it("is refused, too, when the answer to one's own edit of another field told of theirs", async () => {
    await offline(named("One"), iconed("coins"));
    server.change(iconed("piggy-bank"));
    await gateway.refresh();
    expect(listed()).toMatchObject([{ fields: [{ field: "icon", mine: "coins", theirs: "piggy-bank" }] }]);
    expect(server.state().accounts[1]).toMatchObject({ name: "One", icon: "piggy-bank" });
  });

  it("wins when the person keeps theirs no more: mine, over the present version", async () => {
    await offline(named("One"), named("Two"));
    server.change(named("Theirs"));
    await gateway.refresh();
    await gateway.shared?.keepMine(listed()[0]?.sequence ?? 0);
    await gateway.refresh();
    expect(listed()).toEqual([]);
    expect(server.state().accounts[1]?.name).toBe("Two");
  });

  it("wins after an earlier one of the same field, when the person keeps both at once", async () => {
    await offline(named("One"));
    server.change(named("Theirs"));
    await gateway.refresh();
    await offline(named("Two"));
    server.change(named("Theirs again"));
    await gateway.refresh();
    expect(listed()).toHaveLength(2);
    await Promise.all(listed().map(async ({ sequence }) => gateway.shared?.keepMine(sequence)));
    await gateway.refresh();
    expect(listed()).toEqual([]);
    expect(server.state().accounts[1]?.name).toBe("Two");
  });

  it("is gone when the person keeps theirs, but for the fields that are in no conflict", async () => {
    await offline({ name: "updateAccount", id: cash(), body: { name: "One", icon: "coins" } });
    server.change(named("Theirs"));
    await gateway.refresh();
    await gateway.shared?.keepTheirs(listed()[0]?.sequence ?? 0);
    await gateway.refresh();
    expect(listed()).toEqual([]);
    expect(server.state().accounts[1]).toMatchObject({ name: "Theirs", icon: "coins" });
  });

  it("of a budget works again over theirs", async () => {
    await offline(planned("10"));
    server.change(planned("99"));
    await gateway.refresh();
    expect(listed()).toMatchObject([{ fields: [{ was: "0.00", mine: "10", theirs: "99.00" }] }]);
    await gateway.shared?.keepMine(listed()[0]?.sequence ?? 0);
    await gateway.refresh();
    expect(listed()).toEqual([]);
    expect(server.state().plannings).toMatchObject([{ budget: "10.00" }]);
  });

  it("of a month that is copied does not overwrite a newer budget", async () => {
    const item = { categoryId: food(), budget: "10" };
    await offline({ name: "setPlannings", body: { date: "2026-12-01", planningsCategories: [item] } });
    expect(gateway.view().pending).toMatchObject([
      { operation: { body: { planningsCategories: [{ version: 0 }] } } },
    ]);
  });
});

describe("what the server fails on", () =>
  it("again and again is set aside, and the rest goes on", async () => {
    const { send } = server.server;
    vi.spyOn(server.server, "send").mockImplementation((operation, workspaceId) => {
      if (operation.name !== "updateAccount") return send(operation, workspaceId);
      const problem = { status: 500, code: "server.error", title: "", message: "", detail: "" } as const;
      const rest = { fields: {}, params: {}, current: null, choices: null };
      return Promise.resolve({
        ok: false,
        status: 500,
        problem: { ...problem, ...rest },
        retryAfterSeconds: null,
      });
    });
    await offline(named("One"), planned("10"));
    for (let tries = 0; tries < 4; tries += 1) await gateway.refresh();
    expect(listed()).toMatchObject([{ problem: { code: "server.error" } }]);
    expect(server.state().plannings).toMatchObject([{ budget: "10.00" }]);
  }));

describe("a refused change", () => {
  it.each(Array.from({ length: 16 }, (_, turns) => turns))(
    "takes along what builds on it though that is made while it is refused, %i turns later",
    async (turns) => {
      const { send } = server.server;
      vi.spyOn(server.server, "send").mockImplementation((operation, workspaceId) =>
        operation.name === "addExpenses"
          ? Promise.resolve(refusal(422, "request.invalid"))
          : send(operation, workspaceId),
      );
      const id = newUuid();
      await gateway.send(WORKSPACE_ID, {
        name: "addExpenses",
        id,
        body: { value: "10", accountId: cash(), categoryId: food() },
      });
      await passed(turns);
      const note: Operation = { name: "updateHistory", id, body: { note: "late" } };
      // Once the refusal is shown there is no entry to note anything at.
      const isTaken = await gateway.send(WORKSPACE_ID, note).then(
        () => true,
        () => false,
      );
      await gateway.refresh();
      expect(gateway.view()).toMatchObject({ pending: [] });
      expect(listed()).toMatchObject([
        { problem: { code: "request.invalid" }, dependents: isTaken ? [{ name: "updateHistory" }] : [] },
      ]);
    },
  );

  it("holds up none of another workspace, even of the same id", async () => {
    const id = newUuid();
    const sent: string[] = [];
    const { send } = server.server;
    vi.spyOn(server.server, "send").mockImplementation((operation, workspaceId) => {
      if (workspaceId === WORKSPACE_ID) return send(operation, workspaceId);
      sent.push(`${operation.name} in ${workspaceId}`);
      return Promise.resolve({ ok: true, status: 204, data: null });
    });
    const body = { value: "10", accountId: cash(), categoryId: food() };
    await offline({ name: "addExpenses", id, body }, { name: "deleteHistory", id });
    server.answerWith("error");
    await gateway.send("elsewhere", { name: "deleteHistory", id });
    server.answerWith(422, "request.invalid");
    await gateway.refresh();
    expect(listed()).toMatchObject([{ workspaceId: WORKSPACE_ID, dependents: [{ name: "deleteHistory" }] }]);
    expect(listed()[0]?.dependents).toHaveLength(1);
    expect(sent).toEqual(["deleteHistory in elsewhere"]);
  });
});

describe("a change that is never answered", () => {
  const unanswered = { ok: false, status: "error", problem: null, retryAfterSeconds: null } as const;

  it("is set aside while the server answers others, and the rest goes on", async () => {
    const { send } = server.server;
    vi.spyOn(server.server, "send").mockImplementation((operation, workspaceId) =>
      operation.name === "updateAccount" ? Promise.resolve(unanswered) : send(operation, workspaceId),
    );
    await offline(named("One"), planned("10"));
    await gateway.refresh();
    expect(gateway.view()).toMatchObject({ pending: [{}, {}], refused: [], stopped: "failing" });
    for (let tries = 1; tries < 5; tries += 1) await gateway.refresh();
    expect(listed()).toMatchObject([
      { operation: { body: { name: "One" } }, problem: { code: "server.error" } },
    ]);
    expect(server.state().plannings).toMatchObject([{ budget: "10.00" }]);
    expect(gateway.view().stopped).toBe("none");
  });

  it("waits as long as the server answers nothing at all", async () => {
    await offline(named("One"));
    server.answerWith("error");
    for (let tries = 0; tries < 9; tries += 1) await gateway.refresh();
    expect(gateway.view()).toMatchObject({ pending: [{}], refused: [], stopped: "offline" });
    server.answerWith(null);
    await gateway.refresh();
    expect(server.state().accounts[1]?.name).toBe("One");
  });
});

describe("a clock that goes back", () =>
  it("does not turn the order of changes", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00") });
    await offline(named("One"));
    vi.setSystemTime(new Date("2026-11-20T10:00:00"));
    await offline(named("Two"));
    await gateway.refresh();
    expect(server.state().accounts[1]?.name).toBe("Two");
  }));

describe("a balance set by hand", () =>
  it("does not count an expense that came to nothing", async () => {
    const body = { value: "10", accountId: cash(), categoryId: food() };
    const { send } = server.server;
    vi.spyOn(server.server, "send").mockImplementation((operation, workspaceId) => {
      if (operation.name !== "addExpenses") return send(operation, workspaceId);
      const problem = { status: 422, code: "request.invalid", title: "", message: "", detail: "" } as const;
      const rest = { fields: {}, params: {}, current: null, choices: null };
      return Promise.resolve({
        ok: false,
        status: 422,
        problem: { ...problem, ...rest },
        retryAfterSeconds: null,
      });
    });
    await offline(
      { name: "addExpenses", id: newUuid(), body },
      { name: "updateAccount", id: cash(), body: { budget: "100" } },
    );
    await gateway.refresh();
    expect(listed()).toHaveLength(1);
    expect(server.state().accounts[1]?.budget).toBe("100.00");
  }));

describe("a list that two people change", () =>
  it("keeps what each of them added", async () => {
    const listItems = [{ id: newUuid(), label: "Milk" }];
    await gateway.send(WORKSPACE_ID, { name: "createList", id: "l", body: { name: "Shop", listItems } });
    await gateway.refresh();
    await offline({ name: "addListItem", id: newUuid(), listId: "l", body: { label: "Tea" } });
    server.change({ name: "addListItem", id: newUuid(), listId: "l", body: { label: "Butter" } });
    await gateway.refresh();
    expect(server.state().lists[0]?.listItems.map(({ label }) => label)).toEqual(["Milk", "Butter", "Tea"]);
    expect(shown().lists).toEqual(server.state().lists);
  }));

describe("a workspace that the person takes no part in any more", () => {
  it("leaves this device with the next contact, and the others stay", async () => {
    const rows = await database.count("rows");
    const known = gateway.view().workspaces;
    await database.put("notes", [...known, { ...known[0], id: "left" }], [USER_ID, "workspaces"]);
    await database.put("rows", {}, [USER_ID, "left", "accounts", "a"]);
    const notes = await database.getAllKeys("notes");
    for (const name of ["cursor left", "months left", "statistics left 2026-10 2026-11"]) {
      await database.put("notes", {}, [USER_ID, name]);
    }
    await database.put("notes", {}, ["bob", "months left"]);
    await gateway.refresh();
    expect(await database.get("rows", [USER_ID, "left", "accounts", "a"])).toBeUndefined();
    expect(await database.count("rows")).toBe(rows);
    expect(await database.getAllKeys("notes")).toEqual([...notes, ["bob", "months left"]]);
  });

  it("keeps no statistics whose answer comes after that, and those of the others are kept", async () => {
    const [month, name] = ["2026-10", "statistics"];
    const known = gateway.view().workspaces;
    await database.put("notes", [...known, { ...known[0], id: "left" }], [USER_ID, "workspaces"]);
    await database.put("rows", {}, [USER_ID, "left", "accounts", "a"]);
    let answer: (() => void) | undefined;
    const held = new Promise<Answer<unknown>>((resolve) => {
      answer = () => resolve({ ok: true, status: 200, data: {} });
    });
    const late = () => held;
    Object.assign(server.server, {
      ...{ mainStatistics: late, accountStatistics: late, categoryStatistics: late, categoryShares: late },
    });
    const show = vi.fn();
    const read = (workspaceId: string) =>
      gateway.readStatistics({ workspaceId, keys: [month], shownKeys: [month] }, show);
    const readings = Promise.all([read("left"), read(WORKSPACE_ID)]);
    await gateway.refresh();
    answer?.();
    await readings;
    expect(show).toHaveBeenCalledTimes(2);
    const notes = (await database.getAllKeys("notes")).map((key) => key[1]);
    expect(notes.filter((note) => note.startsWith(name))).toEqual([
      `${name} ${WORKSPACE_ID} ${month} ${month}`,
    ]);
  });
});
