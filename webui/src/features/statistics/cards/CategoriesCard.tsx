import { Link } from "@/ui/actions/Link";
import { useTranslation } from "@/i18n/useTranslation";
import type { CategoryShares } from "@/contract/statistics";
import { useMoney, useShortMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import type { Hue } from "@/ui/art/hue";
import { categoryIcon } from "@/ui/art/icons";
import { ChartFrame } from "./ChartFrame";
import { Donut } from "../charts/Donut";
import { donutOf, type DonutPart } from "./parts";
import css from "../Statistics.module.css";

const OTHERS: Hue = "slate";

/** Spending by category: the five largest and the rest. */
export function CategoriesCard({ shares }: { shares: CategoryShares }) {
  const { t } = useTranslation();
  const [money, short] = [useMoney(), useShortMoney()];
  const parts = useParts(shares);
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
          <Legend parts={parts} />
        </div>
      )}
    </ChartFrame>
  );
}

interface Part extends DonutPart {
  readonly key: string;
  readonly hue: Hue;
  readonly name: string;
  readonly percent: string;
}

function useParts({ categories }: CategoryShares): Part[] {
  const { t } = useTranslation();
  const names = useNames();
  return donutOf(categories).map((part) => ({
    ...part,
    key: part.category?.categoryId ?? "",
    hue: part.category === null ? OTHERS : categoryIcon(part.category.icon).hue,
    name: part.category === null ? t("statistics.other", { count: part.count }) : names(part.category.name),
    percent: t("statistics.percent", { percent: part.share }),
  }));
}

function Legend({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className={css["Legend"]}>
      {parts.map(({ key, hue, name, percent }) => (
        <li key={key} data-hue={hue}>
          <i aria-hidden="true" />
          <span>
            {key === "" ? (
              name
            ) : (
              <Link to={`/categories/${key}`} className={css["Legend-link"]}>
                {name}
              </Link>
            )}
          </span>
          <b>{percent}</b>
        </li>
      ))}
    </ul>
  );
}

function useTable({ categories, currencyCode }: CategoryShares) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  return {
    head: [t("statistics.category"), t("statistics.spent"), t("statistics.share"), t("statistics.planned")],
    rows: categories.map(({ name, spent, share, budget }) => [
      names(name),
      money(spent, currencyCode).text,
      t("statistics.percent", { percent: share }),
      money(budget, currencyCode).text,
    ]),
  };
}
