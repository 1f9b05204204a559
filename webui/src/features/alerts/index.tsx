import { useAtomValue, useAtom } from "@/state/useAtomValue";
import { useNavigate } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { isGuestAtom } from "@/state/session/session";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { guestAlertsAtom } from "@/state/session/alerts";
import { PersonAlerts } from "./PersonAlerts";
import { LevelRows } from "./Rows";

/** When somebody is told of something in the open workspace, and what others see of it on a locked screen. */
export default function Alerts() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isGuest = useAtomValue(isGuestAtom);
  return (
    <>
      <PageBar title={t("alerts.title")} onBack={() => void navigate("/profile")} />
      <Page>{isGuest ? <GuestAlerts /> : <PersonAlerts />}</Page>
    </>
  );
}

/** A guest's alerts: toasts of this device. */
function GuestAlerts() {
  const { t } = useTranslation();
  const [chosen, choose] = useAtom(guestAlertsAtom);
  return (
    <>
      <LevelRows values={chosen} onChange={choose} />
      <p>{t("alerts.guestText")}</p>
    </>
  );
}
