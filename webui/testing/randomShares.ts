/** For tests: random rules of shares, payers, shares and settlements. */
import { isNamed, money, membersOf, shares, type Operation, type State } from "@/domain";
import { newUuid } from "@/data/device/clock";
import { amount, type Dice, type Maker } from "./dice";

const idsOf = ({ workspace }: State) => membersOf(workspace).map(({ memberId }) => memberId);
const live = <T extends { readonly deleted: boolean }>(rows: readonly T[]) =>
  rows.filter(({ deleted }) => !deleted);

function ruleOf(state: State, { below, one }: Dice): shares.Rule {
  const ids = idsOf(state);
  const userId = one(ids);
  if (userId === undefined) return { kind: one(["none", "equal"] as const) ?? "none" };
  const parts = Object.fromEntries(ids.map((id) => [id, below(5) + 1]));
  return (
    one([{ kind: "none" }, { kind: "equal" }, { kind: "parts", parts }, { kind: "only", userId }]) ?? {
      kind: "none",
    }
  );
}

const workspaceRule: Maker = (state, random) => ({
  name: "updateWorkspace",
  id: state.workspace.id,
  body: { shareRule: ruleOf(state, random) },
});

const categoryRule: Maker = (state, random) => {
  const category = random.one(live(state.categories));
  if (category === undefined) return null;
  const shareRule = random.below(3) === 0 ? null : ruleOf(state, random);
  return { name: "updateCategory", id: category.id, body: { shareRule } };
};

/** An expense that says who paid, and sometimes who bears it. */
const shared: Maker = (state, random): Operation | null => {
  const [account, category] = [random.one(live(state.accounts)), random.one(live(state.categories))];
  const paidBy = random.one(idsOf(state));
  if (account === undefined || category === undefined || paidBy === undefined) return null;
  const [id, value] = [newUuid(), amount(random)];
  const weights = shares.partsOf({ kind: "equal" }, membersOf(state.workspace));
  const parts = shares.weigh(id, state.workspace.currencyCode, money.fromText(value), weights);
  const given = Object.entries(parts).map(([member, part]) => [member, money.formatText(part)] as const);
  const isGiven = random.below(2) === 0;
  const body = { value, accountId: account.id, categoryId: category.id, date: "2026-11-09", paidBy };
  return {
    name: "addExpenses",
    id,
    body: { ...body, ...(isGiven && { shares: Object.fromEntries(given) }) },
  };
};

const settlement: Maker = (state, random) => {
  const fromMemberId = random.one(idsOf(state));
  const toMemberId = random.one(idsOf(state).filter((id) => id !== fromMemberId));
  const [arrives, leaves] = [random.one(live(state.accounts)), random.one(live(state.accounts))];
  if (fromMemberId === undefined || toMemberId === undefined) return null;
  const body = {
    ...{ fromMemberId, toMemberId, value: amount(random), date: "2026-11-10" },
    currencyCode: random.one(["USD", "UAH"]) ?? "USD",
    ...(arrives !== undefined && random.below(2) === 0 && { accountId: arrives.id }),
    ...(leaves !== undefined && leaves !== arrives && random.below(2) === 0 && { fromAccountId: leaves.id }),
  };
  return { name: "settle", id: newUuid(), body };
};

const correctedSettlement: Maker = (state, random) => {
  const old = random.one(state.history.filter(({ kind }) => kind === "settlement"));
  const made = settlement(state, random);
  if (old === undefined || made?.name !== "settle") return null;
  const { date, ...body } = made.body;
  return {
    name: "replaceSettlement",
    id: newUuid(),
    entryId: old.id,
    body: { ...body, ...(date !== undefined && random.below(2) === 0 && { date }) },
  };
};

const named: Maker = () => ({ name: "addMember", id: newUuid(), body: { name: "Grandma" } });

/** A name is renamed, shares or not, or becomes a user's. */
const changedName: Maker = ({ workspace }, { below, one }) => {
  const members = membersOf(workspace);
  const name = one(members.filter(isNamed));
  const user = one(members.filter((each) => !isNamed(each)));
  if (name === undefined || user === undefined) return null;
  const bodies = [{ name: `Name ${below(9)}` }, { isSharing: below(2) === 0 }, { userId: user.memberId }];
  return { name: "updateMember", id: name.memberId, body: one(bodies) ?? {} };
};

export const SHARE_MAKERS: readonly Maker[] = [
  workspaceRule,
  categoryRule,
  shared,
  settlement,
  correctedSettlement,
  named,
  changedName,
];
