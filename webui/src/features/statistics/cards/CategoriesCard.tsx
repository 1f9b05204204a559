import { ChevronDown, ChevronRight, ChevronUp } from "lucide-react";
import { useState } from "react";
import { Link } from "@/ui/actions/Link";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import type { CategoryShare, CategoryShares } from "@/contract/statistics";
import { useMoney, useShortMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { Icon } from "@/ui/art/Icon";
import type { Hue } from "@/ui/art/hue";
import { categoryIcon } from "@/ui/art/icons";
import { ChartFrame } from "./ChartFrame";
import { donutOf, type DonutPart } from "./parts";
import css from "../Statistics.module.css";

const OTHERS: Hue = "slate";

/** Spending by category: the five largest and the rest, which opens in place. */
export function CategoriesCard({ shares }: { shares: CategoryShares }) {
  const { t } = useTranslation();
  const [money, short] = [useMoney(), useShortMoney()];
  const [isOpen, setOpen] = useState(false);
  const parts = useParts(shares);
  const others = parts.find(({ category }) => category === null)?.members;
  const spent = money(shares.spent, shares.currencyCode);
  const description = parts.map(({ name, percent }) => `${name} ${percent}`).join(", ");
  return (
    <ChartFrame
      title={t("statistics.byCategory")}
      note={t("statistics.ofSum", { sum: spent.text })}
      table={useTable(shares)}
    >
      {parts.length === 0 ? (
        <p className={css["ChartFrame-nothing"]}>{t("statistics.nothingSpent")}</p>
      ) : (
        <div className={css["Donut"]}>
          <Donut
            arcs={parts}
            label={t("statistics.donutLabel", { sum: spent.text, parts: description })}
            amount={short(shares.spent, shares.currencyCode).text}
            word={t("statistics.spentWord")}
          />
          <Legend parts={parts} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          {isOpen && others && <Others shares={shares} others={others} />}
        </div>
      )}
    </ChartFrame>
  );
}

interface Part extends DonutPart {
  readonly key: string;
  readonly hue: Hue;
  readonly name: string;
  readonly amount: string;
  readonly percent: string;
}

function useParts({ categories, currencyCode }: CategoryShares): Part[] {
  const { t } = useTranslation();
  const [names, short, percent] = [useNames(), useShortMoney(), usePercent()];
  return donutOf(categories).map((part) => ({
    ...part,
    key: part.category?.categoryId ?? "",
    hue: part.category === null ? OTHERS : categoryIcon(part.category.icon).hue,
    name:
      part.category === null
        ? t("statistics.other", { count: part.members.length })
        : names(part.category.name),
    amount: short(part.spent, currencyCode).text,
    percent: percent(part.share),
  }));
}

interface LegendProps {
  parts: readonly Part[];
  /** True while the others are shown one by one. */
  isOpen: boolean;
  onToggle: () => void;
}

function Legend({ parts, isOpen, onToggle }: LegendProps) {
  return (
    <ul className={css["Legend"]}>
      {parts.map((part) => (
        <li key={part.key} data-hue={part.hue}>
          {part.category === null ? (
            <button type="button" className={css["Legend-row"]} aria-expanded={isOpen} onClick={onToggle}>
              <LegendTexts {...part} />
              <Icon glyph={isOpen ? ChevronUp : ChevronDown} size={16} />
            </button>
          ) : (
            <CategoryLink id={part.key} {...part} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The categories that the ring shows as one part. */
function Others({
  shares: { currencyCode },
  others,
}: {
  shares: CategoryShares;
  others: readonly CategoryShare[];
}) {
  const [money, names, percent] = [useMoney(), useNames(), usePercent()];
  return (
    <ul className={css["Legend"]} data-others="">
      {others.map(({ categoryId, name, icon, spent, share }) => (
        <li key={categoryId} data-hue={categoryIcon(icon).hue}>
          <CategoryLink
            id={categoryId}
            name={names(name)}
            amount={money(spent, currencyCode).text}
            percent={percent(share)}
          />
        </li>
      ))}
    </ul>
  );
}

interface LegendText {
  name: string;
  amount: string;
  percent: string;
}

function CategoryLink({ id, ...texts }: LegendText & { id: string }) {
  return (
    <Link to={`/categories/${id}`} className={css["Legend-row"]}>
      <LegendTexts {...texts} />
      <Icon glyph={ChevronRight} size={16} />
    </Link>
  );
}

function LegendTexts({ name, amount, percent }: LegendText) {
  return (
    <>
      <i aria-hidden="true" />
      <span>
        <span>{name}</span>
        <small>{percent}</small>
      </span>
      <b>{amount}</b>
    </>
  );
}

function useTable({ categories, currencyCode }: CategoryShares) {
  const { t } = useTranslation();
  const [money, names, percent] = [useMoney(), useNames(), usePercent()];
  return {
    head: [t("statistics.category"), t("statistics.spent"), t("statistics.share"), t("statistics.planned")],
    rows: categories.map(({ name, spent, share, budget }) => [
      names(name),
      money(spent, currencyCode).text,
      percent(share),
      money(budget, currencyCode).text,
    ]),
  };
}

interface DonutArc {
  readonly key: string;
  readonly hue: Hue;
  /** In percent of the ring. */
  readonly from: number;
  readonly length: number;
}

interface DonutProps {
  arcs: readonly DonutArc[];
  label: string;
  /** In the middle. */
  amount: string;
  word: string;
}

const CIRCLE = { cx: 70, cy: 70, r: 60, pathLength: 100 };

/** A ring of parts with the sum in its middle. */
export function Donut({ arcs, label, amount, word }: DonutProps) {
  return (
    <div className={css["Donut-ring"]}>
      <svg viewBox="0 0 140 140" role="img" aria-label={label}>
        <circle className={css["Donut-track"]} {...CIRCLE} />
        {arcs.map(({ key, hue, from, length }) => (
          <circle
            key={key}
            className={css["Donut-arc"]}
            data-hue={hue}
            {...CIRCLE}
            strokeDasharray={`${length} 100`}
            strokeDashoffset={-from}
          />
        ))}
      </svg>
      <span className={css["Donut-middle"]} aria-hidden="true">
        <b>{amount}</b>
        {word}
      </span>
    </div>
  );
}
