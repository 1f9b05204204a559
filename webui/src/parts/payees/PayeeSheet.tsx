import { useState } from "react";
import { limits, validation, type PayeeRow } from "@/domain";
import { useTranslation } from "@/i18n/useTranslation";
import { FormSheet } from "@/parts/forms/FormSheet";
import { Button } from "@/ui/actions/Button";
import { TextField } from "@/ui/fields/TextField";
import { useUnsaved } from "@/ui/overlays/unsaved";
import { PayeeChoices } from "./PayeeChoices";
import { usePayeeMatches, useReadPayees } from "./usePayeeMatches";

export interface PayeeSheetProps {
  open: boolean;
  onClose: () => void;
  /** "Payee", or "From" of an income. */
  title: string;
  payee: string;
  /** The payee that was chosen, and what is known of it; empty for none. */
  onChoose: (payee: string, known: PayeeRow | undefined) => void;
}

/** One of the payees there are, or a new one. */
export function PayeeSheet({ open, onClose, title, payee, onChoose }: PayeeSheetProps) {
  return (
    <FormSheet open={open} onClose={onClose} title={title}>
      <PayeeForm
        title={title}
        payee={payee}
        onChoose={(...chosen) => {
          onClose();
          onChoose(...chosen);
        }}
      />
    </FormSheet>
  );
}

function PayeeForm({ title, payee, onChoose }: Pick<PayeeSheetProps, "title" | "payee" | "onChoose">) {
  const { t } = useTranslation();
  const [text, setText] = useState(payee);
  useUnsaved(() => text !== payee);
  useReadPayees();
  const { payees, named } = usePayeeMatches()(text === payee ? "" : text);
  const wrong = validation.wrong("payee", text);
  const choose = () => {
    if (wrong === null) onChoose(named?.name ?? validation.check("payee", text), named);
  };
  return (
    <>
      <TextField
        label={title}
        autoFocus
        autoComplete="off"
        enterKeyHint="done"
        maxLength={limits.PAYEE_MAX_CHARACTERS}
        error={wrong === null ? undefined : t(wrong)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          choose();
        }}
      />
      <Button size="l" block disabled={wrong !== null} onClick={choose}>
        {t("actions.ok")}
      </Button>
      <PayeeChoices payees={payees} payee={payee} onChoose={(row) => onChoose(row.name, row)} />
    </>
  );
}
