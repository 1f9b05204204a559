import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useNames } from "@/i18n/useNames";
import { useProgress } from "@/i18n/useProgress";
import { useWide } from "@/ui/browser/useWide";
import { categoryIcon } from "@/ui/art/icons";
import { Round, RoundAdd } from "./Round";
import { RoundGrid } from "./RoundGrid";
import type { PlanningRow } from "@/state/budget/planning";

export interface RoundsProps {
  rows: readonly PlanningRow[];
  onAdd: (categoryId: string) => void;
}

/** Categories as rings that fill. */
export function Rounds({ rows, onAdd }: RoundsProps) {
  const { t } = useTranslation();
  const [names, progress] = [useNames(), useProgress()];
  const [wide, navigate] = [useWide(), useNavigate()];
  return (
    <RoundGrid>
      {rows.map((row) => {
        const { left, leftShort, mark, ratio, label } = progress(names(row.category.name), row);
        return (
          <li key={row.categoryId}>
            <Round
              icon={categoryIcon(row.category.icon)}
              name={names(row.category.name)}
              left={mark + (wide ? left : leftShort).text}
              ratio={ratio}
              label={label}
              onPress={() => {
                onAdd(row.categoryId);
              }}
            />
          </li>
        );
      })}
      <li>
        <RoundAdd label={t("expenses.newCategory")} onPress={() => void navigate("/planning?add")} />
      </li>
    </RoundGrid>
  );
}
