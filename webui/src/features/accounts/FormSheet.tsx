import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useUnsavedQuestion } from "@/parts/useUnsavedQuestion";
import { GuardedSheet } from "@/ui/overlays/GuardedSheet";

export interface FormSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The form, told where to say that something was entered. */
  children: (onDirty: (isDirty: boolean) => void) => ReactNode;
}

/** A sheet with a form that is not thrown away without asking. */
export function FormSheet({ open, onClose, title, children }: FormSheetProps) {
  const { t } = useTranslation();
  const [isDirty, setDirty] = useState(false);
  return (
    <GuardedSheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t("actions.close")}
      unsaved={isDirty}
      question={useUnsavedQuestion()}
    >
      {children(setDirty)}
    </GuardedSheet>
  );
}
