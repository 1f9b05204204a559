import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { ConversionPill } from "./ConversionPill";
import { amountOf, type Draft } from "../draft";
import type { Booking } from "../booking";

export interface ValuePillProps {
  draft: Draft;
  booking: Booking;
  onPress: () => void;
}

/** While the other account's side is typed: the entry's own amount, which a press goes back to. */
export function ValuePill({
  draft,
  booking: { kind, currency, from, to, category },
  onPress,
}: ValuePillProps) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  const amount = money(amountOf(draft.text), currency).text;
  const isTransfer = kind === "transfer";
  const label = isTransfer
    ? t("add.backToLeaving", { amount, account: names(from?.name ?? "") })
    : t("add.backToValue", { amount, category: names(category?.name ?? "") });
  const account = names((isTransfer ? to : from)?.name ?? "");
  const side = t(isTransfer || kind === "refund" ? "add.arrives" : "add.leaves", { account });
  return (
    <ConversionPill label={label} onPress={onPress}>
      {side} · <b>{amount}</b>
    </ConversionPill>
  );
}
