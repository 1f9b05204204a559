/** A new change costs the same, however many wait: counted in applied operations, whatever a machine takes for one. */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Operation } from "@/domain";
import { USER_ID, WORKSPACE_ID, type FakeServer } from "@testing/fakeServer";
import { endSynced, startSynced, type Synced } from "@testing/synced";
import { newUuid } from "../device/clock";
import type { Database } from "../device/database";
import { enqueue } from "./outbox";
import type { Gateway } from "./gateway";
import { optimisticState } from "./optimistic";

let synced: Synced;
let database: Database;
let server: FakeServer;
let gateway: Gateway;

beforeEach(async () => {
  synced = await startSynced();
  ({ database, server, gateway } = synced);
  server.answerWith("error");
});

afterEach(() => endSynced(synced));

function expense(): Operation {
  const { accounts, categories } = server.state();
  const body = { value: "1", accountId: accounts[1]?.id ?? "", categoryId: categories[0]?.id ?? "" };
  return { name: "addExpenses", id: newUuid(), body };
}

function named(name: string): Operation {
  const [, cash] = server.state().accounts;
  return { name: "updateAccount", id: cash?.id ?? "", body: { name, version: 1 } };
}

/** So many changes wait, and are shown. */
async function wait(count: number, operation: (index: number) => Operation = expense): Promise<void> {
  const made = { workspaceId: WORKSPACE_ID, at: "2026-11-21T08:00:00.000Z", today: "2026-11-21" };
  const was = (index: number) => ({ name: index === 0 ? "Cash" : `Cash ${index - 1}` });
  const changes = Array.from({ length: count }, (_, index) => ({
    ...{ ...made, operation: operation(index), was: was(index) },
  }));
  await enqueue(database, USER_ID, changes);
  await gateway.load();
  await gateway.refresh();
  gateway.shown(gateway.view());
}

/** Counts from now on: each application of a change asks once who made it. */
function countApplied(): () => number {
  let applied = 0;
  const { user } = gateway.view();
  if (user === null) throw new Error("nobody is in");
  Object.defineProperty(user, "name", {
    get: () => {
      applied += 1;
      return "Ann";
    },
  });
  return () => applied;
}

/** Counts from now on the rows that are read from the device. */
function countRead(): () => number {
  const made = vi.spyOn(IDBObjectStore.prototype, "getAll").mock.results;
  const answered = () =>
    made.flatMap(({ value }) => {
      const request = value as IDBRequest<unknown[]>;
      return request.readyState === "done" ? request.result : [];
    });
  return () => answered().length;
}

/** Shows each view, as screens do. */
function watch(): void {
  gateway.subscribe((view) => void gateway.shown(view));
}

it.each([10, 1000])(
  "with %i waiting, a new one is applied twice: to see if it fits, and to be shown",
  async (count) => {
    await wait(count);
    const applied = countApplied();
    await gateway.send(WORKSPACE_ID, expense());
    const shown = gateway.shown(gateway.view());
    expect(applied()).toBe(2);
    expect(shown).toEqual(optimisticState(gateway.view(), false));
    expect(applied()).toBe(2 + count + 1);
    expect(shown?.accounts[1]?.budget).toBe(`-${count + 1}.00`);
  },
);

it("what is shown follows the queue when one goes out, and when another tab adds one", async () => {
  await wait(3);
  await wait(1);
  expect(gateway.shown(gateway.view())?.accounts[1]?.budget).toBe("-4.00");
  server.answerWith(null);
  await gateway.refresh();
  expect(gateway.view().pending).toEqual([]);
  expect(gateway.shown(gateway.view())).toEqual(gateway.view().snapshot);
});

it.each([10, 100])(
  "when %i expenses go out, each is read once more and none is applied again",
  async (count) => {
    await wait(count);
    const [applied, read] = [countApplied(), countRead()];
    watch();
    server.answerWith(null);
    await gateway.refresh();
    expect(server.state().history).toHaveLength(count);
    expect(gateway.view()).toMatchObject({ pending: [], sent: [], refused: [] });
    expect(applied()).toBe(0);
    expect(read()).toBeLessThanOrEqual(4 * count + 50);
  },
);

it.each([10, 100])("when %i edits of one row go out, each is applied once more", async (count) => {
  await wait(count, (index) => named(`Cash ${index}`));
  const applied = countApplied();
  watch();
  server.answerWith(null);
  await gateway.refresh();
  expect(server.state().accounts[1]?.name).toBe(`Cash ${count - 1}`);
  expect(gateway.view()).toMatchObject({ pending: [], sent: [], refused: [] });
  expect(applied()).toBeLessThanOrEqual(count);
});

it("a change that is made while many wait is taken without reading those", async () => {
  await wait(100);
  const read = countRead();
  await gateway.send(WORKSPACE_ID, expense());
  expect(read()).toBeLessThan(10);
  expect(gateway.view().pending).toHaveLength(101);
});
