import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { Chip } from "@/ui/actions/Chip";
import type { Booking, OtherAmount } from "../booking";
import css from "./ConversionPill.module.css";

export interface OutdatedAmountProps {
  booking: Booking;
  typed: Extract<OtherAmount, { kind: "typed" }>;
  onKeep: () => void;
  onConvert: () => void;
}

/** Asks whether an amount typed by hand still holds, now that the entry's own is another. */
export function OutdatedAmount({ booking: { kind, other }, typed, onKeep, onConvert }: OutdatedAmountProps) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  if (other === undefined) return null;
  const shown = (amount: string) => money(amount, other.currency).text;
  const question = t(
    kind === "transfer" || kind === "refund" ? "add.arrivingOutdated" : "add.ownAmountOutdated",
    {
      account: names(other.name),
    },
  );
  return (
    <div className={css["OutdatedAmount"]} role="group" aria-label={question}>
      <Chip text={t("add.ownAmountKeep", { amount: shown(typed.amount) })} asks onClick={onKeep} />
      {typed.converted !== null && (
        <Chip
          text={t("add.ownAmountConvert", { amount: shown(typed.converted.amount) })}
          asks
          onClick={onConvert}
        />
      )}
    </div>
  );
}
