/** Shares of an entry while they are chosen: equal, by parts, by amounts of which some get the rest, or all on one. */
import { money, shares, type Money } from "@/domain";
import { totalOf } from "@/ui/keypad/terms";

export const SHARE_MODES = ["equal", "parts", "amounts", "only"] as const;
export type ShareMode = (typeof SHARE_MODES)[number];

export interface DraftShares {
  readonly mode: ShareMode;
  /** Parts by member. */
  readonly parts: Readonly<Record<string, number>>;
  /** Amounts by member as typed; who is left out shares the rest equally. */
  readonly amounts: Readonly<Record<string, string>>;
  /** Member who bears all. */
  readonly userId: string;
  /** Id by which odd units are given out: each entry has another one. */
  readonly turn: string;
}

/** Amounts of members, or the amount by which typed ones miss the value: above zero when they are too little. */
export interface Allocation {
  readonly amounts: shares.Shares;
  readonly missing: Money;
}

/** Return what chosen shares come to. */
export function sharesIn(
  draft: DraftShares,
  value: Money,
  currencyCode: string,
  members: readonly shares.Member[],
): Allocation {
  const { mode, turn, userId } = draft;
  const weighed = (weights: shares.Weights) => withoutRest(shares.weigh(turn, currencyCode, value, weights));
  switch (mode) {
    case "equal":
      return weighed(shares.partsOf({ kind: "equal" }, members));
    case "only":
      return withoutRest({ [userId]: value });
    case "parts": {
      const named = Object.entries(draft.parts).filter(([, part]) => part > 0);
      return named.length === 0 ? { amounts: {}, missing: value } : weighed(Object.fromEntries(named));
    }
    case "amounts":
      return typedShares(draft, value, currencyCode, members);
  }
}

function typedShares(
  { amounts, turn }: DraftShares,
  value: Money,
  currencyCode: string,
  members: readonly shares.Member[],
): Allocation {
  const typed = Object.entries(amounts).map(([id, text]) => [id, money.fromText(totalOf(text))] as const);
  const rest = value - money.sum(typed.map(([, amount]) => amount));
  const others = Object.keys(shares.partsOf({ kind: "equal" }, members)).filter((id) => !(id in amounts));
  const open = Object.fromEntries(others.map((id) => [id, 1]));
  const isShared = rest > money.ZERO && others.length > 0;
  const rests = isShared ? shares.weigh(turn, currencyCode, rest, open) : {};
  const above = typed.filter(([, amount]) => amount > money.ZERO);
  return {
    amounts: { ...Object.fromEntries(above), ...rests },
    missing: isShared ? money.ZERO : rest,
  };
}

function withoutRest(amounts: shares.Shares): Allocation {
  return { amounts, missing: money.ZERO };
}

/** Return the shares to choose from first, as a rule makes them; what nobody shares is whoever paid's. */
export function draftOfRule(
  rule: shares.Rule,
  members: readonly shares.Member[],
  paidBy: string,
  turn: string,
): DraftShares {
  const equal = shares.partsOf({ kind: "equal" }, members);
  const parts = rule.kind === "parts" ? shares.partsOf(rule, members) : equal;
  const mode = rule.kind === "none" ? "only" : rule.kind;
  return { mode, parts, amounts: {}, userId: rule.userId ?? paidBy, turn };
}

/** Return the rule that shares every entry so; null for amounts, which are of one entry alone. */
export function ruleOfDraft({ mode, parts, userId }: DraftShares): shares.Rule | null {
  switch (mode) {
    case "amounts":
      return null;
    case "parts":
      return { kind: mode, parts: Object.fromEntries(Object.entries(parts).filter(([, part]) => part > 0)) };
    case "only":
      return { kind: mode, userId };
    case "equal":
      return { kind: mode };
  }
}

/** Return shares as they were to be booked, to be typed anew once the amount is another. */
export function sharesAsTyped(amounts: Readonly<Record<string, string>>): DraftShares {
  return { mode: "amounts", parts: {}, amounts, userId: "", turn: "0" };
}

/** Return the shares of a booked entry as they are chosen anew. */
export function draftOfShares(
  booked: Readonly<Record<string, string>>,
  members: readonly shares.Member[],
  paidBy: string,
  turn: string,
): DraftShares {
  const ids = Object.keys(booked);
  const parts = shares.partsOf({ kind: "equal" }, members);
  const [only = paidBy, ...others] = ids;
  if (others.length === 0) return { mode: "only", parts, amounts: {}, userId: only, turn };
  return { mode: "amounts", parts, amounts: booked, userId: paidBy, turn };
}

/** Return the amounts as texts of a body. */
export function bodyShares({ amounts }: Allocation): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, money.formatText(amount)]));
}
