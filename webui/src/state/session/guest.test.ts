import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accountsAtom, accountTotalsAtom } from "../budget/accounts";
import { balanceAtom } from "../budget/balance";
import { categoriesAtom } from "../budget/categories";
import { databaseAtom } from "../device";
import { dispatchAtom, newIdAtom } from "../budget/dispatch";
import { unsentAtom } from "../budget/waiting";
import { connectAtom } from "../view";
import { byDay, daySumAtom, todayEntriesAtom } from "../budget/history";
import { entriesAtom } from "@testing/entries";
import { monthAtom, monthViewAtom, runningMonthAtom, stepMonthAtom } from "../budget/month";
import { noticesAtom, noticeShownAtom } from "../notices";
import { planningAtom, planningRowsAtom } from "../budget/planning";
import { copyableAtom, copyLastMonthAtom, removedExpenseCountAtom } from "../budget/planChanges";
import { convertAtom, ratesAgeAtom } from "../budget/conversion";
import { isGuestAtom, sessionAtom, startSessionAtom, userAtom } from "./session";
import { logoutAtom, startGuestAtom } from "./signIn";
import { isOnboardingAtom, settingsAtom, updateSettingsAtom } from "../budget/settings";
import { startTexts } from "@/i18n/start";

type Store = ReturnType<typeof createStore>;
let stores: Store[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00") });
  globalThis.indexedDB = new IDBFactory();
  stores = [];
});

afterEach(async () => {
  for (const store of stores) {
    store.set(connectAtom, null);
    (await store.get(databaseAtom)).close();
  }
  vi.useRealTimers();
});

/** The app as it starts. */
async function start(): Promise<Store> {
  const store = createStore();
  stores.push(store);
  await store.set(startSessionAtom);
  return store;
}

async function guest(): Promise<Store> {
  const store = await start();
  await store.set(startGuestAtom);
  return store;
}

function spend(store: Store, value: string, date?: string) {
  const [account] = store.get(accountsAtom);
  const [category] = store.get(categoriesAtom);
  const id = store.get(newIdAtom)("his");
  const body = { value, accountId: account?.id ?? "", categoryId: category?.id ?? "", ...(date && { date }) };
  return store.set(dispatchAtom, { name: "addExpenses", id, body });
}

describe("the session of a guest", () => {
  it("begins when the person asks for it and lasts over a restart", async () => {
    const store = await start();
    expect(store.get(sessionAtom)).toEqual({ kind: "none", isExpired: false });
    await store.set(startGuestAtom);
    expect(store.get(isGuestAtom)).toBe(true);
    expect(store.get(userAtom)).toBeNull();
    await spend(store, "12.50");
    const restarted = await start();
    expect(restarted.get(sessionAtom).kind).toBe("guest");
    expect(restarted.get(balanceAtom)).toMatchObject({
      amount: "-12.50",
      currencyCode: "USD",
      notConverted: [],
    });
  });

  it("ends with everything wiped", async () => {
    const store = await guest();
    await spend(store, "12.50");
    expect(store.get(unsentAtom)).toBe(0);
    await store.set(logoutAtom);
    expect(store.get(sessionAtom).kind).toBe("none");
    expect(store.get(balanceAtom)).toBeNull();
    await store.set(startGuestAtom);
    expect(store.get(entriesAtom)).toEqual([]);
  });
});

describe("an expense", () => {
  it("shows in the balance, the month, the history and today", async () => {
    const store = await guest();
    expect(await spend(store, "12.50")).toEqual({ ok: true });
    expect(store.get(balanceAtom)?.amount).toBe("-12.50");
    expect(store.get(planningAtom)).toMatchObject({ spent: "12.50", date: "2026-11-01", daysLeft: 10 });
    expect(store.get(planningRowsAtom)[0]).toMatchObject({
      spent: "12.50",
      percent: "100.00",
      overflow: "12.50",
      category: { name: "Food", hue: "green" },
    });
    const [day] = byDay(store.get(entriesAtom));
    expect(day?.key).toBe("2026-11-21");
    expect(store.get(daySumAtom)(day?.entries ?? [])).toMatchObject({ sum: "-12.50", notConverted: [] });
    expect(store.get(todayEntriesAtom)).toMatchObject([
      { categoryLabel: "Food", accountLabel: "Credit Card", icon: "shopping-basket", isPending: false },
    ]);
  });

  it("is as if it had never been once it is deleted", async () => {
    const store = await guest();
    await spend(store, "12.50");
    const id = store.get(entriesAtom)[0]?.id ?? "";
    await store.set(dispatchAtom, { name: "deleteHistory", id });
    expect(store.get(balanceAtom)?.amount).toBe("0.00");
    expect(store.get(planningAtom)?.spent).toBe("0.00");
    expect(store.get(entriesAtom)).toEqual([]);
  });

  it("with a wrong field comes back to the form", async () => {
    const store = await guest();
    expect(await spend(store, "0")).toMatchObject({ ok: false, fields: { value: "validation.positive" } });
    expect(store.get(noticesAtom)).toEqual([]);
    expect(store.get(entriesAtom)).toEqual([]);
  });

  it("carries its account's new name", async () => {
    const store = await guest();
    await spend(store, "5");
    const id = store.get(accountsAtom)[0]?.id ?? "";
    await store.set(dispatchAtom, { name: "updateAccount", id, body: { name: "Visa" } });
    expect(store.get(entriesAtom)[0]?.accountLabel).toBe("Visa");
  });
});

