import { useAtomValue } from "jotai";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { accountByIdAtom, accountsAtom, type AccountView } from "@/state/budget/accounts";
import { Button } from "@/ui/actions/Button";
import { amountOf } from "../amounts";
import { AccountField } from "./AccountField";
import css from "../Form.module.css";
import { showFailure, useDirty, useFieldError } from "../forms";
import { NoteField } from "./NoteField";
import { TransferAmounts } from "./TransferAmounts";
import type { TransferFields } from "./fields";
import { useTransfer } from "./useTransfer";

export interface TransferFormProps {
  account: AccountView;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
}

/** From one account to another; what arrives in another currency is converted unless it is typed. */
export function TransferForm({ account, onClose, onDirty }: TransferFormProps) {
  const { t } = useTranslation();
  const form = useTransferForm(account);
  const errorOf = useFieldError(form);
  const [fromId, toId] = useWatch({ control: form.control, name: ["fromAccountId", "accountId"] });
  const byId = useAtomValue(accountByIdAtom);
  const [from, to] = [byId.get(fromId), byId.get(toId)];
  const book = useTransfer();
  useDirty(form.formState.isDirty, onDirty);
  const submit = form.handleSubmit(async ({ value, fromValue, note }) => {
    if (from === undefined || to === undefined) return;
    const isSame = from.currency === to.currency;
    const amounts = isSame ? { value: fromValue } : { value, fromValue: amountOf(fromValue) };
    const body = { ...amounts, value: amountOf(amounts.value), note, fromAccountId: from.id };
    const outcome = await book(to, body);
    showFailure(form, outcome);
    if (outcome.ok) onClose();
  });
  return (
    <form className={css["Form"]} noValidate onSubmit={(event) => void submit(event)}>
      <AccountField control={form.control} name="fromAccountId" label={t("accounts.from")} />
      <AccountField
        control={form.control}
        name="accountId"
        label={t("accounts.to")}
        error={errorOf("accountId")}
      />
      {from && to && <TransferAmounts form={form} from={from} to={to} />}
      <NoteField error={errorOf("note")} {...form.register("note")} />
      <Button type="submit" size="l" block busy={form.formState.isSubmitting}>
        {t("accounts.transferSubmit")}
      </Button>
    </form>
  );
}

function useTransferForm({ id }: AccountView) {
  const other = useAtomValue(accountsAtom).find((each) => each.id !== id);
  return useForm<TransferFields>({
    defaultValues: { fromAccountId: id, accountId: other?.id ?? "", fromValue: "", value: "", note: "" },
    mode: "onTouched",
  });
}
