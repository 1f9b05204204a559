import type { ReactNode } from "react";
import type { Alerts, AlertsSet } from "@/state/session/alerts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { Switch } from "@/ui/fields/Switch";
import { ListRow } from "@/ui/rows/ListRow";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import { alerts } from "@/domain";

export interface AlertRowsProps {
  values: Alerts;
  /** Without a connection nothing can be changed. */
  disabled: boolean;
  onChange: (change: AlertsSet) => void;
}

/** Rows under their title. */
export function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <SectionHeader title={title} />
      <ListGroup label={title}>{children}</ListGroup>
    </Section>
  );
}

export interface SwitchRowProps {
  title: string;
  sub: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off: a press anywhere on it switches. */
export function SwitchRow({ title, sub, checked, disabled, onChange }: SwitchRowProps) {
  return (
    <ListRow
      control
      wrap
      title={title}
      sub={sub}
      end={
        <Switch
          label={title}
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked)}
        />
      }
    />
  );
}

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
