import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "@/ui/actions/Button";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import type { Outcome } from "@/state/outcome";
import { useErrorText } from "@/i18n/useErrorText";
import { useOnce } from "@/parts/forms/useIntent";
import { showToast } from "@/ui/overlays/toasts";
import { WORKSPACES } from "../paths";
import css from "../people/People.module.css";

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
        onCancel={close}
        onConfirm={() => void run().finally(close)}
      />
    </div>
  );
}

/** Ends one's part in something once, says so, and leads to the list; or says why not. */
function useEnding(end: () => Promise<Outcome>, said: string) {
  const navigate = useNavigate();
  const why = useErrorText();
  const once = useOnce();
  const [isBusy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    const outcome = await once(end);
    setBusy(false);
    if (outcome === null) return;
    if (outcome.ok) {
      showToast({ text: said });
      void navigate(WORKSPACES, { replace: true });
    } else showToast({ text: why(outcome), tone: "error" });
  }
  return { isBusy, run };
}
