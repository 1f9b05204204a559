import { months } from "@/domain";
import { monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney, useWholeMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import type { Review } from "@/state/budget/review";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import css from "./Review.module.css";

/** Categories that changed most against the month before. */
export function Changes({ review: { month, planning, changes } }: { review: Review }) {
  const { t } = useTranslation();
  const [names, money, whole, language] = [useNames(), useMoney(), useWholeMoney(), useLanguage()];
  const { currencyCode } = planning;
  const before = monthShort(months.add(month, -1), language);
  return (
    <ListGroup label={t("review.changes")}>
      {changes.map(({ category, spent, before: earlier, by }) => {
        const isLess = by.startsWith("-");
        return (
          <ListRow
            key={category.id}
            title={names(category.name)}
            sub={`${money(spent, currencyCode).text}, ${before} ${money(earlier, currencyCode).text}`}
            wrap
            start={<IconTile icon={categoryIcon(category.icon)} size="s" />}
            end={
              <span className={css["Review-change"]} data-less={isLess || undefined}>
                {t(isLess ? "review.less" : "review.more", { amount: whole(by, "spent", currencyCode).text })}
              </span>
            }
          />
        );
      })}
    </ListGroup>
  );
}
