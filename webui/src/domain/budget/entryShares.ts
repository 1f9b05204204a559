/** Payers and bearers of entries as this device holds them. */
import type { Category, HistoryEntry, Member, Workspace } from "@/contract/budget";
import { fromText, type Money } from "../rules/base/money";
import * as rules from "../rules/entries/shares";
import { linesOf } from "./entryLines";
import { GUEST_USER } from "./state";

/** Left out in rows that a device kept from before. */
type Kept<Row, Field extends keyof Row> = Omit<Row, Field> & Partial<Pick<Row, Field>>;
type SharedRow = Kept<
  Pick<HistoryEntry, "kind" | "currencyCode" | "paidBy" | "shares" | "userId">,
  "paidBy" | "shares"
>;

const NOT_SHARED: rules.Rule = { kind: "none" };

/** Return the amounts by member of an entry; none where nothing is shared. */
export function sharesOf({ shares = {} }: Pick<SharedRow, "shares">): rules.Shares {
  return Object.fromEntries(Object.entries(shares).map(([id, amount]) => [id, fromText(amount)]));
}

/** Return payer and shares of an entry, empty where a device kept it from before. */
export function sharingFields({
  paidBy = null,
  shares = {},
}: Pick<SharedRow, "paidBy" | "shares">): Pick<HistoryEntry, "paidBy" | "shares"> {
  return { paidBy, shares };
}

/** Return who paid an entry: of one that was booked before payers were kept, whoever booked it. */
export function payerOf({ kind, paidBy, userId }: SharedRow): string | null {
  const hasPayer = kind === "expense" || kind === "refund" || kind === "settlement";
  if (!hasPayer) return null;
  if (paidBy != null) return paidBy;
  // Entries of guests named nobody before there were names.
  return userId === "" ? GUEST_USER : userId;
}

type Joined = Kept<Pick<Workspace, "participants" | "previousParticipants" | "members">, "members"> &
  Partial<Pick<Workspace, "creatorId">>;

/** The guest as a member of their own budget, once there is a name to share it with. */
const GUEST: Member = {
  ...{ memberId: GUEST_USER, userId: GUEST_USER, name: "", role: "editor" },
  ...{ isSharing: true, isFormer: false },
};

/** Return all members of a workspace, former ones too: whoever is invited is none yet. */
export function allMembers({ members, creatorId, ...workspace }: Joined): readonly Member[] {
  // Left out in copies older than names.
  if (members === undefined) {
    return [
      ...asMembers(
        workspace.participants.filter(({ isVerified }) => isVerified),
        false,
      ),
      ...asMembers(workspace.previousParticipants, true),
    ];
  }
  return creatorId === GUEST_USER && members.length > 0 ? [GUEST, ...members] : members;
}

function asMembers(people: Workspace["participants"], isFormer: boolean): readonly Member[] {
  // Left out in copies older than roles.
  return people.map(({ userId, name, role = "editor" }: Kept<(typeof people)[number], "role">) => ({
    ...{ memberId: userId, userId, name, role, isFormer },
    isSharing: true,
  }));
}

/** Return whether a member is a name of somebody without an account, claimed or not: it has no role. */
export function isNamed({ role }: Pick<Member, "role">): boolean {
  return role === null;
}

/** Return the members that a rule can share among. */
export function membersOf(workspace: Joined): readonly Member[] {
  return allMembers(workspace).filter(({ isFormer }) => !isFormer);
}

/** Return the person behind each member of a workspace. */
export function peopleOf(workspace: Joined): rules.People {
  return rules.peopleOf(allMembers(workspace));
}

/** Return members without the names that somebody claimed: these are the users' own. */
export function withoutClaimed<M extends rules.Person>(members: readonly M[]): readonly M[] {
  return members.filter(({ memberId, userId }) => (userId ?? memberId) === memberId);
}

/** Members that an entry, or a rule, names. */
export interface MemberIds {
  readonly paidBy?: string | null;
  readonly shares?: Readonly<Record<string, string>>;
  readonly shareRule?: rules.Rule | null;
}

/** Return what names members with other ids of them. */
export function withMemberIds<Row extends MemberIds>(row: Row, idOf: (id: string) => string): Row {
  const { paidBy, shares, shareRule } = row;
  return {
    ...row,
    ...(paidBy != null && { paidBy: idOf(paidBy) }),
    ...(shares && { shares: withKeys(shares, idOf) }),
    ...(shareRule && { shareRule: ruleWithIds(shareRule, idOf) }),
  };
}

function ruleWithIds(rule: rules.Rule, idOf: (id: string) => string): rules.Rule {
  const { parts, userId } = rule;
  return {
    ...rule,
    ...(parts != null && { parts: withKeys(parts, idOf) }),
    ...(userId != null && { userId: idOf(userId) }),
  };
}

function withKeys<Value>(
  record: Readonly<Record<string, Value>>,
  idOf: (id: string) => string,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [idOf(id), value]));
}

export interface Sharing {
  readonly workspace: Kept<Workspace, "shareRule">;
  readonly categories: readonly Kept<Category, "shareRule">[];
}

/** Return the rule of a workspace. */
export function workspaceRule({
  shareRule = NOT_SHARED,
}: Pick<Sharing["workspace"], "shareRule">): rules.Rule {
  return shareRule;
}

/** Return the rule of a category; null is the workspace's. */
export function categoryRule({ shareRule = null }: Partial<Pick<Category, "shareRule">>): rules.Rule | null {
  return shareRule;
}

/** Return the rule of a category, else of the workspace. */
export function ruleOf({ workspace, categories }: Sharing, categoryId: string): rules.Rule {
  const category = categories.find(({ id }) => id === categoryId);
  return (category && categoryRule(category)) ?? workspaceRule(workspace);
}

/** Return what people are owed by entries, or owe. */
export function balancesOf(entries: readonly SharedRow[], people: rules.People): rules.Balance[] {
  return rules.balances(
    entries.map(({ kind, currencyCode, paidBy = null, ...entry }) => ({
      ...{ kind, currencyCode, paidBy },
      shares: sharesOf(entry),
    })),
    people,
  );
}

/** Return the part of an entry that a person bears, by category; below zero for spending. */
export function borneBy(
  person: string,
  entry: HistoryEntry,
  people: rules.People,
): ReadonlyMap<string, Money> {
  const lines = linesOf(entry).map((line) => ({ ...line, value: fromText(line.value) }));
  const payer = payerOf(entry);
  const paidBy = payer === null ? null : (people[payer] ?? payer);
  return rules.borne(person, paidBy, entry.currencyCode, lines, rules.byPerson(sharesOf(entry), people));
}
