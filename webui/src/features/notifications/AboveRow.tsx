import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { limits } from "@/domain";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import { workspaceAtom } from "@/state/budget/workspace";
import type { Alerts, AlertsSet } from "@/state/session/alerts";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { ListRow } from "@/ui/rows/ListRow";

export interface AlertRowsProps {
  values: Alerts;
  /** Without a connection nothing can be changed. */
  disabled: boolean;
  onChange: (change: AlertsSet) => void;
}

/** The amount from which others' expenses are told. */
export function AboveRow({ values, disabled, onChange }: AlertRowsProps) {
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
