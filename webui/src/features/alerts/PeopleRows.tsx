import { useAtomValue } from "@/state/useAtomValue";
import { limits } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { workspaceAtom } from "@/state/budget/workspace";
import type { Alerts } from "@/state/session/alerts";
import { ListRow } from "@/ui/rows/ListRow";
import { AboveRow } from "./AboveRow";
import { Rows, type AlertRowsProps } from "./Rows";
import { SwitchRow } from "./SwitchRow";

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

/** Other members' expenses, and what schedules do by themselves. */
export function PeopleRows({ values, disabled, onChange }: AlertRowsProps) {
  const { t } = useTranslation();
  const choices = OTHERS.map(({ value, key }) => ({ value, text: t(key) }));
  const chosen = useChosen(values);
  const hasAmount = values.others !== "off" && Number(values.othersAbove) > 0;
  return (
    <Rows title={t("alerts.people")}>
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
      {values.others !== "off" && <AboveRow {...{ values, disabled, onChange }} />}
      <SwitchRow
        title={t("alerts.schedules")}
        sub={t("alerts.schedulesText")}
        checked={values.schedules}
        disabled={disabled}
        onChange={(schedules) => onChange({ schedules })}
      />
    </Rows>
  );
}
