import { type UseFormReturn, useWatch, useController, type Control } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { validation, accounts, limits, type AccountType, currencies } from "@/domain";
import { IconField } from "@/parts/forms/IconField";
import type { IdOf } from "@/parts/forms/useIntent";
import { useSheetForm, useFieldError } from "@/parts/forms/useSheetForm";
import { type AccountView, usedAccountsAtom } from "@/state/budget/accounts";
import type { Outcome } from "@/state/outcome";
import { ACCOUNT_ICONS } from "@/ui/art/icons";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";
import { Switch } from "@/ui/fields/Switch";
import { useAtomValue } from "@/state/useAtomValue";
import { currencyInWords } from "@/i18n/currencyWords";
import { useLanguage } from "@/i18n/useLanguage";
import { workspaceAtom } from "@/state/budget/workspace";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import { isGuestAtom } from "@/state/session/session";
import { Select } from "@/ui/fields/Select";
import { useCurrencyName } from "@/i18n/currencyNames";
import type { AccountFields } from "./fields";

export interface AccountFormProps {
  start: AccountFields;
  /** The account that is edited; none while a new one is made. */
  account?: AccountView;
  submitLabel: string;
  onSubmit: (fields: AccountFields, idOf: IdOf) => Promise<Outcome>;
  onClose: () => void;
}

export function AccountForm({ start, account, submitLabel, onSubmit, onClose }: AccountFormProps) {
  const { t } = useTranslation();
  const { form, isDirty, errorOf, frame } = useSheetForm<AccountFields>({ start, onClose, onSubmit });
  return (
    <SubmitForm {...frame} submitLabel={submitLabel} disabled={account !== undefined && !isDirty}>
      <TextField
        label={t("accounts.name")}
        autoComplete="off"
        error={errorOf("name")}
        {...form.register("name", { validate: (text) => validation.wrong("name", text) ?? true })}
      />
      <BalanceField form={form} />
      <TypeField form={form} account={account} />
      <CurrencyField control={form.control} account={account} />
      <IconField control={form.control} label={t("accounts.icon")} icons={ACCOUNT_ICONS} />
      <InBalanceField form={form} />
    </SubmitForm>
  );
}

/** Switch that counts the account in the balance. */
function InBalanceField({ form }: { form: UseFormReturn<AccountFields> }) {
  const { t } = useTranslation();
  return (
    <ListGroup>
      <ListRow
        control
        title={t("accounts.showInBalance")}
        end={<Switch {...form.register("isShowInBalance")} />}
      />
    </ListGroup>
  );
}

/** The balance, in the currency the form has at the moment. */
function BalanceField({ form }: { form: UseFormReturn<AccountFields> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const workspaceCurrency = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const [type, code] = useWatch({ control: form.control, name: ["type", "currencyCode"] });
  const validate = (text: string, fields: AccountFields) =>
    wrongAmount("money", text, accounts.currencyOf(fields.currencyCode, workspaceCurrency)) ?? true;
  const currency = currencyInWords(accounts.currencyOf(code, workspaceCurrency), language);
  return (
    <TextField
      label={t("accounts.balanceField")}
      help={t(type === "debt" ? "accounts.debtHelp" : "accounts.inCurrency", { currency })}
      placeholder="0"
      autoComplete="off"
      error={useFieldError(form)("budget")}
      {...form.register("budget", { validate })}
    />
  );
}

interface TypeFieldProps {
  form: UseFormReturn<AccountFields>;
  account: AccountView | undefined;
}

/**
 * The type; fixed for guests once the account is there, and for investments. A new debt is not in the balance unless the
 * person says so.
 */
function TypeField({ form, account }: TypeFieldProps) {
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

interface CurrencyFieldProps {
  control: Control<AccountFields>;
  account: AccountView | undefined;
}

/** The currency; fixed for guests once the account is there, and for everybody once an entry uses it. */
function CurrencyField({ control, account }: CurrencyFieldProps) {
  const { t } = useTranslation();
  const { field } = useController({ control, name: "currencyCode" });
  const fixed = useFixedCurrency(account);
  return (
    <Select
      label={t("accounts.currencyField")}
      help={fixed}
      disabled={fixed !== undefined}
      choices={useChoices(field.value)}
      value={field.value}
      onChange={field.onChange}
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
function useFixedCurrency(account: AccountView | undefined): string | undefined {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const used = useAtomValue(usedAccountsAtom);
  if (account === undefined) return undefined;
  if (isGuest) return t("accounts.guestFixed");
  return used.has(account.id) ? t("account.currencyUsed") : undefined;
}
