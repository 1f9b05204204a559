import { useAtomValue } from "jotai";
import { quickAdd } from "@/domain";
import { todayAtom } from "@/state/device";
import { quickLedgerAtom } from "./quickLedger";

/** Return what reads a line for the budget on this device. */
export function useReader() {
  const ledger = useAtomValue(quickLedgerAtom);
  const today = useAtomValue(todayAtom);
  return (text: string, answers: quickAdd.Answers) => quickAdd.parse(text, ledger, today, answers);
}
