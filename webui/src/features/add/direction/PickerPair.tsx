import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "@/ui/art/Icon";
import css from "./PickerPair.module.css";

/** Where the money goes: from one picker to the other. */
export function PickerPair({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <div className={css["PickerPair"]}>
      {from}
      <Icon glyph={ChevronRight} size={16} />
      {to}
    </div>
  );
}
