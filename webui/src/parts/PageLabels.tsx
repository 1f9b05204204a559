import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { Labels } from "@/ui/labels";

/** Gives sheets, dialogs and bars their labels in the language of the page. */
export function PageLabels({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const labels = {
    close: t("actions.close"),
    back: t("actions.back"),
    cancel: t("actions.cancel"),
    retry: t("actions.retry"),
    missingTitle: t("missing.title"),
    missingText: t("missing.text"),
  };
  return <Labels value={labels}>{children}</Labels>;
}
