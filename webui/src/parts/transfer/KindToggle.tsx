import { useAtomValue } from "jotai";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { accountByIdAtom, accountsAtom } from "@/state/budget/accounts";
import { convertAtom } from "@/state/budget/rates";
import { SegmentedToggle } from "@/ui/fields/SegmentedToggle";
import { asIncome, asTransfer, type ArrivalKind, type TransferFields } from "./fields";

/** Choice of income or transfer; nothing to choose while there is one account alone. */
export function KindToggle({ form }: { form: UseFormReturn<TransferFields> }) {
  const { t } = useTranslation();
  const kind = useWatch({ control: form.control, name: "kind" });
  const [byId, convert] = [useAtomValue(accountByIdAtom), useAtomValue(convertAtom)];
  const isAlone = useAtomValue(accountsAtom).length < 2;
  if (isAlone && kind === "income") return null;
  const change = (chosen: ArrivalKind) => {
    if (chosen === kind) return;
    const fields = form.getValues();
    const { fromAccountId, fromValue, value } =
      chosen === "income" ? asIncome(fields, byId) : asTransfer(fields, byId, convert);
    form.setValue("fromAccountId", fromAccountId);
    form.setValue("fromValue", fromValue);
    form.setValue("value", value);
    form.setValue("kind", chosen);
  };
  return (
    <SegmentedToggle
      label={t("add.kind")}
      choices={(["income", "transfer"] as const).map((value) => ({
        value,
        text: t(`history.kind.${value}`),
      }))}
      value={kind}
      onChange={change}
    />
  );
}
