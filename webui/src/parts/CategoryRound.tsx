import type { Category } from "@/domain";
import { useAtomValue } from "@/state/useAtomValue";
import { dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useTranslation } from "@/i18n/useTranslation";
import { dueDaysAtom } from "@/state/budget/coming";
import { todayAtom } from "@/state/device";
import { useNames } from "@/i18n/useNames";
import { useProgress } from "@/i18n/useProgress";
import type { PlanningRow } from "@/state/budget/planning";
import { categoryIcon } from "@/ui/art/icons";
import { Round } from "@/ui/rows/Round";

export interface CategoryRoundProps {
  category: Pick<Category, "name" | "icon">;
  /** Its month; undefined where it has none. */
  row: PlanningRow | undefined;
  selected?: boolean;
  onPress: () => void;
  to?: string;
}

/** A category with its month, as a ring that fills. */
export function CategoryRound({ category, row, ...rest }: CategoryRoundProps) {
  const [names, progress] = [useNames(), useProgress()];
  const { t } = useTranslation();
  const language = useLanguage();
  const due = useAtomValue(dueDaysAtom).get(row?.categoryId ?? "");
  const today = useAtomValue(todayAtom);
  const name = names(category.name);
  const month = row && progress(name, row);
  const label = month?.label ?? name;
  const dueText =
    due === today ? t("progress.dueToday") : due && t("progress.due", { day: dayShort(due, language) });
  return (
    <Round
      icon={categoryIcon(category.icon)}
      name={name}
      left={month && { whole: month.leftWhole, word: month.leftWord, wordFirst: month.wordFirst }}
      ratio={month?.ratio ?? 0}
      coming={month?.coming ?? 0}
      isDue={due !== undefined}
      label={dueText === undefined ? label : `${label}, ${dueText}`}
      {...rest}
    />
  );
}
