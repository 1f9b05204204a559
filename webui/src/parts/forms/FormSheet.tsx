import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { GuardedSheet, type UnsavedQuestion } from "@/ui/overlays/GuardedSheet";

export interface FormSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** It brings a header of its own, and fits the window. */
  fit?: boolean;
  /** The form, and what stands around it. */
  children: ReactNode;
}

/** A sheet with a form: what was entered is thrown away only after asking. */
export function FormSheet(props: FormSheetProps) {
  return <GuardedSheet {...props} question={useUnsavedQuestion()} />;
}

/** Return the question asked before something typed is thrown away. */
export function useUnsavedQuestion(): UnsavedQuestion {
  const { t } = useTranslation();
  return {
    title: t("unsaved.title"),
    text: t("unsaved.text"),
    cancelLabel: t("actions.keep"),
    confirmLabel: t("actions.discard"),
  };
}
