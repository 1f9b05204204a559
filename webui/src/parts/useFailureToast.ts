import { useErrorText } from "@/i18n/useErrorText";
import { useTranslation } from "@/i18n/useTranslation";
import type { Outcome } from "@/state/outcome";
import { showToast } from "@/ui/overlays/toasts";

/** Says why something was not done, and offers to try `again`; nothing when it was done. */
export function useFailureToast(): (outcome: Outcome, again?: () => void) => void {
  const { t } = useTranslation();
  const why = useErrorText();
  return (outcome, again) => {
    if (outcome.ok) return;
    const action = again && { action: { label: t("actions.retry"), run: again } };
    showToast({ text: why(outcome), tone: "error", ...action });
  };
}
