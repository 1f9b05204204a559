import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import type { Alerts, AlertsSet } from "@/state/session/alerts";
import { ListRow } from "@/ui/rows/ListRow";
import { Rows } from "./Rows";
import { SwitchRow } from "./SwitchRow";

export interface AlertRowsProps {
  values: Alerts;
  /** Without a connection nothing can be changed. */
  disabled: boolean;
  onChange: (change: AlertsSet) => void;
}

const OTHERS = [
  { value: "off", key: "alerts.othersOff" },
  { value: "each", key: "alerts.othersEach" },
  { value: "daily", key: "alerts.othersDaily" },
] as const;

/** Other members' expenses, and what schedules do by themselves. */
export function PeopleRows({ values, disabled, onChange }: AlertRowsProps) {
  const { t } = useTranslation();
  const choices = OTHERS.map(({ value, key }) => ({ value, text: t(key) }));
  const chosen = choices.find(({ value }) => value === values.others)?.text ?? "";
  return (
    <Rows title={t("alerts.people")}>
      <ChoiceSheet
        title={t("alerts.others")}
        choices={choices}
        value={values.others}
        onChoose={(others) => {
          onChange({ others });
        }}
      >
        {(open) => (
          <ListRow
            wrap
            chevron={!disabled}
            title={t("alerts.others")}
            sub={t("alerts.othersText")}
            endSub={chosen}
            onPress={disabled ? undefined : open}
          />
        )}
      </ChoiceSheet>
      <SwitchRow
        title={t("alerts.schedules")}
        sub={t("alerts.schedulesText")}
        checked={values.schedules}
        disabled={disabled}
        onChange={(schedules) => {
          onChange({ schedules });
        }}
      />
    </Rows>
  );
}
