import { useTranslation } from "@/i18n/useTranslation";
import { stocks } from "@/domain";
import { useLanguage } from "@/i18n/useLanguage";
import type { StockQuote } from "@/state/session/stocks";
import { Card } from "@/ui/frame/Card";
import css from "./DayRange.module.css";

const [START, WIDTH, MIDDLE] = [12, 302, 14];

/** Where in the day's range the price is now, and which way it went since the opening. */
export function DayRange({ quote }: { quote: StockQuote & { readonly low: string; readonly high: string } }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price, open, low, high, currencyCode } = quote;
  const show = (text: string) => stocks.displayPrice(text, currencyCode, language).text;
  const at = (text: string) => place(Number(text), Number(low), Number(high));
  const range = { low: show(low), high: show(high), price: show(price) };
  return (
    <Card pad>
      <div className={css["DayRange"]}>
        <h2>{t("stock.range")}</h2>
        <svg viewBox="0 0 326 28" role="img" aria-label={t("stock.rangeInWords", range)}>
          <line className={css["DayRange-track"]} x1={START} x2={START + WIDTH} y1={MIDDLE} y2={MIDDLE} />
          {open !== null && (
            <line className={css["DayRange-way"]} x1={at(open)} x2={at(price)} y1={MIDDLE} y2={MIDDLE} />
          )}
          <circle className={css["DayRange-price"]} cx={at(price)} cy={MIDDLE} r="10" />
        </svg>
        <p className={css["DayRange-ends"]}>
          <span>
            {t("stock.low")} <b>{range.low}</b>
          </span>
          <span>
            {t("stock.high")} <b>{range.high}</b>
          </span>
        </p>
      </div>
    </Card>
  );
}

/** In the drawing; a price outside of its range stands at the end. */
function place(value: number, low: number, high: number): number {
  const share = high > low ? (value - low) / (high - low) : 1;
  return START + WIDTH * Math.min(1, Math.max(0, share));
}
