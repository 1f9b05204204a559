import { useAtomValue } from "jotai";
import { useWatch } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import { ErrorCode } from "@/domain";
import { amountOf } from "@/parts/forms/typedMoney";
import type { IdOf } from "@/parts/forms/useIntent";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import { accountByIdAtom, accountsAtom, type AccountView } from "@/state/budget/accounts";
import type { Failure, Outcome } from "@/state/outcome";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { AccountField } from "./AccountField";
import { NoteField } from "./NoteField";
import { TransferAmounts } from "./TransferAmounts";
import type { TransferFields } from "./fields";
import { useTransfer } from "./useTransfer";

export interface TransferFormProps {
  account: AccountView;
  onClose: () => void;
}

/** From one account to another; what arrives in another currency is converted unless it is typed. */
export function TransferForm({ account, onClose }: TransferFormProps) {
  const { t } = useTranslation();
  const options = { start: useStart(account), onClose, onSubmit: useBook() };
  const { form, errorOf, frame } = useSheetForm<TransferFields>(options);
  const [fromId, toId] = useWatch({ control: form.control, name: ["fromAccountId", "accountId"] });
  const byId = useAtomValue(accountByIdAtom);
  const [from, to] = [byId.get(fromId), byId.get(toId)];
  return (
    <SubmitForm {...frame} submitLabel={t("accounts.transferSubmit")}>
      <AccountField control={form.control} name="fromAccountId" label={t("accounts.from")} />
      <AccountField
        control={form.control}
        name="accountId"
        label={t("accounts.to")}
        error={errorOf("accountId")}
      />
      {from && to && <TransferAmounts form={form} from={from} to={to} />}
      <NoteField error={errorOf("note")} {...form.register("note")} />
    </SubmitForm>
  );
}

function useStart({ id }: AccountView): TransferFields {
  const other = useAtomValue(accountsAtom).find((each) => each.id !== id);
  return { fromAccountId: id, accountId: other?.id ?? "", fromValue: "", value: "", note: "" };
}

/** An account went while the form was filled in. */
const GONE: Failure = { ok: false, code: ErrorCode.NOT_FOUND, fields: {}, params: {} };

/** Books a transfer; in the same currency what leaves is what arrives. */
function useBook() {
  const book = useTransfer();
  const byId = useAtomValue(accountByIdAtom);
  return async (fields: TransferFields, idOf: IdOf): Promise<Outcome> => {
    const [from, to] = [byId.get(fields.fromAccountId), byId.get(fields.accountId)];
    if (from === undefined || to === undefined) return GONE;
    const [left, arrived] = [amountOf(fields.fromValue), amountOf(fields.value)];
    const amounts = from.currency === to.currency ? { value: left } : { value: arrived, fromValue: left };
    return book(to, { ...amounts, note: fields.note, fromAccountId: from.id }, idOf);
  };
}
