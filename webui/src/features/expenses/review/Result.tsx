import { months } from "@/domain";
import { monthWord } from "@/i18n/dates";
import { baseOf, isPlanned, ratioOf, wholePercent } from "@/i18n/progress";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import type { Review } from "@/state/budget/review";
import type { Hue } from "@/ui/art/hue";
import { Ring } from "@/ui/figures/Ring";
import css from "./Review.module.css";

const DOTS: readonly (readonly [hue: Hue, x: number, y: number, r: number])[] = [
  ["amber", 22, 24, 3.2],
  ["pink", 146, 34, 4],
  ["green", 158, 96, 2.8],
  ["violet", 12, 88, 3.6],
  ["sky", 34, 140, 2.6],
  ["lime", 128, 148, 3.4],
  ["orange", 84, 6, 2.8],
];

/** The ring and one sentence: over is a fact, and the new month a way out. */
export function Result({ review: { month, planning, isShared } }: { review: Review }) {
  const { t } = useTranslation();
  const [money, percent, language] = [useMoney(), usePercent(), useLanguage()];
  const show = (value: string) => money(value, planning.currencyCode).text;
  const isOver = isPlanned(planning) && Number(planning.overflow) > 0;
  const values = {
    spent: show(planning.spent),
    budget: show(baseOf(planning)),
    month: monthWord(months.add(month, 1), language),
  };
  const sentence = isOver ? "review.fresh" : isShared ? "review.wellDoneAll" : "review.wellDone";
  return (
    <section className={css["Review"]}>
      <div
        className={css["Review-art"]}
        role="img"
        aria-label={t("progress.percentSpent", { percent: percent(wholePercent(planning)) })}
        data-hue={isOver ? "slate" : "green"}
      >
        <Ring ratio={ratioOf(planning)} />
        {!isOver && (
          <svg className={css["Review-dots"]} viewBox="0 0 170 160" aria-hidden="true">
            {DOTS.map(([hue, cx, cy, r]) => (
              <circle key={hue} data-hue={hue} cx={cx} cy={cy} r={r} />
            ))}
          </svg>
        )}
      </div>
      <h2>
        {!isPlanned(planning)
          ? t("progress.onlySpent", { spent: show(planning.spent) })
          : isOver
            ? t("review.over", { amount: show(planning.overflow) })
            : t("review.under", { amount: show(planning.left) })}
      </h2>
      {isPlanned(planning) && <p>{t(sentence, values)}</p>}
    </section>
  );
}
