import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import { alerts } from "@/domain";
import type { Alerts } from "@/state/session/alerts";
import { SwitchRow } from "./SwitchRow";
import { Rows } from "./Rows";

export interface LevelRowsProps {
  values: Pick<Alerts, "at80" | "at100">;
  disabled?: boolean;
  onChange: (change: Partial<Pick<Alerts, "at80" | "at100">>) => void;
}

/** Levels of categories. */
export function LevelRows({ values, disabled = false, onChange }: LevelRowsProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  return (
    <Rows title={t("alerts.categories")}>
      {alerts.LEVELS.map((level) => (
        <SwitchRow
          key={level}
          title={t("alerts.at", { level: percent(level) })}
          sub={t(`alerts.at${level}Text`)}
          checked={values[`at${level}`]}
          disabled={disabled}
          onChange={(checked) => onChange({ [`at${level}`]: checked })}
        />
      ))}
    </Rows>
  );
}
