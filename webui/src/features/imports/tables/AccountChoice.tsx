import { useAtomValue } from "@/state/useAtomValue";
import { useState, type ReactNode } from "react";
import { currencies, limits, validation } from "@/domain";
import { newUuid } from "@/data/device/clock";
import { useCurrencyName } from "@/i18n/currencyNames";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { ChoiceSheet } from "@/parts/ChoiceSheet";
import { FormSheet } from "@/parts/forms/FormSheet";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import { accountsAtom } from "@/state/budget/accounts";
import type { PreviewedFile } from "@/state/budget/imports";
import { workspaceAtom } from "@/state/budget/workspace";
import { DONE } from "@/state/outcome";
import { Select } from "@/ui/fields/Select";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import type { NewAccount } from "../options";
import type { Import } from "../useImport";

const NEW = "new";

type FileAccount = PreviewedFile["accounts"][number];

export interface AccountChoiceProps {
  importing: Import;
  /** Account of the file; undefined where it has no lines. */
  account: FileAccount | undefined;
  title: string;
  value: string | undefined;
  onChoose: (id: string) => void;
  /** Control that opens the sheet, with the account that is chosen. */
  children: (open: () => void, chosen: string | undefined) => ReactNode;
}

/** Account that lines go to: one of the budget, those in the currency of the file first, or one that the import makes. */
export function AccountChoice({ importing, account, title, value, onChoose, children }: AccountChoiceProps) {
  const { t } = useTranslation();
  const [isNaming, setNaming] = useState(false);
  const { options, setOption } = importing;
  const choices = useChoices(options.newAccounts, account?.currencyCode ?? null);
  const chosen = choices.find((choice) => choice.value === value);
  const close = () => setNaming(false);
  return (
    <>
      <ChoiceSheet
        title={title}
        choices={[...choices, { value: NEW, text: t("imports.newAccount.title") }]}
        value={value}
        onChoose={(id) => {
          if (id === NEW) setNaming(true);
          else onChoose(id);
        }}
      >
        {(open) => children(open, chosen?.text)}
      </ChoiceSheet>
      <FormSheet open={isNaming} onClose={close} title={t("imports.newAccount.title")}>
        <NewAccountForm
          account={account}
          onClose={close}
          onAdd={(added) => {
            setOption({ newAccounts: [...options.newAccounts, added] });
            onChoose(added.id);
          }}
        />
      </FormSheet>
    </>
  );
}

function useChoices(added: readonly NewAccount[], currencyCode: string | null) {
  const { t } = useTranslation();
  const names = useNames();
  const present = useAtomValue(accountsAtom).map(({ id, name, currency }) => {
    return { value: id, text: names(name), sub: currency, currency };
  });
  const newAccounts = added.map(({ id, name, currencyCode: currency }) => {
    return { value: id, text: name, sub: t("imports.newAccount.of", { currency }), currency };
  });
  const all = [...present, ...newAccounts];
  const isSame = ({ currency }: { currency: string }) => currency === currencyCode;
  return [...all.filter(isSame), ...all.filter((each) => !isSame(each))];
}

interface NewAccountFormProps {
  account: FileAccount | undefined;
  onAdd: (added: NewAccount) => void;
  onClose: () => void;
}

function NewAccountForm({ account, onAdd, onClose }: NewAccountFormProps) {
  const { t } = useTranslation();
  const nameOf = useCurrencyName();
  const own = useAtomValue(workspaceAtom)?.currencyCode ?? limits.DEFAULT_CURRENCY;
  const said = account?.currencyCode ?? "";
  const currencyCode = currencies.isKnown(said) ? said : own;
  const { form, errorOf, frame } = useSheetForm<Omit<NewAccount, "id">>({
    start: { name: account?.name ?? "", currencyCode },
    onClose,
    onSubmit: (values) => {
      onAdd({ id: newUuid(), ...values });
      return Promise.resolve(DONE);
    },
  });
  const codes = [...new Set<string>([currencyCode, own, ...currencies.SELECTABLE])];
  return (
    <SubmitForm {...frame} submitLabel={t("imports.newAccount.use")}>
      <TextField
        label={t("accounts.name")}
        help={t("imports.newAccount.help")}
        autoComplete="off"
        error={errorOf("name")}
        {...form.register("name", { validate: (text) => validation.wrong("name", text) ?? true })}
      />
      <Select
        label={t("accounts.currencyField")}
        choices={codes.map((code) => ({ value: code, text: `${code} · ${nameOf(code)}` }))}
        value={form.watch("currencyCode")}
        onChange={(code) => form.setValue("currencyCode", code, { shouldDirty: true })}
      />
    </SubmitForm>
  );
}
