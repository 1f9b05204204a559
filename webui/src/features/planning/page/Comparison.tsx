import { useId } from "react";
import { money as rules } from "@/domain";
import { monthName, monthWord } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import type { CategoryMonth } from "@/state/budget/categoryMonth";
import { Card } from "@/ui/frame/Card";
import { CategoryEntries } from "./CategoryEntries";
import css from "./Comparison.module.css";
import type { Compared } from "./useCompared";

export interface ComparisonProps {
  categoryId: string;
  pair: NonNullable<Compared["pair"]>;
  currencyCode: string;
}

/** Another month beside the chosen one: what was spent and planned in both, how they differ, and its entries. */
export function Comparison({ categoryId, pair, currencyCode }: ComparisonProps) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const title = useId();
  const { now, other } = pair;
  const month = monthWord(other.month, language);
  const spentMore = difference(now.spent, other.spent);
  return (
    <section className={css["Comparison"]} aria-labelledby={title} ref={intoSight}>
      <Card pad>
        <h2 id={title} className={css["Comparison-title"]}>
          {t("categoryPage.compared", { month })}
        </h2>
        <p role="status">
          {t(`categoryPage.${directionOf(spentMore)}`, {
            amount: money(spentMore.replace("-", ""), currencyCode).text,
            month,
          })}
        </p>
        <Figures {...pair} currencyCode={currencyCode} />
      </Card>
      <CategoryEntries categoryId={categoryId} month={other.month} />
    </section>
  );
}

function Figures({ now, other, currencyCode }: Compared["pair"] & { currencyCode: string }) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const row = ({ month, spent, budget }: CategoryMonth) => [
    monthName(month, language),
    money(spent, currencyCode).text,
    money(budget, currencyCode).text,
  ];
  const head = [t("statistics.monthHead"), t("statistics.spent"), t("statistics.planned")] as const;
  const signed = (amount: string) => money(amount, currencyCode, { signed: true }).text;
  const last = [
    t("categoryPage.difference"),
    signed(difference(now.spent, other.spent)),
    signed(difference(now.budget, other.budget)),
  ];
  return (
    <table className={css["Comparison-table"]}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[row(now), row(other), last].map(([name, spent, budget]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label={head[1]}>{spent}</td>
            <td data-label={head[2]}>{budget}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function difference(amount: string, other: string): string {
  return rules.formatText(rules.fromText(amount) - rules.fromText(other));
}

function directionOf(amount: string): "less" | "more" | "same" {
  if (Number(amount) === 0) return "same";
  return Number(amount) < 0 ? "less" : "more";
}

/** Opened from the bar of the page, it is below what is in sight. */
function intoSight(section: HTMLElement | null) {
  section?.scrollIntoView({ block: "nearest" });
}
