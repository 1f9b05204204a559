import { useAtomValue } from "@/state/useAtomValue";
import { useController, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { accounts, type AccountType } from "@/domain";
import type { AccountView } from "@/state/budget/accounts";
import { isGuestAtom } from "@/state/session/session";
import { Select } from "@/ui/fields/Select";
import type { AccountFields } from "./fields";

export interface TypeFieldProps {
  form: UseFormReturn<AccountFields>;
  account: AccountView | undefined;
}

/**
 * The type; fixed for guests once the account is there, and for investments. A new debt is not in the balance unless the
 * person says so.
 */
export function TypeField({ form, account }: TypeFieldProps) {
  const { t } = useTranslation();
  const { field } = useController({ control: form.control, name: "type" });
  const choose = (type: AccountType) => {
    field.onChange(type);
    if (account !== undefined || form.getFieldState("isShowInBalance", form.formState).isDirty) return;
    form.setValue("isShowInBalance", accounts.countsByDefault(type));
  };
  const fixed = useFixed(account);
  const choices: readonly AccountType[] =
    account === undefined || account.type === "investment"
      ? accounts.CREATABLE_TYPES
      : accounts.SELECTABLE_TYPES;
  return (
    <Select
      label={t("accounts.typeField")}
      help={fixed}
      disabled={fixed !== undefined}
      choices={choices.map((value) => ({ value, text: t(`accounts.type.${value}`) }))}
      value={field.value}
      onChange={choose}
      closeLabel={t("actions.close")}
    />
  );
}

/** Why the type cannot change, if so. */
function useFixed(account: AccountView | undefined): string | undefined {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  if (account === undefined) return undefined;
  if (account.type === "investment") return t("account.investment");
  return isGuest ? t("accounts.guestFixed") : undefined;
}
