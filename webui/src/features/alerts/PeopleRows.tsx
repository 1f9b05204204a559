import { useState } from "react";
import { useAtomValue } from "@/state/useAtomValue";
import { limits } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { workspaceAtom } from "@/state/budget/workspace";
import type { Alerts } from "@/state/session/alerts";
import { ListRow } from "@/ui/rows/ListRow";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { FormSheet } from "@/parts/forms/FormSheet";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { Rows, type AlertRowsProps, SwitchRow } from "./Rows";

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

/** The amount from which others' expenses are told. */
function AboveRow({ values, disabled, onChange }: AlertRowsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const money = useMoney();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const close = () => setIsOpen(false);
  const open = () => setIsOpen(true);
  return (
    <>
      <ListRow
        wrap
        chevron={!disabled}
        title={t("alerts.above")}
        sub={t("alerts.aboveText")}
        endSub={
          values.othersAbove === NOTHING ? t("alerts.aboveAll") : money(values.othersAbove, currencyCode).text
        }
        onPress={disabled ? undefined : open}
      />
      <FormSheet open={isOpen} onClose={close} title={t("alerts.above")}>
        <AboveForm
          above={values.othersAbove}
          currencyCode={currencyCode}
          onClose={close}
          onSave={(othersAbove) => onChange({ othersAbove })}
        />
      </FormSheet>
    </>
  );
}

const NOTHING = "0.00";

interface AboveFormProps {
  above: string;
  currencyCode: string;
  onClose: () => void;
  onSave: (above: string) => void;
}

function AboveForm({ above, currencyCode, onClose, onSave }: AboveFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { form, isDirty, errorOf, frame } = useSheetForm<{ above: string }>({
    start: { above: above === NOTHING ? "" : typedOf(above) },
    onClose,
    onSubmit: ({ above: typed }) => {
      onSave(amountOf(typed));
      return Promise.resolve({ ok: true });
    },
  });
  const validate = (text: string) => wrongAmount("notNegativeMoney", text, currencyCode) ?? true;
  return (
    <SubmitForm {...frame} submitLabel={t("actions.save")} disabled={!isDirty}>
      <TextField
        label={t("alerts.aboveAmount")}
        help={t("alerts.aboveHelp", { currency: currencyInWords(currencyCode, language) })}
        inputMode="decimal"
        autoComplete="off"
        error={errorOf("above")}
        {...form.register("above", { validate })}
      />
    </SubmitForm>
  );
}
