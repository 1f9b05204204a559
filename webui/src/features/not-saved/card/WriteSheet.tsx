import { useSetAtom } from "jotai";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { validation, type Operation } from "@/domain";
import { FormSheet } from "@/parts/forms/FormSheet";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import { wrongAmount } from "@/parts/forms/wrongAmount";
import { useSheetForm } from "@/parts/forms/useSheetForm";
import { editAtom, type ConflictField, type NotSaved } from "@/state/budget/notSaved";
import { DONE } from "@/state/outcome";
import { IconButton } from "@/ui/actions/IconButton";
import { SubmitForm } from "@/ui/fields/SubmitForm";
import { TextField } from "@/ui/fields/TextField";
import { useLabels } from "../change/useLabels";
import { useQueuedNotice } from "../useQueuedNotice";

const WRITABLE = ["name", "note", "payee", "budget"] as const;

type Writable = (typeof WRITABLE)[number];

export interface WriteSheetProps {
  change: NotSaved;
  conflict: ConflictField;
}

/** Return whether a field is text that people write, in a change of nothing else. */
export function isWritable({ operation }: NotSaved, field: string): field is Writable {
  return "body" in operation && WRITABLE.some((each) => each === field);
}

/** Neither mine nor theirs, but a third: written in a sheet. */
export function WriteButton(props: WriteSheetProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton glyph={Pencil} label={t("notSaved.write")} onClick={() => setOpen(true)} />
      <FormSheet open={open} onClose={close} title={t("notSaved.write")}>
        <WriteForm {...props} onClose={close} />
      </FormSheet>
    </>
  );
}

function WriteForm({ change, conflict, onClose }: WriteSheetProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const { currencyCode } = useLabels();
  const [edit, notify] = [useSetAtom(editAtom), useQueuedNotice()];
  const field = conflict.field as Writable;
  const isAmount = field === "budget";
  const mine = typeof conflict.mine === "string" ? conflict.mine : "";
  const { form, errorOf, frame } = useSheetForm<{ text: string }>({
    start: { text: isAmount ? typedOf(mine) : mine },
    onClose,
    onSubmit: async ({ text }) => {
      const value = isAmount ? amountOf(text) : validation.check(field, text);
      await notify(edit(change.sequence, withValue(change.operation, field, value)));
      return DONE;
    },
  });
  const validate = (text: string) =>
    (field === "budget"
      ? wrongAmount("notNegativeMoney", text, currencyCode)
      : validation.wrong(field, text)) ?? true;
  return (
    <SubmitForm {...frame} submitLabel={t("actions.save")}>
      <TextField
        label={t(`notSaved.field.${field}`)}
        inputMode={isAmount ? "decimal" : "text"}
        autoComplete="off"
        error={errorOf("text")}
        {...form.register("text", { validate })}
      />
    </SubmitForm>
  );
}

function withValue(operation: Operation, field: Writable, value: string): Operation {
  if (!("body" in operation)) return operation;
  return { ...operation, body: { ...operation.body, [field]: value } } as Operation;
}
