/** Accepted changes stay shown until this device has read them back. */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Operation } from "@/domain";
import { refusal, USER_ID, WORKSPACE_ID, type FakeServer } from "@testing/fakeServer";
import { endSynced, openSynced, startSynced, type Synced } from "@testing/synced";
import { newUuid } from "../device/clock";
import { writeSession } from "../device/database";
import { unsent } from "./changeGroups";
import type { Gateway } from "./gateway";

let synced: Synced;
let server: FakeServer;
let gateway: Gateway;
let isRead: boolean;

beforeEach(async () => {
  synced = await startSynced();
  ({ server, gateway } = synced);
  isRead = false;
  const { start, changes } = server.server;
  const lost = () => Promise.resolve(refusal("error", "server.error"));
  Object.assign(server.server, {
    start: (...given: Parameters<typeof start>) => (isRead ? start(...given) : lost()),
    changes: (...given: Parameters<typeof changes>) => (isRead ? changes(...given) : lost()),
  });
});

afterEach(() => {
  gateway.close();
  endSynced(synced);
});

function lunch(): Operation {
  const { accounts, categories } = server.state();
  const body = { value: "12.50", accountId: accounts[1]?.id ?? "", categoryId: categories[0]?.id ?? "" };
  return { name: "addExpenses", id: newUuid(), body };
}

const named = (name: string): Operation => ({
  ...{ name: "updateAccount", id: server.state().accounts[1]?.id ?? "", body: { name } },
});

const cash = () => gateway.shown(gateway.view())?.accounts[1];

async function sent(operation: Operation): Promise<void> {
  await gateway.send(WORKSPACE_ID, operation);
  await gateway.refresh();
}

async function reopened(): Promise<void> {
  gateway.close();
  gateway = openSynced(synced);
  await gateway.load();
}

it("a change that was sent and not read back is shown, waits for nothing, and is there after a restart", async () => {
  await sent(lunch());
  expect(gateway.view()).toMatchObject({ sent: [{}], pending: [], snapshot: { history: [] } });
  expect([cash()?.budget, unsent(gateway.view())]).toEqual(["-12.50", 0]);
  await reopened();
  expect(gateway.view()).toMatchObject({ sent: [{}], pending: [], snapshot: { history: [] } });
  expect(cash()?.budget).toBe("-12.50");
  isRead = true;
  await gateway.refresh();
  expect(gateway.view()).toMatchObject({ sent: [], snapshot: { history: [{}] } });
  expect([cash()?.budget, server.received.length]).toEqual(["-12.50", 1]);
  expect((await synced.database.getAllKeys("rows")).filter((key) => key[2] === "sent")).toEqual([]);
});

it("an edit after one that was not read back is made on what the server answered to that", async () => {
  await sent(named("One"));
  await reopened();
  await sent(named("Two"));
  isRead = true;
  await gateway.refresh();
  expect(gateway.view()).toMatchObject({ sent: [], pending: [], refused: [] });
  expect(server.state().accounts[1]?.name).toBe("Two");
});

it("settings that were sent stay as they were set until the person is read", async () => {
  await sent({ name: "updateSettings", body: { language: "ua" } });
  expect(gateway.shown(gateway.view())?.settings.language).toBe("ua");
  isRead = true;
  await gateway.shared?.hear(WORKSPACE_ID, 100);
  expect(gateway.shown(gateway.view())?.settings.language).toBe("ua");
  await gateway.refresh();
  expect(gateway.view()).toMatchObject({ sent: [], snapshot: { settings: { language: "ua" } } });
});

it("what was sent is read back before a month is, and counts once in it", async () => {
  await sent(lunch());
  isRead = true;
  await gateway.shared?.openMonth("2026-11");
  expect(gateway.view().sent).toEqual([]);
  expect(gateway.shown(gateway.view())?.daySums).toMatchObject([{ spent: "12.50" }]);
});

it("a change of a workspace that is not on this device leaves nothing behind", async () => {
  const { send } = server.server;
  Object.assign(server.server, {
    send: (...given: Parameters<typeof send>) =>
      given[1] === WORKSPACE_ID ? send(...given) : Promise.resolve({ ok: true, status: 200, data: null }),
  });
  await gateway.send("elsewhere", { name: "deleteHistory", id: newUuid() });
  await gateway.refresh();
  expect(await synced.database.count("outbox")).toBe(0);
  expect((await synced.database.getAllKeys("rows")).filter((key) => key[2] === "sent")).toEqual([]);
});

it("a change whose person is out by now is not kept", async () => {
  const { send } = server.server;
  Object.assign(server.server, {
    async send(...given: Parameters<typeof send>) {
      const answer = await send(...given);
      await writeSession(synced.database, { kind: "none" });
      return answer;
    },
  });
  await sent(lunch());
  expect(server.received).not.toEqual([]);
  const rows = await synced.database.getAllKeys("rows");
  expect(rows.filter(([owner, , area]) => owner === USER_ID && area === "sent")).toEqual([]);
});
