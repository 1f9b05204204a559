import { useTranslation } from "@/i18n/useTranslation";
import { useNames } from "@/i18n/useNames";
import type { ListView } from "@/state/budget/lists";
import { StaticChip } from "@/ui/actions/Chip";
import { categoryIcon } from "@/ui/art/icons";

/** Category of a list. */
export function CategoryChip({ list: { category } }: { list: Pick<ListView, "category"> }) {
  const { t } = useTranslation();
  const names = useNames();
  if (category === null) return <StaticChip text={t("lists.uncategorised")} />;
  return <StaticChip text={names(category.name)} icon={categoryIcon(category.icon)} />;
}
