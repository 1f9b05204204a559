import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { quickAdd } from "@/domain";
import { todayAtom } from "@/state/device";
import type { Draft } from "../draft";
import { quickLedgerAtom } from "./quickLedger";

/** Return the draft with a text that another app shared as its line, where it has an amount; else it is the note. */
export function useShared(draft: Draft, text: string | null): Draft {
  const ledger = useAtomValue(quickLedgerAtom);
  const today = useAtomValue(todayAtom);
  const [hasAmount] = useState(() => {
    if (text === null) return false;
    const { value, doubts } = quickAdd.parse(text, ledger, today);
    return value !== null || (doubts.get("value")?.choices.length ?? 0) > 0;
  });
  return hasAmount && text !== null
    ? { ...draft, note: "", tags: [], line: text.replace(/\s+/g, " ") }
    : draft;
}
