import { useAtomValue } from "jotai";
import { useController, type Control } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { ErrorCode } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { accountsAtom } from "@/state/budget/accounts";
import { Select } from "@/ui/fields/Select";
import type { TransferFields } from "./fields";

export interface AccountFieldProps {
  control: Control<TransferFields>;
  name: "fromAccountId" | "accountId";
  label: string;
  error?: string | undefined;
}

/** One side of a transfer: never the same as the other. */
export function AccountField({ control, name, label, error }: AccountFieldProps) {
  const { t } = useTranslation();
  const [names, money] = [useNames(), useMoney()];
  const accounts = useAtomValue(accountsAtom);
  const validate = (id: string, { kind, fromAccountId }: TransferFields) => {
    if (id === "") return ErrorCode.VALIDATION_REQUIRED;
    const isSame = kind === "transfer" && name === "accountId" && id === fromAccountId;
    return !isSame || ErrorCode.TRANSFER_SAME_ACCOUNT;
  };
  const { field } = useController({ control, name, rules: { validate } });
  return (
    <Select
      label={label}
      error={error}
      choices={accounts.map((account) => ({
        value: account.id,
        text: `${names(account.name)} · ${money(account.budget, account.currency).text}`,
      }))}
      value={field.value}
      onChange={field.onChange}
      closeLabel={t("actions.close")}
    />
  );
}
