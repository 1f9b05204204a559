import { ArrowRightLeft, Pencil, TriangleExclamationPoint } from "lucide-react";
import type { ReactNode } from "react";
import css from "./ConversionPill.module.css";
import { Icon } from "@/ui/art/Icon";

export interface ConversionPillProps {
  /** Amount that leaves the account in bold, the rate and its date; or why there is no rate. */
  children: ReactNode;
  /** There is no rate: the user has to enter the amount. */
  missing?: boolean;
  /** "₴1 249.75 leaves Family card. Change" */
  label: string;
  onPress: () => void;
}

/** The converted amount below the typed one; a tap lets the user correct it. */
export function ConversionPill({ children, missing = false, label, onPress }: ConversionPillProps) {
  return (
    <button
      type="button"
      className={css["ConversionPill"]}
      data-missing={missing || undefined}
      aria-label={label}
      onClick={onPress}
    >
      <Icon glyph={missing ? TriangleExclamationPoint : ArrowRightLeft} size={14} />
      <span>{children}</span>
      <Icon glyph={Pencil} size={14} />
    </button>
  );
}
