import { expect, test } from "vitest";
import { account, category, lunch, member, people, run, start } from "@testing/budgets";
import { minePlans } from "./minePlans";
import { planningView } from "./planningView";
import type { State } from "./state";

const [ANN, BO] = ["0198f3a2-0000-7000-8000-00000000000a", "0198f3a2-0000-7000-8000-00000000000b"];

function shared(): State {
  const state = start();
  return {
    ...state,
    workspace: {
      ...state.workspace,
      firstDayOfMonth: 1,
      ...people(ANN, BO),
      shareRule: { kind: "parts", parts: { [ANN]: 60, [BO]: 40 } },
    },
  };
}

const ann = { ...member, user: { id: ANN, name: "Ann" } };
const spentOf = (state: State, name: string, key: string, memberId: string) =>
  planningView(minePlans(state, key, memberId), key, "2026-11-21", member.rates).planningsCategories.find(
    ({ categoryId }) => categoryId === category(state, name).id,
  )?.spent;

const ID = "0198f3a2-0000-7000-8000-0000000000e1";

test("a month has each member's part, and what came back of it", () => {
  const state = shared();
  const spent = run(state, [lunch(state, ID, "2026-11-12", "10.00")], ann);
  expect(spentOf(spent, "Food", "2026-11", ANN)).toBe("6.00");
  expect(spentOf(spent, "Food", "2026-11", BO)).toBe("4.00");
  const accountId = account(spent, "Cash").id;
  const body = { value: "5.00", accountId, refundOf: ID, date: "2026-11-13" };
  const id = "0198f3a2-0000-7000-8000-0000000000e2";
  const back = run(spent, [{ name: "addRefund", id, body }], ann);
  expect(back.history.find((entry) => entry.id === id)?.shares).toEqual({ [ANN]: "3.00", [BO]: "2.00" });
  expect(spentOf(back, "Food", "2026-11", ANN)).toBe("3.00");
});

test("an entry that nobody shares is all of whoever paid", () => {
  const state = { ...shared(), workspace: { ...shared().workspace, shareRule: { kind: "none" as const } } };
  const spent = run(state, [lunch(state, ID, "2026-11-12", "10.00")], ann);
  expect(spentOf(spent, "Food", "2026-11", ANN)).toBe("10.00");
  expect(spentOf(spent, "Food", "2026-11", BO)).toBe("0.00");
});

test("a settlement is nobody's spending", () => {
  const state = shared();
  const id = "0198f3a2-0000-7000-8000-0000000000e3";
  const body = { fromMemberId: BO, toMemberId: ANN, value: "4.00", currencyCode: "USD", date: "2026-11-13" };
  const settled = run(state, [{ name: "settle", id, body }], ann);
  expect(settled.history).toMatchObject([
    { kind: "settlement", accountId: null, value: "4.00", paidBy: BO, shares: { [ANN]: "4.00" } },
  ]);
  expect(settled.accounts).toEqual(state.accounts);
  expect(spentOf(settled, "Food", "2026-11", BO)).toBe("0.00");
});
