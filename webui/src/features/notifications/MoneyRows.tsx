import { alerts, limits } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { RowGroup } from "@/parts/RowGroup";
import { workspaceAtom } from "@/state/budget/workspace";
import type { Alerts } from "@/state/session/alerts";
import { useAtomValue } from "@/state/useAtomValue";
import { ListRow } from "@/ui/rows/ListRow";
import { AboveRow, type AlertRowsProps } from "./AboveRow";
import { SwitchRow } from "./SwitchRow";

/** Levels of categories, other members' expenses, and what schedules do by themselves. */
export function MoneyRows(props: AlertRowsProps) {
  const { t } = useTranslation();
  const { values, disabled, onChange } = props;
  return (
    <RowGroup title={t("alerts.money")}>
      <LevelRows {...props} />
      <OthersRow {...props} />
      {values.others !== "off" && <AboveRow {...props} />}
      <SwitchRow
        title={t("alerts.schedules")}
        sub={t("alerts.schedulesText")}
        checked={values.schedules}
        disabled={disabled}
        onChange={(schedules) => onChange({ schedules })}
      />
    </RowGroup>
  );
}

export interface LevelRowsProps {
  values: Pick<Alerts, "at80" | "at100">;
  disabled?: boolean;
  onChange: (change: Partial<Pick<Alerts, "at80" | "at100">>) => void;
}

export function LevelRows({ values, disabled = false, onChange }: LevelRowsProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  return alerts.LEVELS.map((level) => (
    <SwitchRow
      key={level}
      title={t(`alerts.at${level}`, { level: percent(level) })}
      sub={t(`alerts.at${level}Text`)}
      checked={values[`at${level}`]}
      disabled={disabled}
      onChange={(checked) => onChange({ [`at${level}`]: checked })}
    />
  ));
}

const OTHERS = [
  { value: "off", key: "alerts.othersOff", above: null },
  { value: "each", key: "alerts.othersEach", above: "alerts.othersEachAbove" },
  { value: "daily", key: "alerts.othersDaily", above: "alerts.othersDailyAbove" },
] as const;

/** Text of the chosen way to be told of others' expenses. */
function useChosen({ others, othersAbove }: Alerts): string {
  const { t } = useTranslation();
  const money = useMoney();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const { key, above } = OTHERS.find(({ value }) => value === others) ?? OTHERS[0];
  if (above === null || Number(othersAbove) === 0) return t(key);
  return t(above, { amount: money(othersAbove, currencyCode).text });
}

function OthersRow({ values, disabled, onChange }: AlertRowsProps) {
  const { t } = useTranslation();
  const choices = OTHERS.map(({ value, key }) => ({ value, text: t(key) }));
  const chosen = useChosen(values);
  const hasAmount = values.others !== "off" && Number(values.othersAbove) > 0;
  return (
    <ChoiceSheet
      title={t("alerts.others")}
      choices={choices}
      value={values.others}
      onChoose={(others) => onChange({ others })}
    >
      {(open) => (
        <ListRow
          wrap
          chevron={!disabled}
          title={t("alerts.others")}
          sub={hasAmount ? chosen : t("alerts.othersText")}
          endSub={hasAmount ? undefined : chosen}
          onPress={disabled ? undefined : open}
        />
      )}
    </ChoiceSheet>
  );
}
