import { useAtomValue } from "@/state/useAtomValue";
import { Pencil, Trash, Undo2 } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { money } from "@/domain";
import { useAskedDelete } from "@/parts/entry/useDelete";
import { refundsOfAtom, type EntryView } from "@/state/budget/history";
import { Button } from "@/ui/actions/Button";

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
  const remove = useAskedDelete(entry, onDelete);
  const isRefundable = useIsRefundable(entry);
  const refund = () => {
    void navigate(`/add?refund=${entry.id}`);
  };
  const edit = () => {
    void navigate(
      entry.kind === "settlement" ? `/history/settle?edit=${entry.id}` : `/add?replace=${entry.id}`,
    );
  };
  return (
    <>
      <Button kind="danger-text" glyph={Trash} onClick={remove.press}>
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
      {remove.dialog}
    </>
  );
}

/** Return whether something of an expense may still come back. */
function useIsRefundable({ id, kind, value }: EntryView): boolean {
  const refunds = useAtomValue(refundsOfAtom)(id);
  const refunded = money.sum(refunds.map((refund) => money.fromText(refund.value)));
  return kind === "expense" && refunded < money.abs(money.fromText(value));
}
