import { lazy, Suspense } from "react";
import type { ConfirmDialogProps } from "./ConfirmAlert";
import { useLatch } from "./useLatch";

const ConfirmAlert = lazy(() => import("./ConfirmAlert"));

/** Asks before what cannot be undone. The focus starts on Cancel. Fetched when first opened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useLatch(props.open) ? (
    <Suspense>
      <ConfirmAlert {...props} />
    </Suspense>
  ) : null;
}
