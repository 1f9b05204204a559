import { ArrowRightLeft, BanknoteArrowDown, HandCoins } from "lucide-react";
import { categoryIcon, type NamedIcon } from "../art/icons";

export type EntryKind = "expense" | "refund" | "income" | "transfer" | "settlement";

/** The drawing of a history entry: its category's, or that of its kind. */
export function entryIcon(kind: EntryKind, icon: string): NamedIcon {
  if (kind === "income") return { glyph: BanknoteArrowDown, hue: "green" };
  if (kind === "transfer") return { glyph: ArrowRightLeft, hue: "slate" };
  if (kind === "settlement") return { glyph: HandCoins, hue: "violet" };
  return categoryIcon(icon);
}
