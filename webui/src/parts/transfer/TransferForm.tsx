import { useAtomValue } from "jotai";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { useTranslation } from "@/i18n/useTranslation";
import type { ReplaceTransfer } from "@/domain";
import type { IdOf } from "@/parts/forms/useIntent";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import { momentOf } from "@/parts/meta/moment";
import { Meta, type DayAndNote } from "@/parts/meta/Meta";
import { useBookNow, type BookNow } from "@/parts/meta/useBookNow";
import { accountByIdAtom } from "@/state/budget/accounts";
import type { EntryView } from "@/state/budget/history";
import { DECLINED, type Outcome } from "@/state/outcome";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { AccountField } from "./AccountField";
import { IncomeAmount } from "./IncomeAmount";
import { KindToggle } from "./KindToggle";
import { TransferAmounts } from "./TransferAmounts";
import { bodyOf, type TransferFields } from "./fields";
import { useSaveTransfer } from "./useSaveTransfer";

export interface TransferFormProps {
  start: TransferFields;
  /** The entry this one takes the place of. */
  replaced?: EntryView | null;
  /** Saves it in another way than by booking it. */
  onSave?: ((body: ReplaceTransfer) => Promise<Outcome>) | undefined;
  onClose: () => void;
}

/** An income or a transfer with its day and note; a correction may make one of the other. */
export function TransferForm({ start, replaced = null, onSave, onClose }: TransferFormProps) {
  const { t } = useTranslation();
  const isCorrection = replaced !== null || onSave !== undefined;
  const bookNow = useBookNow();
  const onSubmit = useSubmit({ replaced, onSave, bookNow });
  const { form, errorOf, frame } = useSheetForm<TransferFields>({ start, onClose: close, onSubmit });
  const fields = useWatch({ control: form.control }) as TransferFields;
  const byId = useAtomValue(accountByIdAtom);
  const [from, to] = [byId.get(fields.fromAccountId), byId.get(fields.accountId)];
  const isTransfer = fields.kind === "transfer";
  function close() {
    // Nothing is unsaved any more at the moment of the step back.
    flushSync(() => {
      form.reset(form.getValues());
    });
    onClose();
  }
  const change = ({ day, note }: Partial<DayAndNote>) => {
    if (day !== undefined) form.setValue("day", day);
    if (note !== undefined) form.setValue("note", note);
  };
  return (
    <>
      <SubmitForm {...frame} submitLabel={t(submitLabel(fields.kind, isCorrection))}>
        {isCorrection && <KindToggle form={form} />}
        {isTransfer && (
          <AccountField
            control={form.control}
            name="fromAccountId"
            label={t("accounts.from")}
            error={errorOf("fromAccountId")}
          />
        )}
        {(isTransfer || isCorrection) && (
          <AccountField
            control={form.control}
            name="accountId"
            label={t("accounts.to")}
            error={errorOf("accountId")}
          />
        )}
        {isTransfer && from && to && <TransferAmounts form={form} from={from} to={to} />}
        {!isTransfer && to && <IncomeAmount form={form} to={to} />}
        <Meta draft={fields} onChange={change} />
      </SubmitForm>
      {bookNow.dialog}
    </>
  );
}

function submitLabel(kind: TransferFields["kind"], isCorrection: boolean) {
  if (isCorrection) return "add.save";
  return kind === "transfer" ? "accounts.transferSubmit" : "accounts.addAmount";
}

interface Submission extends Pick<TransferFormProps, "onSave"> {
  replaced: EntryView | null;
  bookNow: BookNow;
}

/** Books it, after a question where its day is still to come. */
function useSubmit({ replaced, onSave, bookNow }: Submission) {
  const book = useSaveTransfer(replaced);
  const byId = useAtomValue(accountByIdAtom);
  return async (fields: TransferFields, idOf: IdOf): Promise<Outcome> => {
    const body = bodyOf(fields, momentOf(fields.day, replaced, new Date()), byId);
    if ("ok" in body) return body;
    if (!(await bookNow.ask(fields.day, replaced?.localDay ?? null))) return DECLINED;
    return onSave === undefined ? book(body, idOf) : onSave(body);
  };
}
