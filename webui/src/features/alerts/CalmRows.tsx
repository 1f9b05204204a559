import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { pushPermissionAtom } from "@/state/session/push";
import { TextField } from "@/ui/fields/TextField";
import { ListRow } from "@/ui/rows/ListRow";
import css from "./CalmRows.module.css";
import { Rows, type AlertRowsProps } from "./Rows";
import { SwitchRow } from "./SwitchRow";
import { useExample } from "./useExample";

const NIGHT = { quietFrom: "22:00", quietTo: "08:00" } as const;

/** Quiet hours, amounts on locked screens, and where alerts come. */
export function CalmRows({ values, disabled, onChange }: AlertRowsProps) {
  const { t } = useTranslation();
  const example = useExample();
  const permission = useAtomValue(pushPermissionAtom);
  const isQuiet = values.quietFrom !== values.quietTo;
  const hours = { from: values.quietFrom, to: values.quietTo };
  return (
    <>
      <Rows title={t("alerts.calm")}>
        <SwitchRow
          title={t("alerts.amounts")}
          sub={
            values.showAmounts ? t("alerts.amountsOn") : t("alerts.amountsOff", { example: example.booking })
          }
          checked={values.showAmounts}
          disabled={disabled}
          onChange={(showAmounts) => onChange({ showAmounts })}
        />
        <ListRow
          wrap
          title={t("alerts.where")}
          sub={t(permission === "allowed" ? "alerts.whereDevice" : "alerts.whereMail")}
        />
        <SwitchRow
          title={t("alerts.quiet")}
          sub={isQuiet ? t("alerts.quietText", hours) : t("alerts.quietOff")}
          checked={isQuiet}
          disabled={disabled}
          onChange={(checked) => onChange(checked ? NIGHT : { quietTo: values.quietFrom })}
        />
      </Rows>
      {isQuiet && <Hours key={`${hours.from} ${hours.to}`} {...{ values, disabled, onChange }} />}
    </>
  );
}

/** Both ends, sent once a person is done with one. */
function Hours({ values, disabled, onChange }: AlertRowsProps) {
  const { t } = useTranslation();
  const end = (name: "quietFrom" | "quietTo") => ({
    type: "time",
    label: t(`alerts.${name}`),
    defaultValue: values[name],
    disabled,
    onBlur: ({ target }: { target: HTMLInputElement }) => {
      if (target.value !== "" && target.value !== values[name]) onChange({ [name]: target.value });
    },
  });
  return (
    <div className={css["CalmRows-hours"]} role="group" aria-label={t("alerts.quiet")}>
      <TextField {...end("quietFrom")} />
      <TextField {...end("quietTo")} />
    </div>
  );
}
