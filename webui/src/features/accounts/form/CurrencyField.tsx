import { useAtomValue } from "@/state/useAtomValue";
import { useController, type Control } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { accounts, currencies, limits } from "@/domain";
import { useCurrencyName } from "@/i18n/useCurrencyName";
import { usedAccountsAtom, type AccountView } from "@/state/budget/accounts";
import { isGuestAtom } from "@/state/session/session";
import { workspaceAtom } from "@/state/budget/workspace";
import { Select } from "@/ui/fields/Select";
import type { AccountFields } from "./fields";

export interface CurrencyFieldProps {
  control: Control<AccountFields>;
  account: AccountView | undefined;
}

/** The currency; fixed for guests once the account is there, and for everybody once an entry uses it. */
export function CurrencyField({ control, account }: CurrencyFieldProps) {
  const { t } = useTranslation();
  const { field } = useController({ control, name: "currencyCode" });
  const fixed = useFixed(account);
  return (
    <Select
      label={t("accounts.currencyField")}
      help={fixed}
      disabled={fixed !== undefined}
      choices={useChoices(field.value)}
      value={field.value}
      onChange={field.onChange}
      closeLabel={t("actions.close")}
    />
  );
}

/** The workspace's currency first, then those that can be chosen; one from elsewhere stays on offer. */
function useChoices(chosen: string) {
  const { t } = useTranslation();
  const nameOf = useCurrencyName();
  const workspaceCurrency = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const codes = new Set<string>([...currencies.SELECTABLE, chosen]);
  codes.delete(accounts.FOLLOWS_WORKSPACE);
  return [
    {
      value: accounts.FOLLOWS_WORKSPACE as string,
      text: t("accounts.workspaceCurrency", { code: workspaceCurrency }),
    },
    ...[...codes].map((code) => ({ value: code, text: `${code} · ${nameOf(code)}` })),
  ];
}

/** Why the currency cannot change, if so. */
function useFixed(account: AccountView | undefined): string | undefined {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const used = useAtomValue(usedAccountsAtom);
  if (account === undefined) return undefined;
  if (isGuest) return t("accounts.guestFixed");
  return used.has(account.id) ? t("account.currencyUsed") : undefined;
}
