import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { discardAtom } from "@/state/budget/notSaved";
import { Button } from "@/ui/actions/Button";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import type { CardProps } from "./ChangeCard";

/** Gives a change up, after asking: it cannot be brought back. */
export function Discard({ change, title }: CardProps & { title: string }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const discard = useSetAtom(discardAtom);
  const count = change.dependents.length;
  return (
    <>
      <Button kind="danger-text" onClick={() => setAsking(true)}>
        {t("actions.discard")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("notSaved.discardTitle")}
        text={count > 0 ? t("notSaved.discardMore", { title, count }) : t("notSaved.discardText", { title })}
        cancelLabel={t("actions.cancel")}
        confirmLabel={t("actions.discard")}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => void discard(change.sequence)}
      />
    </>
  );
}
