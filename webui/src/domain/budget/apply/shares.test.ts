import { expect, test } from "vitest";
import { category, failure, lunch, member, people, run, start } from "@testing/budgets";
import type { OperationOf } from "../operations";
import type { State } from "../state";

const [ANN, BO] = ["0198f3a2-0000-7000-8000-00000000000a", "0198f3a2-0000-7000-8000-00000000000b"];
const idOf = (number: number) => `0198f3a2-0000-7000-8000-0000000000e${String(number)}`;
const ann = { ...member, user: { id: ANN, name: "Ann" } };

function shared(): State {
  const state = start();
  const workspace = { ...state.workspace, ...people(ANN, BO) };
  const ruled: State = { ...state, workspace: { ...workspace, shareRule: { kind: "equal" } } };
  return run(ruled, [lunch(ruled, idOf(0), "2026-11-12", "10.00")], ann);
}

const bodyOf = (state: State, value: string) =>
  (lunch(state, idOf(1), "2026-11-12", value) as OperationOf<"addExpenses">).body;

test("a correction keeps the shares of its entry while the value stays, whatever the rule is now", () => {
  const state = shared();
  const id = state.workspace.id;
  const ruled = run(
    state,
    [{ name: "updateWorkspace", id, body: { shareRule: { kind: "only", userId: BO } } }],
    ann,
  );
  const replaced = (value: string) =>
    run(ruled, [{ name: "replaceExpense", id: idOf(1), entryId: idOf(0), body: bodyOf(state, value) }], ann)
      .history;
  expect(replaced("10.00")).toMatchObject([{ paidBy: ANN, shares: { [ANN]: "5.00", [BO]: "5.00" } }]);
  expect(replaced("12.00")).toMatchObject([{ paidBy: ANN, shares: { [BO]: "12.00" } }]);
});

test("a category's rule comes before the workspace's, until it has none", () => {
  const state = shared();
  const { id } = category(state, "Food");
  const ruled = (shareRule: { kind: "only"; userId: string } | null) =>
    run(
      state,
      [{ name: "updateCategory", id, body: { shareRule } }, lunch(state, idOf(1), "2026-11-13", "4.00")],
      ann,
    ).history[0]?.shares;
  expect(ruled({ kind: "only", userId: BO })).toEqual({ [BO]: "4.00" });
  expect(ruled(null)).toEqual({ [ANN]: "2.00", [BO]: "2.00" });
});

test("strangers and shares that don't add up are refused", () => {
  const state = shared();
  const add = (changes: object) =>
    failure(
      state,
      { name: "addExpenses", id: idOf(1), body: { ...bodyOf(state, "10.00"), ...changes } },
      ann,
    );
  expect(add({ paidBy: "zed" })).toEqual(["request.invalid", { paidBy: "shares.member" }]);
  expect(add({ shares: { zed: "10.00" } })).toEqual(["request.invalid", { shares: "shares.member" }]);
  expect(add({ shares: { [ANN]: "9.00" } })).toEqual(["request.invalid", { shares: "shares.sum" }]);
  expect(add({ paidBy: BO, shares: { [ANN]: "6.00", [BO]: "4.00" } })).toBe("applied");
  const rule = { kind: "only" as const, userId: "zed" };
  const update = { name: "updateWorkspace" as const, id: state.workspace.id, body: { shareRule: rule } };
  expect(failure(state, update, ann)).toEqual(["request.invalid", { shareRule: "shares.member" }]);
});

test("a payment needs two members who are known here", () => {
  const state = shared();
  const settle = (fromMemberId: string, toMemberId: string) =>
    failure(
      state,
      {
        name: "settle",
        id: idOf(1),
        body: { fromMemberId, toMemberId, value: "1", currencyCode: "USD" },
      },
      ann,
    );
  expect(settle(ANN, ANN)).toEqual(["request.invalid", { toMemberId: "settlement.self" }]);
  expect(settle("zed", ANN)).toEqual(["request.invalid", { fromMemberId: "shares.member" }]);
  expect(settle(BO, ANN)).toBe("applied");
});
