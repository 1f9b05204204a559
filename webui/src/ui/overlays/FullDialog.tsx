import { Dialog } from "@base-ui/react/dialog";
import { ArrowLeft } from "lucide-react";
import { useRef, type ReactNode } from "react";
import css from "./FullDialog.module.css";
import { IconButton } from "../actions/IconButton";
import { OverlayLevel, useOverlay } from "./useOverlay";

export interface FullDialogProps {
  title: string;
  closeLabel: string;
  /** Esc, or the arrow back. */
  onClose: () => void;
  children: ReactNode;
}

/** Takes the whole screen for one matter; what was below is there again when it closes. Open while it is rendered. */
export function FullDialog({ title, closeLabel, onClose, children }: FullDialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const level = useOverlay(true, onClose);
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup ref={popup} className={css["FullDialog"]} initialFocus={popup}>
          <div className={css["FullDialog-content"]}>
            <header className={css["FullDialog-header"]}>
              <Dialog.Close render={<IconButton glyph={ArrowLeft} label={closeLabel} edge="start" />} />
              <Dialog.Title className={css["FullDialog-title"]}>{title}</Dialog.Title>
            </header>
            <OverlayLevel value={level}>{children}</OverlayLevel>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
