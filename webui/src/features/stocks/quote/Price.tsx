import { ArrowDownRight, ArrowUpRight, Minus } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { NO_BREAK_SPACE, stocks } from "@/domain";
import { localTimestamp, now, today } from "@/data/device/clock";
import { agoText, dayHeading, timeText } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import type { StockQuote } from "@/state/session/stocks";
import { Icon } from "@/ui/art/Icon";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { HeroNote } from "@/ui/figures/HeroNote";
import { Details, type Detail } from "@/ui/rows/Details";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { Tag, type TagProps } from "@/ui/rows/Tag";
import { Card } from "@/ui/frame/Card";
import css from "../Stocks.module.css";

const LOOKS = {
  [-1]: { tone: "overflow", glyph: ArrowDownRight },
  0: { tone: "neutral", glyph: Minus },
  1: { tone: "positive", glyph: ArrowUpRight },
} as const satisfies Record<number, Pick<TagProps, "tone" | "glyph">>;

/** The price in its hero, the range of the day, and the day's figures. */
export function Price({ quote }: { quote: StockQuote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, exchange, currencyCode, open, low, high, previousClose, volume } = quote;
  const price = (text: string) => stocks.displayPrice(text, currencyCode, language);
  const detail = (label: string, text: string | null): Detail[] =>
    text === null ? [] : [{ label, value: price(text).text }];
  const details = [
    ...detail(t("stock.open"), open),
    ...detail(t("stock.previousClose"), previousClose),
    ...(volume === null ? [] : [{ label: t("stock.volume"), value: grouped(volume) }]),
  ];
  return (
    <>
      <Hero
        label={[name, exchange, currencyCode].filter((part) => part !== "").join(" · ")}
        amount={<Amount parts={price(quote.price)} dim />}
        sub={<Change quote={quote} />}
      >
        <HeroNote tone="info">
          <Moment quote={quote} />
        </HeroNote>
      </Hero>
      {low !== null && high !== null && <DayRange quote={{ ...quote, low, high }} />}
      {details.length > 0 && (
        <Section>
          <SectionHeader title={t("stock.day")} />
          <Details details={details} />
        </Section>
      )}
      <p className={css["Note"]}>{t("stock.source")}</p>
    </>
  );
}

function Change({ quote: { change, percentChange, currencyCode } }: { quote: StockQuote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = [
    change && stocks.displayChange(change, currencyCode, language),
    percentChange && stocks.displayPercent(percentChange, language),
  ].filter((text) => text !== null);
  if (texts.length === 0) return null;
  const { tone, glyph } = LOOKS[stocks.direction(change ?? percentChange ?? "")];
  return (
    <>
      <Icon glyph={glyph} size={16} />
      <Tag text={texts.join(" · ")} tone={tone} />
      <span>{t("stock.sinceClose")}</span>
    </>
  );
}

/** Market closed · Friday, 20.11.2026, 23:00 · 2 days ago; of today the time alone. */
function Moment({ quote: { at, isOpen } }: { quote: StockQuote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = localTimestamp(new Date(at)).slice(0, 10);
  const moment = day === today() ? timeText(at) : `${dayHeading(day, language)}, ${timeText(at)}`;
  return [t(isOpen ? "stock.isOpen" : "stock.isClosed"), moment, agoText(at, now(), language)].join(" · ");
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
}

const [START, WIDTH, MIDDLE] = [12, 302, 14];

/** Where in the day's range the price is now, and which way it went since the opening. */
function DayRange({ quote }: { quote: StockQuote & { readonly low: string; readonly high: string } }) {
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
