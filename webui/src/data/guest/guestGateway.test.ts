import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DomainError, GUEST_USER, GUEST_WORKSPACE, type Operation, type Rates, type State } from "@/domain";
import { eventually } from "@testing/eventually";
import { operationOf, ratesOf, seenIn, type Scenario, type Step } from "@testing/scenarios";
import { newLocalId } from "../device/clock";
import { openDatabase, type Database } from "../device/database";
import { wipe } from "../device/wipe";
import type { Gateway } from "../sync/gateway";
import { createGuestGateway, startGuest } from "./guestGateway";
import { optimisticState } from "../sync/optimistic";

let database: Database;
let gateways: Gateway[] = [];

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase();
  await startGuest(database, "en");
});

afterEach(() => {
  for (const gateway of gateways) gateway.close();
  gateways = [];
  database.close();
  vi.useRealTimers();
});

async function opened(rates?: Rates): Promise<Gateway> {
  const gateway = createGuestGateway(database, rates);
  gateways.push(gateway);
  await gateway.load();
  return gateway;
}

function shown(gateway: Gateway): State {
  const state = optimisticState(gateway.view(), true);
  if (state === null) throw new Error("nothing is shown");
  return state;
}

function lunch(state: State, value: string): Operation {
  const accountId = state.accounts[0]?.id ?? "";
  const categoryId = state.categories[0]?.id ?? "";
  return { name: "addExpenses", id: newLocalId("his"), body: { value, accountId, categoryId } };
}

describe("a guest's budget", () => {
  it("is there again after a restart, in the same order", async () => {
    const gateway = await opened();
    await gateway.send(GUEST_WORKSPACE, lunch(shown(gateway), "12.50"));
    await gateway.send(GUEST_WORKSPACE, { name: "updateSettings", body: { language: "ua" } });
    const before = shown(gateway);
    database.close();
    database = await openDatabase();
    expect(shown(await opened())).toEqual(before);
    expect(before.accounts.map(({ name, budget }) => [name, budget])).toEqual([
      ["Credit Card", "-12.50"],
      ["Cash", "0.00"],
    ]);
    expect(before.settings.language).toBe("ua");
  });

  it("is seeded once", async () => {
    const gateway = await opened();
    await gateway.send(GUEST_WORKSPACE, lunch(shown(gateway), "12.50"));
    await startGuest(database, "ua");
    expect(shown(await opened()).history).toHaveLength(1);
  });

  it("shows a change before it is stored", async () => {
    const gateway = await opened();
    const stored = gateway.send(GUEST_WORKSPACE, lunch(shown(gateway), "5"));
    expect(gateway.view().pending).toHaveLength(1);
    expect(shown(gateway).accounts[0]?.budget).toBe("-5.00");
    await stored;
    expect(gateway.view().pending).toEqual([]);
    expect(shown(gateway).accounts[0]?.budget).toBe("-5.00");
  });

  it("keeps the changes of two tabs", async () => {
    const [one, two] = [await opened(), await opened()];
    await Promise.all([
      one.send(GUEST_WORKSPACE, lunch(shown(one), "1")),
      two.send(GUEST_WORKSPACE, lunch(shown(two), "2")),
      one.send(GUEST_WORKSPACE, lunch(shown(one), "4")),
    ]);
    expect(shown(await opened()).accounts[0]?.budget).toBe("-7.00");
    await eventually(() => {
      expect(shown(one).history).toHaveLength(3);
      expect(shown(two).history).toHaveLength(3);
    });
  });

  it("is as before when a rule is broken", async () => {
    const gateway = await opened();
    const before = shown(gateway);
    const main = before.accounts[0]?.id ?? "";
    const removal = gateway.send(GUEST_WORKSPACE, { name: "deleteAccount", id: main });
    await expect(removal).rejects.toThrow(new DomainError("account.main"));
    expect(shown(gateway)).toBe(before);
  });

  it("takes a change back that the device could not store", async () => {
    const gateway = await opened();
    database.close();
    await expect(gateway.send(GUEST_WORKSPACE, lunch(shown(gateway), "5"))).rejects.toThrow();
    expect(shown(gateway).history).toEqual([]);
    database = await openDatabase();
  });

  it("leaves nothing behind when it is wiped", async () => {
    await wipe(database, GUEST_USER);
    const stores = ["rows", "notes", "outbox", "refused"] as const;
    expect(await Promise.all(stores.map((store) => database.count(store)))).toEqual([0, 0, 0, 0]);
    expect((await opened()).view().snapshot).toBeNull();
  });

  it("removes rows from the device that are gone", async () => {
    const gateway = await opened();
    const expense = lunch(shown(gateway), "5");
    await gateway.send(GUEST_WORKSPACE, expense);
    const count = await database.count("rows");
    await gateway.send(GUEST_WORKSPACE, { name: "deleteHistory", id: "id" in expense ? expense.id : "" });
    expect(await database.count("rows")).toBe(count - 2);
    expect(shown(await opened()).daySums).toEqual([]);
  });
});

