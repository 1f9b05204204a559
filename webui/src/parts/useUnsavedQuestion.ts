import { useTranslation } from "react-i18next";

/** What is asked before something entered is thrown away. */
export function useUnsavedQuestion() {
  const { t } = useTranslation();
  return {
    title: t("unsaved.title"),
    text: t("unsaved.text"),
    cancelLabel: t("actions.keep"),
    confirmLabel: t("actions.discard"),
  };
}
