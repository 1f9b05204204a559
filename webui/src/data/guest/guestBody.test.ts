import { describe, expect, it } from "vitest";
import { GUEST_WORKSPACE } from "@/domain";
import { account, category, lunch, run, start } from "@testing/budgets";
import { GUEST_PART_HISTORY_MAX } from "@/contract/limits.gen";
import { newLocalId } from "../device/clock";
import { guestBody, guestParts } from "./guestBody";
import { guestFingerprints, missing } from "./guestFingerprints";

function used() {
  const begun = start();
  return run(begun, [
    { name: "updateAccount", id: account(begun, "Cash").id, body: { budget: "100" } },
    lunch(begun, "his-1"),
    lunch(begun, "his-2"),
    {
      name: "setPlanning",
      id: "plan-1",
      body: { categoryId: category(begun, "Food").id, date: "2026-11-01", budget: "300" },
    },
    {
      name: "createList",
      id: "list-1",
      body: { name: "Market", listItems: [{ id: "item-1", label: "Milk", isChecked: true }] },
    },
  ]);
}

describe("a guest's budget as a request", () => {
  const state = used();
  const body = guestBody(state);

  it("has every account, category, plan, list and entry", () => {
    expect(body.guestAccounts.map(({ name, budget }) => [name, budget])).toEqual([
      ["Credit Card", "0.00"],
      ["Cash", "75.00"],
    ]);
    expect(body.guestCategory).toHaveLength(4);
    expect(body.guestPlanningCategory).toMatchObject([{ date: "2026-11-01", budget: "300.00" }]);
    expect(body.guestList).toMatchObject([
      { name: "Market", listItems: [{ label: "Milk", isChecked: true, quantity: "1.00" }] },
    ]);
    expect(body.guestHistory?.map(({ value, localDay }) => [value, localDay])).toEqual([
      ["-12.50", "2026-11-12"],
      ["-12.50", "2026-11-12"],
    ]);
  });

  it("explains each balance: openings and sets by hand, and the entries", () => {
    const cash = account(state, "Cash").id;
    const set = body.guestAccountsHistory?.filter(({ accountId }) => accountId === cash) ?? [];
    const byHand = set.reduce((sum, row) => sum + Number(row.newBudget) - Number(row.prevBudget), 0);
    const booked = state.history.reduce((sum, { accountValue }) => sum + Number(accountValue), 0);
    expect(byHand + booked).toBe(75);
  });

  it("says the currency and the first day of the month with the settings", () =>
    expect(body.guestSetting).toMatchObject({ currencyCode: "USD", firstDayOfMonth: 1, language: "en" }));

  it("leaves out what the server makes itself", () => {
    const text = JSON.stringify(body);
    for (const word of [GUEST_WORKSPACE, "version", "creatorName", "accountLabel", "removedEntries"]) {
      expect(text).not.toContain(word);
    }
  });

  it("keeps what an income counted as, which the server could not know any more", () => {
    const euros = run(start(), [
      { name: "createAccount", id: "acc-9", body: { name: "Euros", currencyCode: "EUR" } },
      { name: "transfer", id: "his-9", accountId: "acc-9", body: { value: "8", date: "2026-11-12" } },
    ]);
    expect(guestBody(euros).guestHistory).toMatchObject([
      {
        workspaceValue: "10.00",
        workspaceCurrencyCode: "USD",
        workspaceRate: "0.8",
        workspaceRateDate: "2026-11-20",
      },
    ]);
    expect(body.guestHistory?.[0]).not.toHaveProperty("workspaceValue");
  });
});

describe("the fingerprints of a guest's budget", () => {
  const state = used();
  const wanted = guestFingerprints(state);

  it("are all found in the same budget under other ids", () => {
    const copy = JSON.parse(
      JSON.stringify(state).replaceAll(/(his|plan|list|item)-1/g, "other-$1"),
    ) as typeof state;
    expect(missing(wanted, guestFingerprints(copy))).toEqual([]);
  });

  it("are found beside things added since", () =>
    expect(
      missing(wanted, guestFingerprints(run(state, [lunch(state, "his-3", "2026-11-13", "1")]))),
    ).toEqual([]));

  it("miss an entry that is there once instead of twice", () => {
    const fewer = run(state, [{ name: "deleteHistory", id: "his-2" }]);
    expect(missing(wanted, guestFingerprints(fewer))).toEqual([
      JSON.stringify(["entry", "expense", "2026-11-12", "-12.50", "USD", ""]),
    ]);
  });

  it("miss a plan with another amount", () => {
    const other = run(state, [
      {
        name: "setPlanning",
        id: "plan-1",
        body: { categoryId: category(state, "Food").id, date: "2026-11-01", budget: "301" },
      },
    ]);
    expect(missing(wanted, guestFingerprints(other))).toHaveLength(1);
  });
});

describe("a long history", () => {
  const begun = start();
  const count = 2 * GUEST_PART_HISTORY_MAX + 10;
  const [accountId, categoryId] = [newLocalId("acc"), newLocalId("cat")];
  const [booked] = run(begun, [lunch(begun, "his-1")]).history;
  const one = booked && {
    ...booked,
    ...{ accountId, categoryId, value: "-1.00", accountValue: "-1.00" },
    lines: booked.lines.map((line) => ({ ...line, categoryId, value: "-1.00" })),
  };
  if (one === undefined) throw new Error("Nothing was booked");
  const history = Array.from({ length: count }, () => ({ ...one, id: newLocalId("his") }));
  const [refunded, refund] = [history[5], history[700]];
  if (refunded === undefined || refund === undefined) throw new Error("The history is short");
  Object.assign(refund, {
    ...{ kind: "refund", value: "1.00", accountValue: "1.00", refundOf: refunded.id },
    lines: refund.lines.map((line) => ({ ...line, value: "1.00" })),
  });
  const budget = `-${String(count - 2)}.00`;
  const accounts = begun.accounts.map((row) =>
    row.name === "Cash" ? { ...row, id: accountId, budget } : row,
  );
  const categories = begun.categories.map((row) => (row.name === "Food" ? { ...row, id: categoryId } : row));
  const state = { ...begun, accounts, categories, history };
  const { first, further } = guestParts(state);

  it("comes in parts that have each entry once, the same ones whenever they are made", () => {
    const ids = [...(first.guestHistory ?? []), ...further.flat()].map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(history.map(({ id }) => id)));
    expect([ids.length, further.length]).toEqual([count, 3]);
    expect(guestParts({ ...state, history: history.toReversed() }).further).toEqual(further);
  });

  it("begins with what hangs together, and with the balances before the rest", () => {
    expect(first.guestHistory?.map(({ id }) => id).sort()).toEqual([refunded.id, refund.id].sort());
    expect(first.guestAccounts.find(({ id }) => id === accountId)?.budget).toBe("0.00");
  });

  it("is one request while it is short", () => {
    const short = { ...state, history: history.slice(0, 20) };
    expect(guestParts(short)).toEqual({ first: guestBody(short), further: [] });
  });
});
