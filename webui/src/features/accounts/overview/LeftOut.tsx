import { useTranslation } from "@/i18n/useTranslation";
import type { NotConverted } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { HeroNote } from "@/ui/figures/HeroNote";

/** Amounts missing from a sum because their currency has no rate. */
export function LeftOut({ parts }: { parts: readonly NotConverted[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  return parts.map(({ currencyCode, amount }) => (
    <HeroNote key={currencyCode}>
      {t("accounts.leftOut", { amount: money(amount, currencyCode).text })}
    </HeroNote>
  ));
}
