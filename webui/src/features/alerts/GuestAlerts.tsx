import { useAtom } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { guestAlertsAtom } from "@/state/session/alerts";
import { LevelRows } from "./LevelRows";

/** A guest's alerts: toasts of this device. */
export function GuestAlerts() {
  const { t } = useTranslation();
  const [chosen, choose] = useAtom(guestAlertsAtom);
  return (
    <>
      <LevelRows values={chosen} onChange={choose} />
      <p>{t("alerts.guestText")}</p>
    </>
  );
}
