import { describe, expect, it } from "vitest";
import { account, category, guest, run, start } from "@testing/budgets";
import { forecastView, type ForecastChoice } from "./forecastView";
import { planningView } from "./planningView";
import type { ScheduleCreate } from "./operations";
import type { State } from "./state";

const ALL: ForecastChoice = { accountId: null, isScheduled: true, isPlanned: false };
const UNTIL = "2026-12-31";

function schedule(state: State, id: string, over: Partial<ScheduleCreate>): State {
  const body = {
    kind: "expense",
    accountId: account(state, "Cash").id,
    categoryId: category(state, "Food").id,
    value: "90.00",
    frequency: "month",
    startDate: "2026-11-21",
    ...over,
  } as const;
  return run(state, [{ name: "createSchedule", id, body }]);
}

function begun(): State {
  const state = start();
  const month = (date: string, budget: string) =>
    ({
      name: "setPlanning",
      id: date,
      body: { categoryId: category(state, "Food").id, date, budget },
    }) as const;
  return run(state, [
    { name: "updateWorkspace", id: state.workspace.id, body: { firstDayOfMonth: 1 } },
    { name: "transfer", id: "t", accountId: account(state, "Cash").id, body: { value: "100" } },
    month("2026-11-01", "180"),
    month("2026-12-01", "400"),
  ]);
}

const seen = (state: State, choice: Partial<ForecastChoice> = {}) =>
  forecastView(state, { ...ALL, ...choice }, guest.today, UNTIL, guest.rates);
const balances = (state: State, choice: Partial<ForecastChoice> = {}) =>
  new Map(seen(state, choice)?.days.map(({ day, amount }) => [day, amount]));

describe("a month", () => {
  it("says what is still to come in it, and what is free after that", () => {
    const state = schedule(begun(), "rent", {});
    expect(planningView(state, "2026-11", guest.today, guest.rates)).toMatchObject({
      upcoming: "90.00",
      free: "90.00",
      left: "180.00",
      leftPerDay: "9.00",
    });
    expect(planningView(state, "2026-12", guest.today, guest.rates)).toMatchObject({ upcoming: "90.00" });
  });

  it("has nothing to come once it is over, and what was skipped is none of it", () => {
    const late = schedule(begun(), "rent", { startDate: "2026-10-05", backfill: true });
    expect(planningView(late, "2026-10", guest.today, guest.rates).upcoming).toBe("0.00");
    expect(planningView(late, "2026-11", guest.today, guest.rates).upcoming).toBe("180.00");
    const skipped = run(late, [{ name: "skipSchedule", id: "rent", body: { occurrence: "2026-10-05" } }]);
    expect(planningView(skipped, "2026-11", guest.today, guest.rates).upcoming).toBe("90.00");
  });
});

describe("a forecast", () => {
  it("moves the balance on the days of what is scheduled, and names the first day below zero", () => {
    const state = schedule(begun(), "rent", {});
    const days = balances(state);
    expect([days.get("2026-11-21"), days.get("2026-12-20"), days.get("2026-12-21")]).toEqual([
      "10.00",
      "10.00",
      "-80.00",
    ]);
    expect(seen(state)).toMatchObject({ belowZero: "2026-12-21", lowest: { day: "2026-12-21" } });
    expect(seen(state)?.days[0]).toEqual({ day: "2026-11-21", amount: "10.00", before: "100.00" });
  });

  it("spends what the plans leave free evenly, when it is asked to", () => {
    const state = schedule(begun(), "rent", {});
    const days = balances(state, { isPlanned: true });
    expect([days.get("2026-11-21"), days.get("2026-11-22"), days.get("2026-11-30")]).toEqual([
      "10.00",
      "0.00",
      "-80.00",
    ]);
    expect(days.get(UNTIL)).toBe("-480.00");
    expect(balances(state, { isPlanned: true, isScheduled: false }).get("2026-11-30")).toBe("-80.00");
  });

  it("says the balance after each of several on a day", () => {
    const state = schedule(schedule(begun(), "rent", {}), "pay", {
      kind: "income",
      categoryId: null,
      value: "50.00",
      frequency: "once",
    });
    const rows = seen(state)
      ?.rows.slice(0, 2)
      .map(({ item, after }) => [item.schedule.id, after]);
    expect(rows).toEqual([
      ["pay", "150.00"],
      ["rent", "60.00"],
    ]);
  });

  it("is of one account when one is chosen, both sides of a transfer moved", () => {
    const state = begun();
    const card = account(state, "Credit Card").id;
    const moved = schedule(state, "save", {
      kind: "transfer",
      accountId: card,
      fromAccountId: account(state, "Cash").id,
      categoryId: null,
      frequency: "once",
    });
    expect(seen(moved, { accountId: card })?.lowest.amount).toBe("90.00");
    expect(seen(moved, { accountId: account(state, "Cash").id })?.lowest.amount).toBe("10.00");
    expect(seen(moved)?.lowest.amount).toBe("100.00");
    expect(seen(moved, { accountId: "gone" })).toBeNull();
  });

  it("names what has no rate, which moves nothing", () => {
    const state = begun();
    const abroad = { ...account(state, "Cash"), id: "ghs", currencyCode: "GHS", budget: "0.00" };
    const rent = schedule({ ...state, accounts: [...state.accounts, abroad] }, "rent", { accountId: "ghs" });
    expect(seen(rent)).toMatchObject({
      notConverted: [{ currencyCode: "USD", amount: "-180.00" }],
      rows: [{ after: null }, { after: null }],
    });
  });
});
