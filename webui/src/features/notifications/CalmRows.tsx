import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { categoriesAtom } from "@/state/budget/categories";
import { peopleAtom } from "@/state/budget/people";
import { userAtom } from "@/state/session/session";
import { useAtomValue } from "@/state/useAtomValue";
import { TextField } from "@/ui/fields/TextField";
import css from "./CalmRows.module.css";
import { RowGroup } from "@/parts/RowGroup";
import type { AlertRowsProps } from "./AboveRow";
import { SwitchRow } from "./SwitchRow";

const NIGHT = { quietFrom: "22:00", quietTo: "08:00" } as const;

/** Quiet hours, and amounts on locked screens. */
export function CalmRows({ values, disabled, onChange }: AlertRowsProps) {
  const { t } = useTranslation();
  const example = useTitle();
  const isQuiet = values.quietFrom !== values.quietTo;
  const hours = { from: values.quietFrom, to: values.quietTo };
  return (
    <>
      <RowGroup title={t("alerts.calm")}>
        <SwitchRow
          title={t("alerts.amounts")}
          sub={values.showAmounts ? t("alerts.amountsOn") : t("alerts.amountsOff", { example })}
          checked={values.showAmounts}
          disabled={disabled}
          onChange={(showAmounts) => onChange({ showAmounts })}
        />
        <SwitchRow
          title={t("alerts.quiet")}
          sub={isQuiet ? t("alerts.quietText", hours) : t("alerts.quietOff")}
          checked={isQuiet}
          disabled={disabled}
          onChange={(checked) => onChange(checked ? NIGHT : { quietTo: values.quietFrom })}
        />
      </RowGroup>
      {isQuiet && <Hours key={`${hours.from} ${hours.to}`} {...{ values, disabled, onChange }} />}
    </>
  );
}

/** Title of a notice of another member's expense, by names of this budget. */
function useTitle(): string {
  const { t } = useTranslation();
  const names = useNames();
  const me = useAtomValue(userAtom)?.id;
  const other = useAtomValue(peopleAtom).find(({ userId }) => userId !== me);
  const [category] = useAtomValue(categoriesAtom);
  const person = other?.name ?? t("alerts.person");
  return t("alerts.booking", { person, category: names(category?.name ?? "Food") });
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
