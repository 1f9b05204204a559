/** The file of a shared workspace, as a guest opens it. */
import { expect, test } from "vitest";
import { account, guest, lunch, member, people, run, start } from "@testing/budgets";
import { fileState } from "@/domain/budget/fileState";
import { emptyState } from "@/domain/budget/guestState";
import { balancesOf, GUEST_MEMBER, GUEST_USER, payerOf, peopleOf, type State } from "@/domain";
import { guestBody } from "./guestBody";

const [ANN, BO] = ["0198f3a2-0000-7000-8000-00000000000a", "0198f3a2-0000-7000-8000-00000000000b"];
const GUEST = { ...guest, user: { id: GUEST_USER, name: "" } };
const idOf = (number: number) => `0198f3a2-0000-7000-8000-0000000000e${String(number)}`;

test("payers, shares and settlements are kept, with what they moved", () => {
  const first = start();
  const shared: State = {
    ...first,
    workspace: {
      ...first.workspace,
      ...people(ANN, BO),
      shareRule: { kind: "equal" },
    },
  };
  const body = { fromMemberId: BO, toMemberId: ANN, value: "6.25", currencyCode: "USD", date: "2026-11-13" };
  const accountId = account(shared, "Cash").id;
  const state = run(
    shared,
    [
      lunch(shared, idOf(0)),
      { name: "settle", id: idOf(1), body },
      { name: "settle", id: idOf(2), body: { ...body, value: "1.00", accountId } },
      { name: "settle", id: idOf(3), body: { ...body, value: "2.00", fromAccountId: accountId } },
    ],
    { ...member, user: { id: ANN, name: "Ann" } },
  );
  const file = JSON.parse(JSON.stringify(guestBody(state))) as Record<string, unknown>;
  const back = fileState(file, emptyState("en", "UTC", guest.now), guest.newId);
  const facts = ({ history }: State) =>
    history.map(
      ({ id, kind, value, paidBy, shares, accountId: to, accountValue, fromAccountId, fromValue }) => ({
        ...{ id, kind, value, paidBy, shares, to, accountValue, fromAccountId, fromValue },
      }),
    );
  expect(facts(back)).toEqual(facts(state));
  expect(back.workspace.members.map(({ memberId, userId, role }) => [memberId, userId, role])).toEqual([
    [ANN, null, null],
    [BO, null, null],
  ]);
  expect(facts(back).find(({ id }) => id === idOf(1))).toMatchObject({ to: null, accountValue: "0.00" });
  expect(account(back, "Cash").budget).toBe("-13.50");
});

test("whoever wrote the file is the guest, and its people keep their names", () => {
  const people = [
    { id: ANN, name: "Ann", isMine: true },
    { id: BO, name: "Bo", isFormer: true },
    { id: idOf(9), name: "Grandma", isSharing: false },
  ];
  const file = { ...(guestBody(start()) as object), guestMember: people } as Record<string, unknown>;
  const back = fileState(file, emptyState("en", "UTC", guest.now), guest.newId);
  expect(back.workspace.members).toMatchObject([
    { memberId: ANN, userId: "guest", isSharing: true, isFormer: false },
    { memberId: BO, userId: null, isFormer: true },
    { memberId: idOf(9), name: "Grandma", isSharing: false },
  ]);
  expect(guestBody(back).guestMember).toEqual(people);
});

test("the guest is a person of the file once something names them, and themselves again where it is read", () => {
  const named = run(start(), [{ name: "addMember", id: BO, body: { name: "Bo" } }], GUEST);
  expect(guestBody(named).guestMember).toEqual([{ id: BO, name: "Bo" }]);
  const rule = { kind: "parts" as const, parts: { [GUEST_USER]: 1, [BO]: 2 } };
  const state = run(
    named,
    [
      { name: "updateWorkspace", id: named.workspace.id, body: { shareRule: rule } },
      lunch(named, `his-${idOf(0)}`, "2026-11-12", "12.00"),
    ],
    GUEST,
  );
  expect(state.history).toMatchObject([
    { paidBy: GUEST_USER, shares: { [GUEST_USER]: "4.00", [BO]: "8.00" } },
  ]);
  const body = guestBody(state);
  expect(JSON.stringify(body)).not.toContain(`"${GUEST_USER}"`);
  expect(body.guestMember).toEqual([
    { id: GUEST_MEMBER, name: "Me", isMine: true },
    { id: BO, name: "Bo" },
  ]);
  const file = JSON.parse(JSON.stringify(body)) as Record<string, unknown>;
  const back = fileState(file, emptyState("en", "UTC", guest.now), guest.newId);
  expect(back.workspace.members).toEqual(state.workspace.members);
  expect(back.workspace.shareRule).toMatchObject(rule);
  expect(back.history).toMatchObject([{ paidBy: GUEST_USER, shares: state.history[0]?.shares }]);
});

test("what a guest booked before there was a name is theirs, and stays unshared", () => {
  const first = start();
  const before = run(first, [lunch(first, `his-${idOf(0)}`)], GUEST);
  expect(before.history[0]?.paidBy).toBeNull();
  const state = run(before, [{ name: "addMember", id: BO, body: { name: "Bo" } }], GUEST);
  expect(state.history.map(payerOf)).toEqual([GUEST_USER]);
  expect(balancesOf(state.history, peopleOf(state.workspace))).toEqual([]);
});
