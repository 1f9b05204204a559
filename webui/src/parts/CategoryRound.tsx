import type { Category } from "@/domain";
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
  const name = names(category.name);
  const month = row && progress(name, row);
  return (
    <Round
      icon={categoryIcon(category.icon)}
      name={name}
      left={month && { whole: month.left.whole, word: month.leftWord, wordFirst: month.wordFirst }}
      ratio={month?.ratio ?? 0}
      label={month?.label ?? name}
      {...rest}
    />
  );
}
