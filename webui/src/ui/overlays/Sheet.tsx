import { lazy, Suspense } from "react";
import type { SheetProps } from "./SheetDrawer";
import { useLatch } from "./useLatch";

const SheetDrawer = lazy(() => import("./SheetDrawer"));

/** Slides up from the bottom and follows the finger down; a centred panel from 900 px. Fetched when first opened. */
export function Sheet(props: SheetProps) {
  return useLatch(props.open) ? (
    <Suspense>
      <SheetDrawer {...props} />
    </Suspense>
  ) : null;
}
