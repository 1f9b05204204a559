/** The file of a shared workspace, as a guest opens it. */
import { expect, test } from "vitest";
import { account, guest, lunch, member, people, run, start } from "@testing/budgets";
import { fileState } from "@/domain/budget/fileState";
import { emptyState } from "@/domain/budget/guestState";
import type { State } from "@/domain";
import { guestBody } from "./guestBody";

const [ANN, BO] = ["0198f3a2-0000-7000-8000-00000000000a", "0198f3a2-0000-7000-8000-00000000000b"];
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
