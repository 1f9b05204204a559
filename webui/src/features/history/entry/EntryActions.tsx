import { useAtomValue } from "jotai";
import { Pencil, Trash, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { money } from "@/domain";
import { refundsOfAtom, type EntryView } from "@/state/budget/history";
import { canRebookAtom } from "@/state/budget/rebooking";
import { Button } from "@/ui/actions/Button";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { useDelete } from "./useDelete";

export interface EntryActionsProps {
  entry: EntryView;
  /** It is about to be deleted here. */
  onDelete: () => void;
}

/**
 * Delete, which asks only when it can't be undone, Refund of an expense, and Edit: both open the form filled in; that of a
 * settlement is where one settles up.
 */
export function EntryActions({ entry, onDelete }: EntryActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const isReversible = useAtomValue(canRebookAtom)(entry);
  const remove = useDelete(entry);
  const removeNow = () => {
    onDelete();
    void remove();
  };
  const isRefundable = useIsRefundable(entry);
  const refund = () => {
    void navigate(`/add?refund=${entry.id}`);
  };
  const edit = () => {
    void navigate(
      entry.kind === "settlement" ? `/history/settle?edit=${entry.id}` : `/add?replace=${entry.id}`,
    );
  };
  const ask = () => {
    setAsking(true);
  };
  return (
    <>
      <Button kind="danger-text" glyph={Trash} onClick={isReversible ? removeNow : ask}>
        {t("actions.delete")}
      </Button>
      {isRefundable && (
        <Button kind="tonal" glyph={Undo2} grow onClick={refund}>
          {t("history.refund")}
        </Button>
      )}
      <Button kind={isRefundable ? "primary" : "tonal"} glyph={Pencil} grow onClick={edit}>
        {t("history.edit")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("history.deleteTitle")}
        text={t("history.deleteText")}
        cancelLabel={t("actions.cancel")}
        confirmLabel={t("actions.delete")}
        danger
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={removeNow}
      />
    </>
  );
}

/** Return whether something of an expense may still come back. */
function useIsRefundable({ id, kind, value }: EntryView): boolean {
  const refunds = useAtomValue(refundsOfAtom)(id);
  const refunded = money.sum(refunds.map((refund) => money.fromText(refund.value)));
  return kind === "expense" && refunded < money.abs(money.fromText(value));
}
