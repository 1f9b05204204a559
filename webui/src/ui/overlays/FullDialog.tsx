import { Dialog } from "@base-ui/react/dialog";
import { ArrowLeft } from "lucide-react";
import { use, useRef, useState, type ReactNode } from "react";
import css from "./FullDialog.module.css";
import { IconButton } from "../actions/IconButton";
import { Labels } from "../labels";
import { ConfirmDialog } from "./ConfirmDialog";
import type { UnsavedQuestion } from "./GuardedSheet";
import { hasUnsaved } from "./unsaved";
import { OverlayLevel, useOverlay } from "./useOverlay";

export interface FullDialogProps {
  title: string;
  /** Asked before something typed is thrown away. */
  question: UnsavedQuestion;
  /** Esc, or the arrow back. */
  onClose: () => void;
  children: ReactNode;
}

/** Takes the whole screen for one matter; what was below is there again when it closes. Open while it is rendered. */
export function FullDialog({ title, question, onClose, children }: FullDialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const { back } = use(Labels);
  const [asking, setAsking] = useState(false);
  const close = (at: string) => {
    if (hasUnsaved(at)) setAsking(true);
    else onClose();
  };
  const level = useOverlay(true, close);
  return (
    <Dialog.Root
      open
      disablePointerDismissal
      onOpenChange={(open) => {
        if (!open) close(level);
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup ref={popup} className={css["FullDialog"]} initialFocus={popup}>
          <div className={css["FullDialog-content"]}>
            <header className={css["FullDialog-header"]}>
              <Dialog.Close render={<IconButton glyph={ArrowLeft} label={back} edge="start" />} />
              <Dialog.Title className={css["FullDialog-title"]}>{title}</Dialog.Title>
            </header>
            <OverlayLevel value={level}>{children}</OverlayLevel>
            <ConfirmDialog
              {...question}
              open={asking}
              danger
              onCancel={() => setAsking(false)}
              onConfirm={onClose}
            />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
