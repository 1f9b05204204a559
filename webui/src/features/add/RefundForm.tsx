import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { entryByIdAtom, historyAtom } from "@/state/budget/history";
import { isLoadingAtom } from "@/state/budget/workspace";
import { draftOfRefund } from "./draft";
import { MissingEntry } from "./MissingEntry";
import { PrefilledForm } from "./PrefilledForm";

export interface RefundFormProps {
  /** The expense. */
  entryId: string;
  onDone: () => void;
  /** Back, which asks first. */
  onClose: () => void;
}

/** The keypad with what may still come back of an expense. */
export function RefundForm({ entryId, ...form }: RefundFormProps) {
  const found = useAtomValue(entryByIdAtom)(entryId);
  const history = useAtomValue(historyAtom);
  const [spent, setSpent] = useState(found);
  if (found !== undefined && spent === undefined) setSpent(found);
  if (useAtomValue(isLoadingAtom)) return null;
  if (spent?.kind !== "expense") return <MissingEntry />;
  return <PrefilledForm start={draftOfRefund(spent, history)} kinds={["refund"]} {...form} />;
}
