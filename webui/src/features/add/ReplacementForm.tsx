import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { Operation, OperationOf } from "@/domain";
import { atSameTime } from "@/parts/meta/moment";
import { accountByIdAtom } from "@/state/budget/accounts";
import { editAtom } from "@/state/budget/notSaved";
import { refusedAtom } from "@/state/budget/refused";
import { convertAtom } from "@/state/budget/conversion";
import { isLoadingAtom, workspaceAtom } from "@/state/budget/workspace";
import { DONE } from "@/state/outcome";
import type { EntryBody } from "./booking";
import { draftOfBody, draftOfTransfer, type Draft } from "./draft";
import { correctedKinds } from "./kinds";
import { MissingEntry } from "./MissingEntry";
import { PrefilledForm } from "./PrefilledForm";

export interface ReplacementFormProps {
  sequence: number;
  onDone: () => void;
  /** Back, which asks first. */
  onClose: () => void;
}

/** Form of the booking that replaces one that was not saved. */
export function ReplacementForm({ sequence, ...form }: ReplacementFormProps) {
  const refused = useAtomValue(refusedAtom).find((each) => each.sequence === sequence);
  const [kept, setKept] = useState(refused);
  const edit = useSetAtom(editAtom);
  const draftOf = useDraftOf();
  if (refused !== undefined && kept === undefined) setKept(refused);
  if (useAtomValue(isLoadingAtom)) return null;
  const operation = kept?.operation;
  const start = isBooking(operation) ? draftOf(operation) : null;
  if (!isBooking(operation) || start === null) return <MissingEntry />;
  return (
    <PrefilledForm
      start={start}
      kinds={correctedKinds(start.kind)}
      replaced={null}
      onSave={async (entry) => {
        await edit(sequence, changed(operation, entry));
        return DONE;
      }}
      {...form}
    />
  );
}

type BookingOperation =
  | OperationOf<"addExpenses">
  | OperationOf<"addRefund">
  | OperationOf<"replaceExpense">
  | OperationOf<"transfer">
  | OperationOf<"replaceTransfer">;

function isBooking(operation: Operation | undefined): operation is BookingOperation {
  const names = ["addExpenses", "addRefund", "replaceExpense", "transfer", "replaceTransfer"];
  return operation !== undefined && names.includes(operation.name);
}

function useDraftOf() {
  const convert = useAtomValue(convertAtom);
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode;
  const accounts = useAtomValue(accountByIdAtom);
  return (operation: BookingOperation): Draft | null => {
    switch (operation.name) {
      case "transfer":
        return draftOfTransfer({ ...operation.body, accountId: operation.accountId }, accounts);
      case "replaceTransfer":
        return draftOfTransfer(operation.body, accounts);
      case "addRefund":
        return currencyCode === undefined
          ? null
          : draftOfBody(operation.body, currencyCode, convert, "refund");
      case "addExpenses":
        return currencyCode === undefined ? null : draftOfBody(operation.body, currencyCode, convert);
      case "replaceExpense": {
        const kind = operation.isRefund === true ? "refund" : "expense";
        return currencyCode === undefined ? null : draftOfBody(operation.body, currencyCode, convert, kind);
      }
    }
  };
}

/** The operation with what was entered, at its own moment while the day stays the same. */
function changed(operation: BookingOperation, entry: EntryBody): Operation {
  if (operation.name === "transfer" && entry.kind === "transfer") {
    const { accountId, ...body } = atSameTime(entry.body, operation.body);
    return { ...operation, accountId, body };
  }
  const body = atSameTime(entry.body, operation.body);
  if (operation.name === "replaceExpense" && entry.kind !== "transfer") {
    // Left out, the lines of the replaced entry would be inherited.
    const { categoryId = "", value, lines = [{ categoryId, value }] } = entry.body;
    return { ...operation, body: { ...body, lines } };
  }
  return { ...operation, body };
}
