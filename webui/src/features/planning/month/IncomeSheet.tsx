import { useAtomValue } from "@/state/useAtomValue";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { limits, months, type Operation } from "@/domain";
import { currencyInWords } from "@/i18n/currencyWords";
import { monthName, monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { FormSheet } from "@/parts/forms/FormSheet";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import { useUndoableChange } from "@/parts/useUndoToast";
import { monthAtom } from "@/state/budget/month";
import { enteredIncomeAtom } from "@/state/budget/planChanges";
import { lastIncomeAtom, lastMonthAtom } from "@/state/budget/suggestions";
import { workspaceAtom } from "@/state/budget/workspace";
import type { Outcome } from "@/state/outcome";
import { Chip, ChipRow } from "@/ui/actions/Chip";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { useFigure } from "../rows/useFigure";

export interface IncomeSheetProps {
  open: boolean;
  onClose: () => void;
}

interface IncomeFields {
  /** As typed; nothing: what is scheduled counts. */
  amount: string;
}

/** The income expected in the chosen month. */
export function IncomeSheet({ open, onClose }: IncomeSheetProps) {
  const { t } = useTranslation();
  const month = monthName(useAtomValue(monthAtom), useLanguage());
  return (
    <FormSheet open={open} onClose={onClose} title={t("planning.incomeOf", { month })}>
      <IncomeForm onClose={onClose} />
    </FormSheet>
  );
}

function IncomeForm({ onClose }: Pick<IncomeSheetProps, "onClose">) {
  const { t } = useTranslation();
  const language = useLanguage();
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const entered = useAtomValue(enteredIncomeAtom);
  const { form, isDirty, errorOf, frame } = useSheetForm<IncomeFields>({
    start: { amount: entered === null ? "" : typedOf(entered) },
    onClose,
    onSubmit: useSave(currencyCode),
  });
  const validate = (text: string) =>
    text.trim() === "" || (wrongAmount("notNegativeMoney", text, currencyCode) ?? true);
  return (
    <SubmitForm {...frame} submitLabel={t("actions.save")} disabled={!isDirty}>
      <TextField
        label={t("planning.incomeExpected")}
        help={t("planning.incomeHelp", { currency: currencyInWords(currencyCode, language) })}
        inputMode="decimal"
        autoComplete="off"
        error={errorOf("amount")}
        {...form.register("amount", { validate })}
      />
      <LastIncome form={form} currencyCode={currencyCode} />
    </SubmitForm>
  );
}

/** The income of last month, to be taken over. */
function LastIncome({ form, currencyCode }: { form: UseFormReturn<IncomeFields>; currencyCode: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { withSymbol } = useFigure();
  const [income, month] = [useAtomValue(lastIncomeAtom), useAtomValue(lastMonthAtom)];
  if (income === null || month === null) return null;
  return (
    <ChipRow label={t("planning.suggestions")}>
      <Chip
        text={t("planning.lastMonth", {
          month: monthShort(month, language),
          amount: withSymbol(income, currencyCode),
        })}
        onClick={() => form.setValue("amount", typedOf(income), { shouldDirty: true, shouldValidate: true })}
      />
    </ChipRow>
  );
}

function useSave(currencyCode: string) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const change = useUndoableChange();
  const [key, before] = [useAtomValue(monthAtom), useAtomValue(enteredIncomeAtom)];
  const set = (amount: string | null): Operation => ({
    name: "setExpectedIncome",
    body: { date: months.firstDate(key), amount },
  });
  return ({ amount: typed }: IncomeFields): Promise<Outcome> => {
    const amount = typed.trim() === "" ? null : amountOf(typed);
    const month = monthName(key, language);
    const text =
      amount === null
        ? t("planning.incomeUnset", { month })
        : t("planning.incomeSet", { month, amount: money(amount, currencyCode).text });
    return change({ operation: set(amount), text, undo: set(before) });
  };
}
