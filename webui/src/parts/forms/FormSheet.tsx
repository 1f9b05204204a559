import { useState, type ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { GuardedSheet, type UnsavedQuestion } from "@/ui/overlays/GuardedSheet";

export interface UnsavedSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Something was entered that closing would lose. */
  unsaved: boolean;
  children: ReactNode;
}

/** A sheet that asks before what was entered is thrown away. */
export function UnsavedSheet(props: UnsavedSheetProps) {
  const { t } = useTranslation();
  return <GuardedSheet {...props} closeLabel={t("actions.close")} question={useUnsavedQuestion()} />;
}

/** What is asked before something typed is thrown away. */
export function useUnsavedQuestion(): UnsavedQuestion {
  const { t } = useTranslation();
  return {
    title: t("unsaved.title"),
    text: t("unsaved.text"),
    cancelLabel: t("actions.keep"),
    confirmLabel: t("actions.discard"),
  };
}

/** What a form knows of the sheet it is in. */
export interface FormSheetControl {
  /** Whether something was entered; false again when the form goes. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly onClose: () => void;
}

export interface FormSheetProps extends Omit<UnsavedSheetProps, "unsaved" | "children"> {
  /** The form, and what stands around it. */
  children: (sheet: FormSheetControl) => ReactNode;
}

/** A sheet with a form, which says itself whether something was entered. */
export function FormSheet({ children, ...sheet }: FormSheetProps) {
  const [isDirty, setDirty] = useState(false);
  return (
    <UnsavedSheet {...sheet} unsaved={isDirty}>
      {children({ onDirty: setDirty, onClose: sheet.onClose })}
    </UnsavedSheet>
  );
}
