import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { Operation, OperationOf, ReplaceTransfer } from "@/domain";
import { atSameTime } from "@/parts/meta/moment";
import { fieldsOfBody } from "@/parts/transfer/fields";
import { TransferForm } from "@/parts/transfer/TransferForm";
import { accountByIdAtom } from "@/state/budget/accounts";
import { editAtom } from "@/state/budget/notSaved";
import { refusedAtom } from "@/state/budget/refused";
import { convertAtom } from "@/state/budget/rates";
import { isLoadingAtom, workspaceAtom } from "@/state/budget/workspace";
import { DONE, type Outcome } from "@/state/outcome";
import { draftOfBody } from "./draft";
import { PrefilledForm } from "./PrefilledForm";
import { MissingEntry } from "./MissingEntry";

export interface ReplacementFormProps {
  sequence: number;
  onDone: () => void;
}

/** Form of the booking that replaces one that was not saved. */
export function ReplacementForm({ sequence, onDone }: ReplacementFormProps) {
  const refused = useAtomValue(refusedAtom).find((each) => each.sequence === sequence);
  const [kept, setKept] = useState(refused);
  const edit = useSetAtom(editAtom);
  if (refused !== undefined && kept === undefined) setKept(refused);
  if (useAtomValue(isLoadingAtom)) return null;
  const operation = kept?.operation;
  const save = async (changed: Operation): Promise<Outcome> => {
    await edit(sequence, changed);
    return DONE;
  };
  if (operation?.name === "addExpenses" || operation?.name === "replaceExpense") {
    return <Expense operation={operation} save={save} onDone={onDone} />;
  }
  if (operation?.name === "transfer" || operation?.name === "replaceTransfer") {
    return <Transfer operation={operation} save={save} onDone={onDone} />;
  }
  return <MissingEntry />;
}

interface FormProps<Of extends Operation> extends Pick<ReplacementFormProps, "onDone"> {
  operation: Of;
  save: (changed: Operation) => Promise<Outcome>;
}

function Expense({
  operation,
  save,
  onDone,
}: FormProps<OperationOf<"addExpenses"> | OperationOf<"replaceExpense">>) {
  const convert = useAtomValue(convertAtom);
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode;
  if (currencyCode === undefined) return <MissingEntry />;
  return (
    <PrefilledForm
      start={draftOfBody(operation.body, currencyCode, convert)}
      replaced={null}
      onSave={(body) => save({ ...operation, body: atSameTime(body, operation.body) })}
      onDone={onDone}
    />
  );
}

function Transfer({
  operation,
  save,
  onDone,
}: FormProps<OperationOf<"transfer"> | OperationOf<"replaceTransfer">>) {
  const accounts = useAtomValue(accountByIdAtom);
  const before =
    operation.name === "transfer" ? { ...operation.body, accountId: operation.accountId } : operation.body;
  const changed = (body: ReplaceTransfer): Operation => {
    const { accountId, ...transfer } = atSameTime(body, before);
    if (operation.name === "transfer") return { ...operation, accountId, body: transfer };
    return { ...operation, body: { ...transfer, accountId } };
  };
  return (
    <TransferForm
      start={fieldsOfBody(before, accounts)}
      onSave={(body) => save(changed(body))}
      onClose={onDone}
    />
  );
}
