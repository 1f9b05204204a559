import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Schema } from "@/contract/schemas";
import { startSharedApp } from "@testing/app";
import { lunch } from "@testing/budgets";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { loadMoreHistoryAtom } from "./history";
import { viewAtom } from "../view";
import { memberByIdAtom } from "./members";
import { readSettlementAtom, settlementAtom } from "./settlement";

const BO = { id: "0198f3a2-0000-7000-8000-00000000000b", name: "Bo" };
const GONE = "0198f3a2-0000-7000-8000-00000000000c";
const CALL = `GET /api/settlement/${WORKSPACE_ID}`;
/** More than the server gives at first. */
const ENTRIES = 60;

const idOf = (number: number) => `0198f3a2-0000-7000-8000-000000000${String(100 + number)}`;
const owed = (memberId: string, name: string, amount: string): Schema<"MemberBalance"> => ({
  ...{ memberId, userId: memberId, name, currencyCode: "USD", amount },
});

/** Bo paid 60 times 2.00, of which Ann bears half; the server holds more than this device. */
async function started(count = ENTRIES) {
  const app = await startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann"), member(BO.id, "Bo")]);
    server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { shareRule: { kind: "equal" } } });
    for (let number = 0; number < count; number += 1)
      server.change(lunch(server.state(), idOf(number), "2026-11-12", "2.00"), BO);
  });
  app.answers[CALL] = [
    200,
    { balances: [owed(BO.id, "Bo", `${count}.00`), owed(USER_ID, "Ann", `-${count}.00`)], payments: [] },
  ];
  const read = () => act(() => app.store.set(readSettlementAtom, WORKSPACE_ID));
  const mine = () =>
    app.store.get(settlementAtom)?.balances.find(({ memberId }) => memberId === USER_ID)?.amount;
  return { app, read, mine };
}

test("what is not held here comes from the server, and a change that waits counts at once", async () => {
  const { app, read, mine } = await started();
  expect(app.store.get(settlementAtom)).toBeNull();
  await read();
  expect(mine()).toBe(-6000n);
  const body = { fromMemberId: USER_ID, toMemberId: BO.id, value: "60.00", currencyCode: "USD" };
  app.server.answerWith("error");
  await app.change({ name: "settle", id: idOf(90), body });
  expect(app.store.get(settlementAtom)).toEqual({ balances: [], payments: [] });
  app.answers[CALL] = [503, { code: "server.busy", fields: {}, params: {} }];
  await read();
  expect(app.store.get(settlementAtom)).toEqual({ balances: [], payments: [] });
});

test("a change that was sent counts once, whether or not the server knew of it", async () => {
  const { app, read, mine } = await started();
  await read();
  await app.change(lunch(app.server.state(), idOf(91), "2026-11-14", "4.00"));
  await app.refresh();
  expect(mine()).toBe(-5800n);
  app.answers[CALL] = [
    200,
    { balances: [owed(BO.id, "Bo", "58.00"), owed(USER_ID, "Ann", "-58.00")], payments: [] },
  ];
  await read();
  expect(mine()).toBe(-5800n);
});

test("a page of the history that is read on is not added to what the server said before it", async () => {
  const { app, read, mine } = await started(2 * ENTRIES);
  await read();
  app.answers[CALL] = [503, { code: "server.busy", fields: {}, params: {} }];
  await act(async () => app.store.set(loadMoreHistoryAtom));
  expect(app.store.get(viewAtom).cutoff).not.toBeNull();
  expect(mine()).toBe(-12_000n);
});

test("once all of the history is held, nothing is asked", async () => {
  const { app, mine } = await started();
  await act(async () => app.store.set(loadMoreHistoryAtom));
  expect(mine()).toBe(-6000n);
});

test("who left keeps their name, and who is gone for good has none", async () => {
  const { app, read } = await started();
  app.answers[CALL] = [
    200,
    {
      balances: [owed("cy", "Cy", "5.00"), { ...owed(GONE, "Former member", "-5.00"), userId: null }],
      payments: [],
    },
  ];
  await read();
  const named = app.store.get(memberByIdAtom);
  expect([named("cy").name, named("cy").isPresent, named(GONE).name]).toEqual(["Cy", false, null]);
});
