import { useTranslation } from "@/i18n/useTranslation";
import type { Sent } from "@/state/session/password";
import { showToast } from "@/ui/overlays/toasts";

/** Says where the mail lies when this server sends none. */
export function useSentNotice(): (sent: Sent) => void {
  const { t } = useTranslation();
  return ({ isMailConfigured }) => {
    if (!isMailConfigured) showToast({ text: t("info.mailNotConfigured"), tone: "info" });
  };
}
