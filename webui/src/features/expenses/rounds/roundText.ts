import { NO_BREAK_SPACE, type AmountParts } from "@/domain";

/** The amount below a round: with a plus what is over; from 1 000 up a narrow cell has no room for the fraction. */
export function roundText(parts: AmountParts, isOver: boolean, isWide: boolean): string {
  const plus = isOver ? "+" : "";
  if (isWide || !parts.whole.includes(NO_BREAK_SPACE)) return plus + parts.text;
  const { sign, symbol, gap, whole, symbolPosition } = parts;
  const body = symbolPosition === "after" ? whole + gap + symbol : symbol + gap + whole;
  return plus + sign + body;
}
