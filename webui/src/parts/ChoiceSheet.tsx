import { useState, type ReactNode } from "react";
import { SheetList, type SheetListProps } from "@/ui/overlays/SheetList";

export interface ChoiceSheetProps<Value extends string> extends Pick<
  SheetListProps<Value>,
  "title" | "choices" | "value" | "onChoose"
> {
  /** Control that opens the sheet. */
  children: (open: () => void) => ReactNode;
}

/** Something to press, and the sheet it opens with one of many to choose. */
export function ChoiceSheet<Value extends string>({ children, ...list }: ChoiceSheetProps<Value>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      <SheetList {...list} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
