/** Shares and settlements of two people, made without a connection and sent later, in any order. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { balancesOf, DomainError, isNamed, peopleOf, shares, type Participant, type State } from "@/domain";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { dice } from "@testing/dice";
import { randomOperation } from "@testing/randomOperations";
import { SHARE_MAKERS } from "@testing/randomShares";
import { endSynced, startSynced, type Synced } from "@testing/synced";

const BO = { id: "0198f3a2-0000-7000-8000-00000000000b", name: "Bo" };
const STEPS = 60;

const member = (userId: string, name: string): Participant => ({
  ...{ userId, name, email: null, avatar: null },
  ...{ isVerified: true, role: "editor" },
});

let synced: Synced;

beforeEach(async () => {
  synced = await startSynced();
  synced.server.setPeople([member(USER_ID, "Ann"), member(BO.id, "Bo")]);
  await synced.gateway.refresh();
});

afterEach(() => endSynced(synced));

const shown = (): State => {
  const state = synced.gateway.shown(synced.gateway.view());
  if (state === null) throw new Error("Nothing is open");
  return state;
};

test.each([1, 2, 3])("a device ends with the entries and balances of the server, seed %i", async (seed) => {
  const random = dice(seed);
  const { server, gateway } = synced;
  for (let step = 0; step < STEPS; step += 1) {
    const maker = random.one(SHARE_MAKERS) ?? randomOperation;
    const operation = random.below(3) === 0 ? randomOperation(shown(), random) : maker(shown(), random);
    if (operation === null) continue;
    try {
      if (random.below(4) === 0) server.change(operation, BO);
      else await gateway.send(WORKSPACE_ID, operation);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    if (random.below(5) === 0) server.answerWith(random.below(2) === 0 ? "error" : null);
  }
  server.answerWith(null);
  await gateway.refresh();
  await gateway.refresh();
  const facts = ({ history }: State) =>
    history.map(({ id, kind, value, paidBy, shares: borne }) => [id, kind, value, paidBy, borne]);
  expect(facts(shown())).toEqual(facts(server.state()));
  expect(shown().workspace.members).toEqual(server.state().workspace.members);
  expect(shown().workspace.members.some(isNamed)).toBe(true);
  expect(shown().history.some(({ kind }) => kind === "settlement")).toBe(true);
  expect(shown().history.some((entry) => Object.keys(entry.shares).length > 1)).toBe(true);
  const balances = balancesOf(shown().history, peopleOf(shown().workspace));
  const sums = new Map<string, bigint>();
  for (const { currencyCode, amount } of balances)
    sums.set(currencyCode, (sums.get(currencyCode) ?? 0n) + amount);
  expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
  const paid = shares.payments(balances).flatMap(({ fromMemberId, toMemberId, currencyCode, amount }) => [
    { memberId: fromMemberId, currencyCode, amount },
    { memberId: toMemberId, currencyCode, amount: -amount },
  ]);
  expect(shares.added([...balances, ...paid])).toEqual([]);
});
