import { useAtomValue } from "jotai";
import { isPlanned, ratioOf } from "@/i18n/progress";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { Emphasis } from "@/parts/Emphasis";
import { Pace } from "@/parts/Pace";
import type { CategoryView } from "@/state/budget/categories";
import { categoryFiguresAtom, perDayOfAtom, type CategoryFigures } from "@/state/budget/categoryMonth";
import { monthPartAtom } from "@/state/budget/pace";
import { Icon } from "@/ui/art/Icon";
import { categoryIcon } from "@/ui/art/icons";
import { Amount } from "@/ui/figures/Amount";
import { Ring } from "@/ui/figures/Ring";
import { CategoryActions } from "./CategoryActions";
import css from "./CategoryHead.module.css";

/** The rest of the category, and the ways to plan it and to spend. */
export function CategoryHead({ category }: { category: CategoryView }) {
  const icon = categoryIcon(category.icon);
  const figures = useAtomValue(categoryFiguresAtom)(category.id);
  const hasPlan = isPlanned(figures);
  const today = useAtomValue(monthPartAtom);
  return (
    <section className={css["CategoryHead"]} data-hue={icon.hue}>
      <div className={css["CategoryHead-row"]}>
        <span className={css["CategoryHead-ring"]}>
          <Ring ratio={ratioOf(figures)} disc dashed={!hasPlan} today={hasPlan ? today : null} />
          <span className={css["CategoryHead-glyph"]}>
            <Icon glyph={icon.glyph} size={32} />
          </span>
        </span>
        <Answer category={category} figures={figures} />
      </div>
      <CategoryActions category={category} figures={figures} />
    </section>
  );
}

/** The number of the page: the amount left or over, or what was spent where nothing is planned. */
function Answer({ category, figures }: { category: CategoryView; figures: CategoryFigures }) {
  const { t } = useTranslation();
  const [money, names] = [useMoney(), useNames()];
  const { spent, left, overflow, currencyCode } = figures;
  const hasPlan = isPlanned(figures);
  const isOver = hasPlan && Number(overflow) > 0;
  const [key, amount] = !hasPlan
    ? (["spent", spent] as const)
    : isOver
      ? (["over", overflow] as const)
      : (["left", left] as const);
  return (
    <div className={css["CategoryHead-text"]}>
      <p>{t(`categoryPage.${key}`, { name: names(category.name) })}</p>
      <span className={css["CategoryHead-amount"]}>
        <Amount parts={money(amount, currencyCode)} over={isOver} dim />
      </span>
      {!isOver && <Pace of={figures} />}
      {Number(left) > 0 && <PerDay figures={figures} />}
      {figures.notConverted.map((part) => (
        <p key={part.currencyCode}>
          {t("expenses.notIncluded", { amount: money(part.amount, part.currencyCode).text })}
        </p>
      ))}
    </div>
  );
}

function PerDay({ figures }: { figures: CategoryFigures }) {
  const { t } = useTranslation();
  const money = useMoney();
  const perDay = useAtomValue(perDayOfAtom)(figures);
  if (perDay === null) return null;
  const amount = money(perDay.amount, figures.currencyCode).text;
  return (
    <p>
      <Emphasis text={t("expenses.perDay", { amount, count: perDay.days })} />
    </p>
  );
}
