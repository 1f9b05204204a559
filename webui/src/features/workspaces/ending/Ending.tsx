import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { Button } from "@/ui/actions/Button";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import type { Outcome } from "@/state/outcome";
import css from "../people/People.module.css";
import { useEnding } from "./useEnding";

export interface EndingProps {
  label: string;
  title: string;
  text: string;
  confirmLabel: string;
  /** Said once it is done. */
  said: string;
  /** Why it cannot be done. */
  blocked: string | undefined;
  end: () => Promise<Outcome>;
}

/** A button for what cannot be taken back, and the question before it; or the reason why it may not be. */
export function Ending({ label, said, blocked, end, ...question }: EndingProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { isBusy, run } = useEnding(end, said);
  const close = () => setAsking(false);
  return (
    <div>
      <Button kind="danger-text" block disabled={blocked !== undefined} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {blocked !== undefined && <p className={css["People-note"]}>{blocked}</p>}
      <ConfirmDialog
        {...question}
        open={asking}
        danger
        busy={isBusy}
        cancelLabel={t("actions.cancel")}
        onCancel={close}
        onConfirm={() => void run().finally(close)}
      />
    </div>
  );
}
