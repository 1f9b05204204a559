import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useRef, type ReactNode } from "react";
import css from "./ConfirmAlert.module.css";
import { OverlayLevel, useOverlay } from "./useOverlay";

export interface AnswerDialogProps {
  /** Fact, as the title. */
  title: string;
  /** Question. */
  text: string;
  /** The ways to answer, one of which takes the dialog away. */
  children: ReactNode;
}

/** Stays until it is answered: nothing else closes it, neither Esc nor the scrim nor the way back. */
export function AnswerDialog({ title, text, children }: AnswerDialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const level = useOverlay(true, () => undefined);
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={css["Dialog-scrim"]} forceRender />
        <AlertDialog.Popup ref={popup} className={css["Dialog"]} data-modal="" initialFocus={popup}>
          <AlertDialog.Title className={css["Dialog-title"]}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={css["Dialog-text"]}>{text}</AlertDialog.Description>
          <OverlayLevel value={level}>{children}</OverlayLevel>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
