/** Traffic of keeping up with the server, and a device that was away for a hundred days. It prints the figures. */
import "fake-indexeddb/auto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { agreed, closed, newDevice, readAll, shownBy, signedUp, type Device } from "@testing/devices";
import { dice } from "@testing/randomOperations";
import { startRealServer, type RealServer } from "@testing/realServer.node";
import { START } from "@testing/schedules.node";
import type { Operation } from "@/domain";
import { newUuid } from "../device/clock";

const DAY_MS = 86_400_000;
const DAYS = 100;
/** More changes than a device catches up with: it reads the budget anew. */
const TOO_MANY = 501;
const ROW_MAX_BYTES = 3_000;

let real: RealServer;
let devices: Device[];

beforeAll(async () => {
  real = await startRealServer();
});

afterAll(() => real.end());

beforeEach(() => {
  devices = [];
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});

afterEach(() => {
  for (const device of devices) closed(device);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function ofOnePerson(count: number): Promise<Device[]> {
  const person = await signedUp(real.base);
  for (let index = 0; index < count; index += 1) {
    devices.push(await newDevice(real.base, person, 0, dice(1)));
  }
  return devices;
}

interface Traffic {
  readonly requests: number;
  readonly bytes: number;
  readonly compressed: number;
}

/** Measure requests and answers while a task runs, printed under its name. */
async function traffic(name: string, task: () => Promise<unknown>): Promise<Traffic> {
  const answers: Response[] = [];
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (...given) => {
    const answer = await fetch(...given);
    answers.push(answer.clone());
    return answer;
  });
  await task();
  spy.mockRestore();
  let [bytes, compressed] = [0, 0];
  for (const answer of answers) {
    const plain = (await answer.arrayBuffer()).byteLength;
    bytes += plain;
    compressed += Number(answer.headers.get("content-length") ?? plain);
  }
  const paths = answers.map(({ url }) => new URL(url).pathname.replace(/[0-9a-f-]{36}/g, "…")).join(" ");
  console.info(`${name}: ${answers.length} requests, ${bytes} bytes, ${compressed} compressed (${paths})`);
  return { requests: answers.length, bytes, compressed };
}

function lunch({ categories, accounts }: ReturnType<typeof shownBy>, day: number): Operation {
  const date = new Date(START + day * DAY_MS).toISOString().slice(0, 10);
  const [accountId = "", categoryId = ""] = [accounts[0]?.id, categories[day % categories.length]?.id];
  return { name: "addExpenses", id: newUuid(), body: { value: "12.50", accountId, categoryId, date } };
}

async function changes(device: Device, operations: readonly Operation[]): Promise<void> {
  const { id } = shownBy(device).workspace;
  for (const operation of operations) await device.gateway.send(id, operation);
  await device.gateway.refresh();
}

it("one changed row is one request of three kilobytes at most, and nothing new is one request", async () => {
  const [one, two] = await ofOnePerson(2);
  if (one === undefined || two === undefined) throw new Error("no devices");
  const { workspace, categories, accounts } = shownBy(one);
  const [food, card] = [categories[0]?.id ?? "", accounts[0]?.id ?? ""];
  const wanted: Record<string, Operation> = {
    "an expense": lunch(shownBy(one), 0),
    "a budget": {
      name: "setPlanning",
      id: newUuid(),
      body: { categoryId: food, date: "2026-11-01", budget: "9" },
    },
    "an account": { name: "updateAccount", id: card, body: { name: "Purse" } },
    "a list": {
      name: "createList",
      id: newUuid(),
      body: { name: "Shop", listItems: [{ id: newUuid(), label: "Tea" }] },
    },
  };
  for (const [name, operation] of Object.entries(wanted)) {
    await changes(one, [operation]);
    const { revision } = shownBy(one).workspace;
    const heard = () => two.gateway.shared?.hear(workspace.id, revision) ?? Promise.resolve();
    const { requests, bytes } = await traffic(`${name}, heard of`, heard);
    expect(requests).toBe(1);
    expect(bytes).toBeLessThanOrEqual(ROW_MAX_BYTES);
  }
  expect(agreed(shownBy(two))).toEqual(agreed(shownBy(one)));
  const again = await traffic("a start with nothing new", () => two.gateway.refresh());
  expect(again.requests).toBe(1);
  expect(again.bytes).toBeLessThanOrEqual(ROW_MAX_BYTES);
});

it("a device is right after a hundred days away, however much changed meanwhile", async () => {
  const [home, away, longAway] = await ofOnePerson(3);
  if (home === undefined || away === undefined || longAway === undefined) throw new Error("no devices");
  const some = Array.from({ length: DAYS }, (_, day) => lunch(shownBy(home), day));
  await changes(home, some);
  vi.setSystemTime(START + DAYS * DAY_MS);
  const back = await traffic(`after ${DAYS} changes in ${DAYS} days`, () => away.gateway.refresh());
  expect(back.requests).toBeLessThanOrEqual(2);
  const { id } = shownBy(home).workspace;
  for (let count = DAYS; count < TOO_MANY; count += 1) {
    await home.server.send(lunch(shownBy(home), count % DAYS), id);
  }
  const late = await traffic(`after ${TOO_MANY} changes`, () => longAway.gateway.refresh());
  expect(late.requests).toBeLessThanOrEqual(2);
  const months = ["2026-11", "2026-12", "2027-01", "2027-02", "2027-03"];
  for (const device of devices) await readAll(device, months);
  for (const device of [away, longAway]) expect(agreed(shownBy(device))).toEqual(agreed(shownBy(home)));
  expect(shownBy(home).history).toHaveLength(TOO_MANY);
});
