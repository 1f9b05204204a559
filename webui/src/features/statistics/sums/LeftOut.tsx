import { TriangleAlert } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { Banner } from "@/ui/frame/Banner";
import type { SumsProps } from "./Sums";
import { leftOutOf } from "./figures";

/** Names every amount the figures leave out because its currency has no rate. */
export function LeftOut({ data, keys }: SumsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const parts = leftOutOf(data.main.months.filter(({ month }) => keys.includes(month)));
  if (parts.length === 0) return null;
  const named = parts.map(({ figure, currencyCode, amount }) =>
    t("statistics.leftOutPart", {
      figure: t(`statistics.figure.${figure}`),
      amount: money(amount, currencyCode).text,
    }),
  );
  return <Banner glyph={TriangleAlert} inset text={t("statistics.leftOut", { amounts: named.join("; ") })} />;
}
