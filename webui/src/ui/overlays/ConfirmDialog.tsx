import { onDemand } from "../browser/onDemand";
import type { ConfirmDialogProps } from "./ConfirmAlert";
import { MissingSheet } from "./MissingSheet";
import { useLatch } from "./useLatch";
import { useOverlay } from "./useOverlay";

const ConfirmAlert = onDemand(async () => (await import("./ConfirmAlert")).default);

/** Asks before what cannot be undone. The focus starts on Cancel. Fetched when first opened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  useOverlay(props.open, props.onCancel);
  const missing = props.open && <MissingSheet onClose={props.onCancel} />;
  return useLatch(props.open) ? <ConfirmAlert {...props} missing={missing} /> : null;
}
