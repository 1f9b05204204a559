import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { CircleGauge, List } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { expensesViewAtom, updateSettingsAtom } from "@/state/budget/settings";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";

/** Choice of rounds or list for categories; stored. */
export function ViewToggle() {
  const { t } = useTranslation();
  const view = useAtomValue(expensesViewAtom);
  const update = useSetAtom(updateSettingsAtom);
  const views = [
    { value: "rounds-view", text: t("expenses.rounds"), glyph: CircleGauge },
    { value: "list-view", text: t("expenses.list"), glyph: List },
  ] as const;
  return (
    <SegmentedToggle
      label={t("expenses.view")}
      choices={views}
      value={view}
      onChange={(expensesView) => void update({ expensesView })}
    />
  );
}
