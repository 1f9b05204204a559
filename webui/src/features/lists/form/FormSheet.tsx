import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useUnsavedQuestion } from "@/parts/useUnsavedQuestion";
import type { Outcome } from "@/state/outcome";
import { GuardedSheet } from "@/ui/overlays/GuardedSheet";
import { ListForm, type ListFormProps } from "./ListForm";

export interface FormSheetProps extends Omit<ListFormProps, "onDirty"> {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Below the form. */
  children?: ReactNode;
}

/** The form of a list in a sheet that closes when it was saved. */
export function FormSheet({ open, onClose, title, onSubmit, children, ...form }: FormSheetProps) {
  const { t } = useTranslation();
  const [isDirty, setDirty] = useState(false);
  async function submit(fields: Parameters<ListFormProps["onSubmit"]>[0]): Promise<Outcome> {
    const outcome = await onSubmit(fields);
    if (outcome.ok) onClose();
    return outcome;
  }
  return (
    <GuardedSheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t("actions.close")}
      unsaved={isDirty}
      question={useUnsavedQuestion()}
    >
      <ListForm {...form} onSubmit={submit} onDirty={setDirty} />
      {children}
    </GuardedSheet>
  );
}
