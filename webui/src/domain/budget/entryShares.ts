/** Payers and bearers of entries as this device holds them. */
import type { Category, HistoryEntry, Workspace } from "@/contract/budget";
import { fromText, type Money } from "../rules/base/money";
import * as rules from "../rules/entries/shares";
import { linesOf } from "./entryLines";

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
  return hasPayer ? (paidBy ?? userId) : null;
}

/** Return the members that a rule can share among: whoever is invited is none yet. */
export function membersOf({ participants }: Pick<Workspace, "participants">): readonly rules.Member[] {
  // Left out in copies older than roles.
  return participants
    .filter(({ isVerified }) => isVerified)
    .map(({ userId, role = "editor" }: Kept<(typeof participants)[number], "role">) => ({ userId, role }));
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

/** Return what members are owed by entries, or owe. */
export function balancesOf(entries: readonly SharedRow[]): rules.Balance[] {
  return rules.balances(
    entries.map(({ kind, currencyCode, paidBy = null, ...entry }) => ({
      ...{ kind, currencyCode, paidBy },
      shares: sharesOf(entry),
    })),
  );
}

/** Return the part of an entry that a member bears, by category; below zero for spending. */
export function borneBy(memberId: string, entry: HistoryEntry): ReadonlyMap<string, Money> {
  const lines = linesOf(entry).map((line) => ({ ...line, value: fromText(line.value) }));
  return rules.borne(memberId, payerOf(entry), entry.currencyCode, lines, sharesOf(entry));
}
