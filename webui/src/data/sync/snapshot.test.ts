import { describe, expect, it } from "vitest";
import type { HistoryEntry, Schedule } from "@/contract/budget";
import type { Changes } from "@/contract/schemas";
import { lunch, run, start } from "@testing/budgets";
import { dice } from "@testing/dice";
import { compareEntries } from "@/domain";
import { createFakeServer, WORKSPACE_ID } from "@testing/fakeServer";
import { withChanges } from "./snapshot";

const fake = createFakeServer();
const [food, home] = fake.state().categories.map(({ id }) => id);
const day = (categoryId = "", spent = "") => ({
  ...{ localDay: "2026-11-05", currencyCode: "USD" },
  categoryId,
  spent,
});
const kept = { ...fake.state(), daySums: [day(food, "5.00"), day(home, "7.00")] };

/** Answer of the server when only sums of this month changed. */
async function told(month: Partial<Changes["plannings"][number]>): Promise<Changes> {
  const answer = await fake.server.changes({ workspaceId: WORKSPACE_ID, revision: 0 });
  if (!answer.ok) throw new Error("no answer");
  const rest = { categoryIds: [], planningsCategories: [], deletedCategories: [] };
  const days = { date: "2026-11-01", firstDay: "2026-11-01", lastDay: "2026-11-30" };
  return { ...answer.data, plannings: [{ ...days, ...rest, ...month }] };
}

describe("a month of which some rows changed", () => {
  it("keeps the sums of all other categories", async () => {
    const state = withChanges(kept, await told({ categoryIds: [food ?? ""] }), null);
    expect(state.daySums).toEqual([day(home, "7.00")]);
  });

  it("takes the rows that are told in place of those it had", async () => {
    const row = {
      ...{ id: null, categoryId: home ?? "", date: "2026-11-01", budget: "0.00", spent: "9.00" },
      ...{
        currencyCode: "USD",
        percent: "0.00",
        ratio: null,
        overflow: "9.00",
        left: "0.00",
        upcoming: "0.00",
        free: "-9.00",
        available: "-9.00",
        carried: "0.00",
      },
      ...{ carry: null, carriedFrom: null, target: null },
      // The second amount is to come: it is not spent.
      notConverted: [
        { currencyCode: "GHS", amount: "4.00" },
        { currencyCode: "GHS", amount: "50.00" },
      ],
      spentNotConverted: [{ currencyCode: "GHS", amount: "4.00" }],
      ...{ version: 0, createdAt: null, updatedAt: null },
    };
    const month = await told({ categoryIds: [home ?? ""], planningsCategories: [row] });
    const { daySums } = withChanges(kept, month, null);
    const first = { localDay: "2026-11-01" };
    expect(daySums).toEqual([
      day(food, "5.00"),
      { ...day(home, "9.00"), ...first },
      { ...day(home, "4.00"), ...first, currencyCode: "GHS" },
    ]);
  });
});

describe("schedules", () => {
  const schedule: Schedule = {
    ...{ id: "s1", workspaceId: WORKSPACE_ID, kind: "expense", accountId: "a1", fromAccountId: null },
    ...{ categoryId: food ?? "", value: "950.00", currencyCode: "USD", accountValue: null, fromValue: null },
    ...{ payee: "", tags: [] },
    ...{ note: "Flat", frequency: "month", every: 1, startDate: "2026-08-31", endDate: null, count: null },
    ...{ weekend: "asIs", mode: "ask", isActive: true, activeFrom: "2026-08-31", skipped: ["2026-09-30"] },
    ...{ userId: null, version: 1, createdAt: "", updatedAt: "", reversed: [], postedCount: 1 },
    nextDate: "2027-01-31",
    due: [{ occurrence: "2026-10-31", day: "2026-10-31", value: "950.00", problem: null }],
    settled: ["2026-12-31"],
  };

  it("keep which occurrences are settled, so that later ones come due without the server", async () => {
    const changes = { ...(await told({})), schedules: [schedule] };
    const [row] = withChanges(kept, changes, null).schedules;
    expect(row?.settled).toEqual(["2026-08-31", "2026-09-30", "2026-11-30", "2026-12-31"]);
  });

  it("go when they are deleted", async () => {
    const changes = await told({});
    const state = withChanges(kept, { ...changes, schedules: [schedule] }, null);
    const deleted = { ...changes.deleted, schedules: ["s1"] };
    expect(withChanges(state, { ...changes, deleted }, null).schedules).toEqual([]);
  });
});

describe("months that carry amounts", () => {
  const past = {
    ...{
      id: "b1",
      version: 4,
      categoryId: food ?? "",
      date: "2026-08-01",
      budget: "50.00",
      currencyCode: "USD",
    },
    spent: [{ currencyCode: "USD", amount: "20.00" }],
  };
  const rule = { from: "2026-08-01", carry: "all", cap: null, deleted: false, version: 1 } as const;

  it("are held though nobody looked at them, and one that is held already stays", async () => {
    const changes = { ...(await told({})), pastMonths: [past, { ...past, date: "2026-11-01" }] };
    const { plannings, daySums } = withChanges(kept, changes, null);
    expect(plannings).toMatchObject([
      { id: "b1", categoryId: food, date: "2026-08-01", budget: "50.00", version: 4 },
    ]);
    expect(daySums).toContainEqual({ ...day(food, "20.00"), localDay: "2026-08-01" });
    expect(daySums).toHaveLength(3);
  });

  it("hold spending without a budget where nothing is planned", async () => {
    const unplanned = { ...past, id: null, version: 0, budget: "0.00" };
    const { plannings, daySums } = withChanges(kept, { ...(await told({})), pastMonths: [unplanned] }, null);
    expect(plannings).toEqual(kept.plannings);
    expect(daySums).toContainEqual({ ...day(food, "20.00"), localDay: "2026-08-01" });
  });

  it("go with the rule that was undone", async () => {
    const changes = await told({});
    const rules = (deleted: boolean) => [{ ...rule, categoryId: food ?? "", deleted }];
    const state = withChanges(kept, { ...changes, carryRules: rules(false) }, null);
    expect(state.carryRules).toHaveLength(1);
    expect(withChanges(state, { ...changes, carryRules: rules(true) }, null).carryRules).toEqual([]);
  });
});

it.each([1, 2, 3, 4, 5])("entries that came stand in their places, seed %i", async (seed) => {
  const { below } = dice(seed);
  const begun = start();
  const [first] = run(begun, [lunch(begun, "e-1")]).history;
  if (first === undefined) throw new Error("nothing was booked");
  const entryOf = (index: number): HistoryEntry => {
    const localDay = `2026-11-${String(1 + below(28)).padStart(2, "0")}`;
    return { ...first, id: `e-${String(index)}`, localDay, date: `${localDay}T1${String(below(10))}:00:00Z` };
  };
  const existing = Array.from({ length: 60 }, (_, index) => entryOf(index)).sort(compareEntries);
  const received = Array.from({ length: 12 }, (_, index) => entryOf(50 + index * 2));
  const gone = existing.filter(() => below(10) === 0).map(({ id }) => id);
  const changes = await told({});
  const deleted = { ...changes.deleted, history: gone };
  const { history } = withChanges(
    { ...kept, history: existing },
    { ...changes, history: received, deleted },
    null,
  );
  const news = new Set([...gone, ...received.map(({ id }) => id)]);
  const left = existing.filter(({ id }) => !news.has(id));
  expect(history).toEqual([...left, ...received].sort(compareEntries));
});
