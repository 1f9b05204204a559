import type { Placeholders } from "../browser/onDemand";
import { MissingSheet } from "./MissingSheet";
import { SheetShell } from "./SheetShell";
import { useOverlay } from "./useOverlay";

export interface AwaitedSheet {
  open: boolean;
  onClose: () => void;
  /** "Loading" */
  label: string;
}

/** Return the stand-ins of a sheet that is fetched as a whole: until its code is here, and when it never comes. */
export function sheetMeanwhile({ open, ...sheet }: AwaitedSheet): Placeholders {
  return { waiting: open && <Waiting {...sheet} />, missing: open && <Missing {...sheet} /> };
}

type StandIn = Omit<AwaitedSheet, "open">;

function Waiting({ label, onClose }: StandIn) {
  useOverlay(true, onClose);
  return <SheetShell label={label} onClose={onClose} />;
}

function Missing({ onClose }: StandIn) {
  useOverlay(true, onClose);
  return <MissingSheet onClose={onClose} />;
}
