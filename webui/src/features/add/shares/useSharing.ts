import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { money, ruleOf, type HistoryEntry } from "@/domain";
import { newUuid } from "@/data/device/clock";
import { entryByIdAtom, type EntryView } from "@/state/budget/history";
import { optimisticStateAtom } from "@/state/view";
import { personIdAtom } from "@/state/budget/people";
import { amountOf } from "../draft";
import type { Draft } from "../draftFields";
import type { Choices } from "../booking";
import { draftOfRule, draftOfShares, type DraftShares, type ShareMode } from "./draftShares";

/** Payer of an entry, and how it is shared. */
export interface Sharing {
  readonly payer: string;
  /** The chosen shares, else the usual ones. */
  readonly shares: DraftShares;
  /** Null where nothing is shared. */
  readonly how: ShareMode | null;
}

/** Return who pays and how it is shared, as it was chosen, as it was booked, or by the rule of the category. */
export function useSharing(draft: Draft, booking: Choices, replaced: EntryView | null): Sharing {
  const [turn] = useState(newUuid);
  const me = useAtomValue(personIdAtom) ?? "";
  const state = useAtomValue(optimisticStateAtom);
  const entryOf = useAtomValue(entryByIdAtom);
  const { members, category } = booking;
  const payer = draft.paidBy ?? me;
  if (draft.shares !== null) return { payer, shares: draft.shares, how: draft.shares.mode };
  const spent = draft.refundOf === null ? undefined : entryOf(draft.refundOf);
  const source = isKept(draft, replaced) ? replaced : (spent ?? null);
  if (source !== null) {
    const isWhole = money.abs(money.fromText(source.value)) === money.fromText(amountOf(draft.text));
    const booked = isWhole ? source.shares : {};
    const hasShares = Object.keys(source.shares).length > 0;
    const shares = draftOfShares(booked, members, payer, turn);
    return { payer, shares, how: hasShares ? shares.mode : null };
  }
  const rule = state === null ? { kind: "none" as const } : ruleOf(state, category?.id ?? "");
  const shares = draftOfRule(rule, members, payer, turn);
  return { payer, shares, how: rule.kind === "none" ? null : shares.mode };
}

/** Return whether a correction leaves the shares as they are. */
function isKept(draft: Draft, replaced: HistoryEntry | null): boolean {
  if (replaced === null) return false;
  return money.abs(money.fromText(replaced.value)) === money.fromText(amountOf(draft.text));
}
