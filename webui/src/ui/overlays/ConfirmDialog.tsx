import { lazy, Suspense } from "react";
import { useOnce } from "./useOnce";

const ConfirmAlert = lazy(() => import("./ConfirmAlert"));

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What happens. */
  text: string;
  cancelLabel: string;
  confirmLabel: string;
  /** It cannot be undone: the confirming button is red. */
  danger?: boolean;
  busy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before what cannot be undone. The focus starts on Cancel. Fetched when first opened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useOnce(props.open) ? (
    <Suspense>
      <ConfirmAlert {...props} />
    </Suspense>
  ) : null;
}
