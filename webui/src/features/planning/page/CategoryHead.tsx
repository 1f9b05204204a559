import { useAtomValue } from "@/state/useAtomValue";
import { comingOf, isPlanned, ratioOf, savedOf } from "@/i18n/progress";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { Emphasis } from "@/parts/Emphasis";
import { Pace } from "@/parts/Pace";
import { WhyButton } from "@/parts/why/WhyButton";
import type { CategoryView } from "@/state/budget/categories";
import { categoryFiguresAtom, perDayOfAtom, type CategoryFigures } from "@/state/budget/categoryMonth";
import { monthViewAtom } from "@/state/budget/month";
import { monthPartAtom } from "@/state/budget/pace";
import { Icon } from "@/ui/art/Icon";
import { categoryIcon } from "@/ui/art/icons";
import { Amount } from "@/ui/figures/Amount";
import { Ring } from "@/ui/figures/Ring";
import { useTargetText } from "../rows/useRowTexts";
import { CategoryActions } from "./CategoryActions";
import css from "./CategoryHead.module.css";

/** The rest of the category, and the ways to plan it and to spend. */
export function CategoryHead({ category }: { category: CategoryView }) {
  const icon = categoryIcon(category.icon);
  const figures = useAtomValue(categoryFiguresAtom)(category.id);
  const hasPlan = isPlanned(figures);
  const today = useAtomValue(monthPartAtom);
  const saved = savedOf(figures);
  const ring = saved?.ratio ?? ratioOf(figures);
  return (
    <section className={css["CategoryHead"]} data-hue={icon.hue}>
      <div className={css["CategoryHead-row"]}>
        <span className={css["CategoryHead-ring"]}>
          <Ring
            ratio={ring}
            coming={saved === null ? comingOf(figures) : 0}
            disc
            dashed={!hasPlan}
            today={hasPlan && saved === null ? today : null}
          />
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
  const { left, currencyCode } = figures;
  const [key, amount] = answerOf(figures);
  const isOver = key === "over";
  return (
    <div className={css["CategoryHead-text"]}>
      <p>
        {t(`categoryPage.${key}`, { name: names(category.name) })}
        {key === "spent" && (
          <WhyButton
            about={{ categoryId: category.id, of: "spent" }}
            amount={money(amount, currencyCode).text}
          />
        )}
      </p>
      <span className={css["CategoryHead-amount"]}>
        <Amount parts={money(amount, currencyCode)} over={isOver} dim />
      </span>
      <Toward figures={figures} />
      {key === "left" && <Pace of={figures} />}
      {key === "left" && Number(left) > 0 && <PerDay category={category} figures={figures} />}
      {figures.notConverted.map((part) => (
        <p key={`${part.currencyCode} ${part.amount}`}>
          {t("expenses.notIncluded", { amount: money(part.amount, part.currencyCode).text })}
        </p>
      ))}
    </div>
  );
}

/** Over is said first; what is saved for a month is not there to be spent. */
function answerOf(figures: CategoryFigures) {
  if (!isPlanned(figures)) return ["spent", figures.spent] as const;
  if (Number(figures.overflow) > 0) return ["over", figures.overflow] as const;
  return [savedOf(figures) === null ? "left" : "saved", figures.left] as const;
}

/** The target, and what is missing in it. */
function Toward({ figures }: { figures: CategoryFigures }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { key: date } = useAtomValue(monthViewAtom);
  const text = useTargetText({ ...figures, date });
  const saved = savedOf(figures);
  if (text === null) return null;
  return (
    <>
      <p>
        <b>{text}</b>
      </p>
      {saved !== null && Number(saved.missing) > 0 && (
        <p>{t("categoryPage.toGo", { amount: money(saved.missing, figures.currencyCode).text })}</p>
      )}
    </>
  );
}

function PerDay({ category, figures }: { category: CategoryView; figures: CategoryFigures }) {
  const { t } = useTranslation();
  const money = useMoney();
  const perDay = useAtomValue(perDayOfAtom)(figures);
  if (perDay === null) return null;
  const amount = money(perDay.amount, figures.currencyCode).text;
  return (
    <p>
      <Emphasis text={t("expenses.perDay", { amount, count: perDay.days })} />
      {Number(figures.upcoming) !== 0 && (
        <WhyButton
          about={{ categoryId: category.id, of: "free" }}
          amount={money(figures.free, figures.currencyCode).text}
        />
      )}
    </p>
  );
}
