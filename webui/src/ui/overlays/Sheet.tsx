import { onDemand } from "../browser/onDemand";
import type { SheetProps } from "./SheetDrawer";
import { MissingSheet } from "./MissingSheet";
import { SheetShell } from "./SheetShell";
import { hasUnsaved } from "./unsaved";
import { useLatch } from "./useLatch";
import { OverlayLevel, useOverlay } from "./useOverlay";

const SheetDrawer = onDemand(async () => (await import("./SheetDrawer")).default);

/** Fetches what sheets need before one is opened. */
export const preloadSheets = SheetDrawer.preload;

/** Slides up from the bottom and follows the finger down; a centred panel from 900 px. Fetched when first opened. */
export function Sheet(props: SheetProps) {
  const level = useOverlay(props.open, (at) => {
    if (props.onUnsaved && hasUnsaved(at)) props.onUnsaved();
    else props.onClose();
  });
  if (!useLatch(props.open)) return null;
  return (
    <OverlayLevel value={level}>
      <SheetDrawer
        {...props}
        waiting={props.open && <SheetShell label={props.title} onClose={props.onClose} />}
        missing={props.open && <MissingSheet onClose={props.onClose} />}
      />
    </OverlayLevel>
  );
}
