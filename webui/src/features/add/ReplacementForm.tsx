import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useMemo, useState } from "react";
import type { Operation, OperationOf } from "@/domain";
import type { EntryVersions } from "@/parts/entry/useEntryVersions";
import { atSameTime } from "@/parts/meta/moment";
import { accountByIdAtom } from "@/state/budget/accounts";
import { entryViewAtom, type EntryView } from "@/state/budget/history";
import { correctionOfAtom, editAtom, type CorrectionConflict } from "@/state/budget/notSaved";
import { refusedAtom } from "@/state/budget/refused";
import { convertAtom } from "@/state/budget/conversion";
import { isLoadingAtom, workspaceAtom } from "@/state/budget/workspace";
import { DONE } from "@/state/outcome";
import type { EntryBody } from "./booking";
import { CorrectionForm, useDraftOfEntry } from "./CorrectionForm";
import { draftOfBody, draftOfTransfer } from "./draft";
import type { Draft } from "./draftFields";
import { correctedKinds, type KeypadKind } from "./kinds";
import { MissingEntry } from "./MissingEntry";
import { PrefilledForm } from "./PrefilledForm";
import { useBookedAgain, useSaveCorrection } from "./useSaveCorrection";
import { operationOf } from "./useSaveEntry";

export interface ReplacementFormProps {
  sequence: number;
  onDone: () => void;
  /** Back, which asks first. */
  onClose: () => void;
}

/** Form of the booking that replaces one that was not saved. */
export function ReplacementForm({ sequence, ...form }: ReplacementFormProps) {
  const refused = useAtomValue(refusedAtom).find((each) => each.sequence === sequence);
  const conflictOf = useAtomValue(correctionOfAtom);
  const conflict = useMemo(() => conflictOf(sequence), [conflictOf, sequence]);
  const [kept, keep] = useState({ refused, conflict });
  const isNews = refused !== kept.refused || conflict !== kept.conflict;
  // Once it is saved it is refused no more, a moment before the page is left.
  if (refused !== undefined && isNews) keep({ refused, conflict });
  const sides = useSides(kept.conflict);
  if (useAtomValue(isLoadingAtom)) return null;
  if (kept.refused === undefined) return <MissingEntry />;
  const { operation } = kept.refused;
  if (sides === null) return <Rebooked sequence={sequence} operation={operation} {...form} />;
  return (
    <Corrected
      sequence={sequence}
      operation={operation}
      isOpen={refused !== undefined}
      {...sides}
      {...form}
    />
  );
}

interface Sides {
  readonly standing: EntryVersions;
  readonly kind: KeypadKind;
  /** Null where it can't be booked now. */
  readonly mine: EntryView | "deleted" | null;
}

/** Return the sides of two corrections for a form of the entry that stands; null where there is no such form. */
function useSides(conflict: CorrectionConflict | null): Sides | null {
  const view = useAtomValue(entryViewAtom);
  if (conflict === null) return null;
  const { was, mine, theirs } = conflict;
  const isDeleted = theirs === "deleted";
  const present = isDeleted ? was : theirs;
  if (present === null || present.kind === "settlement") return null;
  // A deletion of mine has nothing to say of theirs: their entry is edited.
  const origin = mine === "deleted" ? present : (was ?? present);
  return {
    standing: { present: view(present), origin: view(origin), isDeleted },
    kind: present.kind,
    mine: mine === null || mine === "deleted" ? mine : view(mine),
  };
}

interface CorrectedProps extends ReplacementFormProps, Sides {
  operation: Operation;
  /** It was not decided elsewhere meanwhile. */
  isOpen: boolean;
}

/** The entry that stands, with what its refused correction made of it. */
function Corrected({ sequence, operation, isOpen, standing, kind, mine, ...form }: CorrectedProps) {
  const { present, isDeleted } = standing;
  const edit = useSetAtom(editAtom);
  const [again, save] = [useBookedAgain(), useSaveCorrection(standing)];
  const [draftOf, draftOfOperation] = [useDraftOfEntry(), useDraftOf()];
  const asked = isBooking(operation) ? draftOfOperation(operation) : null;
  const typed = mine === null ? asked : mine === "deleted" ? null : draftOf(mine);
  return (
    <CorrectionForm
      standing={standing}
      kind={kind}
      {...(typed !== null && { mine: typed })}
      onSave={async (entry, idOf) => {
        if (!isOpen) return save(entry, idOf);
        const id = idOf("his");
        const operation = isDeleted
          ? operationOf(id, again(entry, present), null)
          : operationOf(id, entry, present);
        await edit(sequence, operation);
        return DONE;
      }}
      {...form}
    />
  );
}

interface RebookedProps extends ReplacementFormProps {
  operation: Operation;
}

/** A booking that does not fit what there is now, to be booked another way. */
function Rebooked({ sequence, operation, ...form }: RebookedProps) {
  const edit = useSetAtom(editAtom);
  const draftOf = useDraftOf();
  const start = isBooking(operation) ? draftOf(operation) : null;
  if (!isBooking(operation) || start === null) return <MissingEntry />;
  return (
    <PrefilledForm
      start={start}
      kinds={correctedKinds(start.kind)}
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
