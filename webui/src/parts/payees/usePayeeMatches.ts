import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { useAtomValue } from "@/state/useAtomValue";
import { payees, search, type PayeeRow } from "@/domain";
import { payeesAtom, readPayeesAtom } from "@/state/budget/payees";

const SHOWN_MAX = 50;

/** Payees that a typed text finds, and the one that it names. */
export interface PayeeMatches {
  readonly payees: readonly PayeeRow[];
  readonly named: PayeeRow | undefined;
}

/** Return what looks payees up by the beginnings of their words, those of the newest entries first. */
export function usePayeeMatches(): (typed: string) => PayeeMatches {
  const rows = useAtomValue(payeesAtom);
  return (typed) => ({
    payees: rows.filter(({ name }) => isFound(typed, name)).slice(0, SHOWN_MAX),
    named: rows.find(({ name }) => name === payees.find(typed, [name])),
  });
}

/** Return whether a payee is found by a typed text; accents make no difference. */
export function isFound(typed: string, name: string): boolean {
  return search.matches(payees.fold(typed), [name, payees.fold(name)]);
}

/** Asks the server for payees of entries that are not held here. */
export function useReadPayees(): void {
  const read = useSetAtom(readPayeesAtom);
  const begin = useEffectEvent(() => void read());
  useEffect(() => {
    begin();
  }, []);
}
