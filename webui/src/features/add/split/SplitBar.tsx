import { statistics, type Money } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import type { CategoryView } from "@/state/budget/categories";
import { categoryIcon } from "@/ui/art/icons";
import css from "./Split.module.css";

/** A category, or none yet, and its part. */
export interface SplitPart {
  readonly category: CategoryView | undefined;
  readonly amount: Money;
}

const GAP_PERCENT = 0.6;

/** The parts of a split beside each other, as wide as they are large. */
export function SplitBar({ parts }: { parts: readonly SplitPart[] }) {
  const { t } = useTranslation();
  const [names, percent] = [useNames(), usePercent()];
  const shown = parts.filter(({ amount }) => amount > 0n);
  const shares = statistics.shares(shown.map(({ amount }) => amount));
  const label = shown.map(({ category }, index) => {
    const name = category === undefined ? t("add.noCategory") : names(category.name);
    return t("add.split.share", { name, percent: percent(shares[index] ?? 0) });
  });
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, each) => sum + each, 0));
  return (
    <svg className={css["SplitBar"]} role="img" aria-label={label.join(", ")}>
      {shown.map(({ category }, index) => (
        <rect
          key={index}
          data-hue={category === undefined ? "slate" : categoryIcon(category.icon).hue}
          x={`${String(starts[index] ?? 0)}%`}
          width={`${String(Math.max((shares[index] ?? 0) - GAP_PERCENT, 0))}%`}
          height="8"
        />
      ))}
    </svg>
  );
}
