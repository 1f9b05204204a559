import { useAtomValue } from "@/state/useAtomValue";
import { useMemo } from "react";
import { convertAtom } from "@/state/budget/conversion";
import { todayAtom } from "@/state/device";
import type { Draft } from "../draft";
import { quickLedgerAtom } from "./quickLedger";
import { readWords, type Reading, type WordsContext } from "./reading";

const NOTHING: Reading = { changes: {}, doubts: [] };

/** Words of a draft as they were read, and their surroundings. */
export interface Words extends Reading {
  readonly context: WordsContext;
}

/** Return what the words of a draft say; `line` are those at their last pause. */
export function useWords(draft: Draft, line: string | null, isCorrection: boolean): Words {
  const ledger = useAtomValue(quickLedgerAtom);
  const today = useAtomValue(todayAtom);
  const convert = useAtomValue(convertAtom);
  const context = useMemo(
    () => ({ ledger, today, convert, isCorrection }),
    [ledger, today, convert, isCorrection],
  );
  const reading = useMemo(
    () => (line === null ? NOTHING : readWords({ ...draft, line }, context)),
    [draft, line, context],
  );
  return { ...reading, context };
}
