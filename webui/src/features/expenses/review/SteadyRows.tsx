import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import type { Steady } from "@/state/budget/review";
import { categoryIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";

/** Categories that stayed in their plans, those that did twice first. */
export function SteadyRows({ rows }: { rows: readonly Steady[] }) {
  const { t } = useTranslation();
  const [names, money] = [useNames(), useMoney()];
  return (
    <ListGroup label={t("review.steady")}>
      {rows.map(({ category, currencyCode, spent, budget, isTwice }) => {
        const show = (value: string) => money(value, currencyCode).text;
        return (
          <ListRow
            key={category.id}
            title={t("review.stayed", { name: names(category.name) })}
            sub={
              isTwice
                ? t("review.twice")
                : t("progress.spentOf", { spent: show(spent), budget: show(budget) })
            }
            wrap
            start={<IconTile icon={categoryIcon(category.icon)} size="s" />}
          />
        );
      })}
    </ListGroup>
  );
}
