import { typedOf } from "@/parts/forms/typedMoney";
import { useAtomValue } from "@/state/useAtomValue";
import { convertAtom } from "@/state/budget/conversion";
import { amountOf } from "./draft";
import type { Draft } from "./draftFields";
import type { Booking } from "./booking";
import type { KeypadKind } from "./kinds";
import { useBooking } from "./useBooking";

/**
 * Return what makes a draft one of another kind, chosen by hand: its amount, day and note stay as typed. A correction
 * between two currencies keeps what arrives, as that is what was booked.
 */
export function useKindChange(draft: Draft, booking: Booking, isCorrection: boolean) {
  const arrived = useArrived(booking);
  const leaving = useLeaving(draft, isCorrection);
  return (kind: KeypadKind): Partial<Draft> => {
    const changed = { kind, isKindChosen: true, accountText: null, accountTextFor: null };
    if (!isCorrection) return changed;
    if (kind === "income" && arrived !== null) return { ...changed, text: arrived };
    if (kind !== "transfer" || leaving === null) return changed;
    return { ...changed, text: leaving, accountText: draft.text, accountTextFor: leaving };
  };
}

/** Return what arrives of a transfer between two currencies. */
function useArrived({ kind, otherAmount }: Booking): string | null {
  const isKnown = kind === "transfer" && otherAmount !== null && otherAmount.kind !== "missing";
  return isKnown ? typedOf(otherAmount.amount) : null;
}

/** Return what would leave the other account if the income were a transfer between two currencies. */
function useLeaving(draft: Draft, isCorrection: boolean): string | null {
  const convert = useAtomValue(convertAtom);
  const { from, to } = useBooking({ ...draft, kind: "transfer" }, isCorrection);
  if (from === undefined || to === undefined || from.currency === to.currency) return null;
  const leaving = convert(amountOf(draft.text), to.currency, from.currency);
  return leaving === null ? null : typedOf(leaving.amount);
}
