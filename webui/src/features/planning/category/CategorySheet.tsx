import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useUnsavedQuestion } from "@/parts/useUnsavedQuestion";
import type { Outcome } from "@/state/outcome";
import { GuardedSheet } from "@/ui/overlays/GuardedSheet";
import { CategoryForm, type CategoryFormProps } from "./CategoryForm";
import type { CategoryFields } from "./fields";

export interface CategorySheetProps extends Omit<CategoryFormProps, "onDirty"> {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Below the form. */
  children?: ReactNode;
}

/** A category's form in a sheet, which closes once it is saved. */
export function CategorySheet({ open, onClose, title, children, ...form }: CategorySheetProps) {
  const { t } = useTranslation();
  const [isDirty, setDirty] = useState(false);
  const submit = async (fields: CategoryFields): Promise<Outcome> => {
    const outcome = await form.onSubmit(fields);
    if (outcome.ok) onClose();
    return outcome;
  };
  return (
    <GuardedSheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t("actions.close")}
      unsaved={isDirty}
      question={useUnsavedQuestion()}
    >
      <CategoryForm {...form} onSubmit={submit} onDirty={setDirty} />
      {children}
    </GuardedSheet>
  );
}
