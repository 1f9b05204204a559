import { lazy, Suspense, type ReactNode } from "react";
import { useOnce } from "./useOnce";

const SheetDrawer = lazy(() => import("./SheetDrawer"));

export interface SheetProps {
  open: boolean;
  /** Esc, the scrim, the close button, or the sheet dragged down. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Icon buttons beside the title. */
  actions?: ReactNode;
  /** Something was entered and not saved: the sheet stays, and the screen asks first. */
  onUnsaved?: (() => void) | undefined;
  /** A dialog that asks on top of the sheet belongs in here too. */
  children: ReactNode;
}

/** Slides up from the bottom and follows the finger down; a centred panel from 900 px. Fetched when first opened. */
export function Sheet(props: SheetProps) {
  return useOnce(props.open) ? (
    <Suspense>
      <SheetDrawer {...props} />
    </Suspense>
  ) : null;
}
