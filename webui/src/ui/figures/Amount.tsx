import type { ReactNode } from "react";
import type { AmountParts } from "@/domain/rules/base/display";
import css from "./Amount.module.css";

export interface AmountProps {
  parts: AmountParts;
  /** Money that came in is green, money owed red; spending keeps the text colour. */
  tone?: "in" | "debt" | undefined;
  /** More was spent than planned. */
  over?: boolean | undefined;
  /** The fraction small and dimmed: heroes and displays, never rows. */
  dim?: boolean;
  /** Stands right behind the number, before a symbol that follows it. */
  caret?: ReactNode;
}

/** An amount in the order of its language; it never wraps. */
export function Amount({ parts, tone, over = false, dim = false, caret }: AmountProps) {
  const symbol = { before: parts.symbol + parts.gap, after: parts.gap + parts.symbol };
  return (
    <span className={css["Amount"]} data-sign={tone} data-over={over || undefined}>
      {parts.sign}
      {parts.symbolPosition === "before" && symbol.before}
      {parts.whole}
      <span className={dim ? css["Amount-fraction"] : undefined}>{parts.fraction}</span>
      {caret}
      {parts.symbolPosition === "after" && symbol.after}
    </span>
  );
}
