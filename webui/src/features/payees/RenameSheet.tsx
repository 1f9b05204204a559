import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { validation } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { useOnce } from "@/parts/forms/useIntent";
import { PayeeChoices } from "@/parts/payees/PayeeChoices";
import { usePayeeMatches } from "@/parts/payees/usePayeeMatches";
import { payeesAtom, tagsAtom } from "@/state/budget/payees";
import { questionAtom } from "@/state/question";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { useFailureToast } from "@/parts/useFailureToast";
import { useUndoToast } from "@/parts/useUndoToast";
import { dispatchAtom } from "@/state/budget/dispatch";
import { guestUndoAtom, undoRenameAtom } from "@/state/budget/renames";
import { isQueuedAtom } from "@/state/connection";
import type { Outcome } from "@/state/outcome";
import { isGuestAtom } from "@/state/session/session";
import { isOne, rowOf, shownName, typedName, type NamedKind, renameOf } from "./named";

export interface RenameSheetProps {
  kind: NamedKind;
  name: string;
  open: boolean;
  onClose: () => void;
  /** It is called that now. */
  onRenamed: (name: string) => void;
}

/** Another name for a payee or a tag; one that is there already takes the entries over. */
export function RenameSheet({ open, onClose, ...form }: RenameSheetProps) {
  const { t } = useTranslation();
  return (
    <FormSheet open={open} onClose={onClose} title={t("payees.rename")}>
      <RenameForm {...form} onClose={onClose} />
    </FormSheet>
  );
}

function RenameForm({ kind, name, onClose, onRenamed }: Omit<RenameSheetProps, "open">) {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  const [isTouched, setTouched] = useState(false);
  useUnsaved(() => text !== name);
  const typed = typedName(kind, text);
  const wrong = wrongOf(kind, typed);
  const confirm = useConfirm(kind, name, (newName) => {
    onClose();
    onRenamed(newName);
  });
  const { payees } = usePayeeMatches()(text === name ? "" : text);
  const others = payees.filter((row) => row.name !== name);
  return (
    <>
      <SubmitForm
        busy={false}
        submitLabel={t("actions.save")}
        onSubmit={(event) => {
          event.preventDefault();
          setTouched(true);
          if (wrong !== null) return;
          const newName = validation.check(kind === "tags" ? "tag" : "payee", typed);
          if (newName === name) onClose();
          else confirm(newName);
        }}
      >
        <TextField
          label={t("payees.name")}
          help={t("payees.renameHelp")}
          error={isTouched && wrong !== null ? t(wrong) : undefined}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </SubmitForm>
      {kind === "payees" && <PayeeChoices payees={others} payee="" onChoose={(row) => confirm(row.name)} />}
    </>
  );
}

function wrongOf(kind: NamedKind, text: string) {
  if (text.trim() === "") return "validation.required" as const;
  return validation.wrong(kind === "tags" ? "tag" : "payee", text);
}

/** Return what asks before a rename or a merge: with the number of entries. */
function useConfirm(kind: NamedKind, name: string, done: (newName: string) => void) {
  const { t } = useTranslation();
  const ask = useSetAtom(questionAtom);
  const rows = useAtomValue(kind === "tags" ? tagsAtom : payeesAtom);
  const rename = useRename(kind);
  const once = useOnce();
  const count = rowOf(kind, rows, name)?.count ?? 0;
  return (typed: string) => {
    const known = isOne(kind, name, typed) ? undefined : rowOf(kind, rows, typed);
    const isMerge = known !== undefined;
    // Another payee keeps its spelling.
    const newName = known?.name ?? typed;
    const texts = { count, name: shownName(kind, name), newName: shownName(kind, newName) };
    ask({
      title: t(isMerge ? "payees.mergeTitle" : "payees.renameTitle", texts),
      text: t(isMerge ? "payees.mergeText" : "payees.renameText", texts),
      confirmLabel: t(isMerge ? "payees.merge" : "payees.renameNow"),
      run: async () => {
        const outcome = await once(() => rename(name, newName, isMerge));
        if (outcome?.ok === true) done(newName);
      },
    });
  };
}

/** Return what renames or merges and offers to take it back; a merge that waits to be sent can't be taken back here. */
export function useRename(kind: NamedKind) {
  const { t } = useTranslation();
  const [dispatch, undoRename] = [useSetAtom(dispatchAtom), useSetAtom(undoRenameAtom)];
  const [offer, fail] = [useUndoToast(), useFailureToast()];
  const [isGuest, isQueued] = [useAtomValue(isGuestAtom), useAtomValue(isQueuedAtom)];
  const guestUndo = useAtomValue(guestUndoAtom);
  return async (name: string, newName: string, isMerge: boolean): Promise<Outcome> => {
    const rename = renameOf(kind, name, newName);
    const back = isGuest ? guestUndo(rename) : renameOf(kind, newName, name);
    const outcome = await dispatch(rename);
    if (!outcome.ok) return outcome;
    const undoOnServer = async () => {
      const undone = await undoRename(rename);
      if (!undone.ok) fail(undone);
    };
    const undo = isGuest || isQueued ? () => dispatch(back) : undoOnServer;
    const text = t(isMerge ? "payees.merged" : "payees.renamed", { name: shownName(kind, newName) });
    offer(text, isMerge && isQueued && !isGuest ? null : undo);
    return outcome;
  };
}