describe("a day of the history", () =>
  it("adds what came in, takes off what was spent, and leaves transfers out", async () => {
    const store = await guest();
    const [card, cash] = store.get(accountsAtom).map(({ id }) => id);
    await spend(store, "12.50", "2026-11-20");
    await store.set(dispatchAtom, {
      name: "transfer",
      id: store.get(newIdAtom)("his"),
      accountId: card ?? "",
      body: { value: "100", date: "2026-11-20" },
    });
    await store.set(dispatchAtom, {
      name: "transfer",
      id: store.get(newIdAtom)("his"),
      accountId: cash ?? "",
      body: { value: "30", fromAccountId: card ?? "", date: "2026-11-20" },
    });
    const [day] = byDay(store.get(entriesAtom));
    expect(day?.key).toBe("2026-11-20");
    expect(store.get(daySumAtom)(day?.entries ?? []).sum).toBe("87.50");
    expect(day?.entries.map(({ kind, icon }) => [kind, icon])).toEqual([
      ["transfer", "arrow-right-left"],
      ["income", "banknote-arrow-down"],
      ["expense", "shopping-basket"],
    ]);
  }));

describe("a rule that belongs to no field", () =>
  it("is announced", async () => {
    const store = await guest();
    const id = store.get(accountsAtom)[0]?.id ?? "";
    expect(await store.set(dispatchAtom, { name: "deleteAccount", id })).toMatchObject({
      code: "account.main",
    });
    const [notice] = store.get(noticesAtom);
    expect(notice).toMatchObject({ severity: "error", code: "account.main" });
    store.set(noticeShownAtom, notice?.id ?? 0);
    expect(store.get(noticesAtom)).toEqual([]);
  }));

describe("months", () => {
  it("start with the running one and are stepped through", async () => {
    const store = await guest();
    expect(store.get(monthViewAtom)).toEqual({
      key: "2026-11",
      firstDay: "2026-11-01",
      lastDay: "2026-11-30",
      hasRange: false,
      isRunning: true,
      isClosed: false,
      day: { number: 21, of: 30 },
    });
    await store.set(stepMonthAtom, -1);
    expect(store.get(monthAtom)).toBe("2026-10");
    expect(store.get(monthViewAtom)).toMatchObject({ isRunning: false, day: null });
    await store.set(stepMonthAtom, 1);
    expect(store.get(monthAtom)).toBe(store.get(runningMonthAtom));
  });

  it("follow the workspace's first day", async () => {
    const store = await guest();
    await store.set(dispatchAtom, {
      name: "updateWorkspace",
      id: "guestWorkspace",
      body: { firstDayOfMonth: 10 },
    });
    expect(store.get(monthViewAtom)).toMatchObject({
      key: "2026-12",
      firstDay: "2026-11-11",
      hasRange: true,
    });
  });

  it("copy the budgets of the one before", async () => {
    const store = await guest();
    const categoryId = store.get(categoriesAtom)[0]?.id ?? "";
    const id = store.get(newIdAtom)("plan");
    const body = { categoryId, date: "2026-10-01", budget: "300" };
    await store.set(dispatchAtom, { name: "setPlanning", id, body });
    expect(store.get(copyableAtom)).toMatchObject([{ budget: "300.00" }]);
    await store.set(copyLastMonthAtom);
    expect(store.get(planningAtom)).toMatchObject({ budget: "300.00", leftPerDay: "30.00" });
    expect(store.get(copyableAtom)).toEqual([]);
    expect(await store.set(copyLastMonthAtom)).toEqual({ ok: true });
  });

  it("name how many expenses a guest loses with a removed category", async () => {
    const store = await guest();
    await spend(store, "5");
    const [food, fun] = store.get(planningRowsAtom);
    const takenBack = store.get(removedExpenseCountAtom);
    expect([food && takenBack(food), fun && takenBack(fun)]).toEqual([1, 0]);
  });
});

describe("accounts", () => {
  it("of other currencies show what they are worth, or that there is no rate", async () => {
    const store = await guest();
    const make = (name: string, currencyCode: string) =>
      store.set(dispatchAtom, {
        name: "createAccount",
        id: store.get(newIdAtom)("acc"),
        body: { name, currencyCode, budget: "100" },
      });
    await make("Euro", "EUR");
    await make("Gold", "XPD");
    const views = store.get(accountsAtom);
    expect(views.find(({ name }) => name === "Euro")).toMatchObject({
      currency: "EUR",
      isWithoutRate: false,
    });
    expect(views.find(({ name }) => name === "Euro")?.converted).toMatch(/^1\d\d\.\d\d$/);
    expect(views.find(({ name }) => name === "Cash")).toMatchObject({ currency: "USD", converted: null });
    expect(store.get(accountTotalsAtom)?.subtotals.map(({ currencyCode }) => currencyCode)).toEqual([
      "USD",
      "EUR",
      "XPD",
    ]);
  });

  it("are converted for the keypad with the rate and its day", async () => {
    const store = await guest();
    const conversion = store.get(convertAtom)("10", "USD", "UAH");
    expect(conversion).toMatchObject({ rateDate: store.get(ratesAgeAtom).date });
    expect(conversion?.amount).toMatch(/^\d{3}\.\d\d$/);
    expect(store.get(convertAtom)("10", "USD", "NONE")).toBeNull();
    expect(store.get(ratesAgeAtom).isStale).toBe(true);
  });
});

describe("settings", () =>
  it("stay on the device and change the language at once", async () => {
    const store = await guest();
    await startTexts("en");
    expect(store.get(isOnboardingAtom)).toBe(true);
    await store.set(updateSettingsAtom, { showOnboarding: true });
    await store.set(updateSettingsAtom, { language: "ua" });
    expect(store.get(isOnboardingAtom)).toBe(false);
    expect(document.documentElement.lang).toBe("uk");
    expect((await start()).get(settingsAtom)).toMatchObject({ language: "ua", showOnboarding: true });
  }));