describe("a story ends in guest mode as the core tells it", () => {
  const files = import.meta.glob<Scenario>("../../../../tests/scenarios/*.json", {
    eager: true,
    import: "default",
  });
  // Removing a planning takes a guest's expenses back, on purpose another end than on a server.
  const stories = Object.values(files).filter(
    ({ operations }) => !operations.some(({ op }) => op === "deletePlanning" || op === "updateRates"),
  );

  it.each(stories.map((scenario) => [scenario.name, scenario] as const))("%s", async (_name, scenario) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(new Date(`${scenario.today}T08:00:00`));
    const rates = ratesOf(scenario.rates);
    await wipe(database, GUEST_USER);
    await startGuest(database, "en");
    const gateway = await opened(rates);
    await gateway.send(GUEST_WORKSPACE, {
      name: "updateWorkspace",
      id: GUEST_WORKSPACE,
      body: scenario.workspace,
    });
    for (const step of scenario.operations) await tell(gateway, step);
    const { plannings = {}, planningTotals = {} } = scenario.expect as Record<string, object>;
    const months = Object.keys({ ...plannings, ...planningTotals });
    const state = shown(await opened(rates));
    expect(seenIn(state, rates, scenario.today, months)).toMatchObject(scenario.expect);
  });

  async function tell(gateway: Gateway, step: Step): Promise<void> {
    vi.setSystemTime(Date.now() + 1000);
    const operation = operationOf(step, shown(gateway), () => newLocalId("acc"));
    const sent = gateway.send(GUEST_WORKSPACE, operation);
    if (step.error === undefined) await sent;
    else await expect(sent).rejects.toMatchObject({ code: step.error, fields: step.fields ?? {} });
  }
});

describe("a guest's schedules", () => {
  const yearly = (state: State): Operation => ({
    name: "createSchedule",
    id: newLocalId("sch"),
    body: {
      ...{ kind: "income", value: "5", accountId: state.accounts[0]?.id ?? "", frequency: "year" },
      ...{ startDate: "2026-11-20", mode: "post" },
    },
  });

  it("post what came due when the app opens, once in two tabs", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-19T12:00:00Z") });
    const gateway = await opened();
    await gateway.send(GUEST_WORKSPACE, yearly(shown(gateway)));
    expect(shown(gateway).history).toEqual([]);
    vi.setSystemTime(new Date("2027-11-21T12:00:00Z"));
    const tabs = await Promise.all([opened(), opened()]);
    for (const tab of tabs) await tab.load();
    for (const tab of tabs) {
      expect(shown(tab).history.map(({ localDay }) => localDay)).toEqual(["2027-11-20", "2026-11-20"]);
      expect(shown(tab).accounts[0]?.budget).toBe("10.00");
    }
  });
});
