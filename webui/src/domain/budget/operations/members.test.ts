/** Names of people without an account, as a device adds, changes, claims and removes them before the server says so. */
import { expect, test } from "vitest";
import type { Workspace } from "@/contract/budget";
import { NAMES_MAX } from "@/contract/limits.gen";
import { failure, guest, lunch, member, people, run, start } from "@testing/budgets";
import { membersOf, peopleOf, balancesOf } from "../entryShares";
import type { State } from "../state";
import type { Operation } from "./index";

const GRANDMA = "0190f5ae-0000-7000-8000-0000000000aa";
const BOBBY = "0190f5ae-0000-7000-8000-0000000000bb";
const ENTRY = "0190f5ae-0000-7000-8000-000000000001";
const ANN = { ...member, user: { id: "ann", name: "Ann" } };
const BO = { ...member, user: { id: "bo", name: "Bo" } };

const add = (id: string, name: string): Operation => ({ name: "addMember", id, body: { name } });
const claim = (id: string, userId: string | null): Operation => ({
  name: "updateMember",
  id,
  body: { userId },
});

function shared(changes: Partial<Workspace> = {}): State {
  const state = start();
  const workspace = { ...state.workspace, ...people("ann", "bo"), ...changes };
  return { ...state, workspace: { ...workspace, shareRule: { kind: "equal" } } };
}

const named = (state: State, id: string) => state.workspace.members.find(({ memberId }) => memberId === id);

test("a name is added once, trimmed, and bears a part like everybody", () => {
  const state = run(shared(), [add(GRANDMA, " Grandma "), add(GRANDMA, "Grandma")], ANN);
  expect(membersOf(state.workspace).map(({ memberId, name }) => [memberId, name])).toEqual([
    ["ann", "ann"],
    ["bo", "bo"],
    [GRANDMA, "Grandma"],
  ]);
  const booked = run(state, [lunch(state, ENTRY, "2026-11-12", "12.00")], ANN);
  expect(booked.history[0]?.shares).toEqual({ [GRANDMA]: "4.00", ann: "4.00", bo: "4.00" });
});

test("a name without letters is refused, and so is one more than there is room for", () => {
  expect(failure(shared(), add(GRANDMA, "  "), ANN)).toEqual([
    "request.invalid",
    { name: "validation.required" },
  ]);
  const full = run(
    shared(),
    Array.from({ length: NAMES_MAX }, (_, index) => add(`n${String(index)}`, "Name")),
    ANN,
  );
  expect(failure(full, add(GRANDMA, "Grandma"), ANN)).toEqual([
    "request.invalid",
    { name: "validation.count" },
  ]);
});

test("who does not share bears nothing of what is shared equally, user or name", () => {
  const off = (id: string): Operation => ({ name: "updateMember", id, body: { isSharing: false } });
  const state = run(shared(), [add(GRANDMA, "Grandma"), off(GRANDMA), off("bo")], ANN);
  const booked = run(state, [lunch(state, ENTRY, "2026-11-12", "12.00")], ANN);
  expect(booked.history[0]?.shares).toEqual({ ann: "12.00" });
  expect(failure(state, { name: "updateMember", id: "bo", body: { name: "Bob" } }, ANN)).toEqual([
    "request.invalid",
    { name: "validation.reference" },
  ]);
});

test("a claimed name owes as its user, and is free again once that is taken back", () => {
  const state = run(shared(), [add(BOBBY, "Bobby")], ANN);
  const body = { shares: { [BOBBY]: "12.50" } };
  const spent = lunch(state, ENTRY) as Operation & { readonly body: object };
  const booked = run(state, [{ ...spent, body: { ...spent.body, ...body } } as Operation], ANN);
  const claimed = run(booked, [claim(BOBBY, "bo")], BO);
  expect(named(claimed, BOBBY)).toMatchObject({ userId: "bo", name: "bo" });
  const owing = (at: State) =>
    balancesOf(at.history, peopleOf(at.workspace)).map(({ memberId, amount }) => [memberId, amount]);
  expect(owing(claimed)).toEqual([
    ["ann", 1250n],
    ["bo", -1250n],
  ]);
  expect(claimed.history[0]?.shares).toEqual({ [BOBBY]: "12.50" });
  expect(failure(claimed, claim(BOBBY, "ann"), ANN)).toEqual(["conflict.claimed", {}]);
  const free = run(claimed, [claim(BOBBY, null)], BO);
  expect(owing(free)).toEqual([
    [BOBBY, -1250n],
    ["ann", 1250n],
  ]);
});

test("only the creator ties a name to somebody else, and only to who takes part", () => {
  const state = run(shared(), [add(BOBBY, "Bobby")], ANN);
  expect(failure(state, claim(BOBBY, "ann"), BO)).toEqual(["auth.forbidden", {}]);
  expect(failure(state, claim(BOBBY, "cy"), ANN)).toEqual([
    "request.invalid",
    { userId: "validation.reference" },
  ]);
  expect(named(run(state, [claim(BOBBY, "bo")], ANN), BOBBY)?.userId).toBe("bo");
});

test("a removed name stays in what it paid for, bears nothing new, and is not changed any more", () => {
  const removed = run(shared(), [add(GRANDMA, "Grandma"), { name: "removeMember", id: GRANDMA }], ANN);
  expect(named(removed, GRANDMA)).toMatchObject({ name: "Grandma", isFormer: true });
  const booked = run(removed, [lunch(removed, ENTRY, "2026-11-12", "12.00")], ANN);
  expect(booked.history[0]?.shares).toEqual({ ann: "6.00", bo: "6.00" });
  expect(failure(removed, { name: "updateMember", id: GRANDMA, body: { name: "Nana" } }, ANN)).toEqual([
    "conflict.deleted",
    {},
  ]);
  expect(failure(removed, { name: "removeMember", id: "bo" }, ANN)).toEqual(["notFound", {}]);
});

test("a guest's name that owes something is not removed, one that is even is", () => {
  const state = run(shared(), [add(GRANDMA, "Grandma")], ANN);
  const booked = run(state, [lunch(state, ENTRY)], ANN);
  const remove: Operation = { name: "removeMember", id: GRANDMA };
  expect(failure(booked, remove, guest)).toEqual(["request.invalid", { memberId: "member.balance" }]);
  expect(failure(run(booked, [{ name: "deleteHistory", id: ENTRY }], ANN), remove, guest)).toBe("applied");
});
