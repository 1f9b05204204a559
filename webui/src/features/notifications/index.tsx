import { useTranslation } from "@/i18n/useTranslation";
import { useBack } from "@/parts/useBack";
import { isGuestAtom } from "@/state/session/session";
import { useAtomValue } from "@/state/useAtomValue";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { GuestAlerts } from "./GuestAlerts";
import { PersonAlerts } from "./PersonAlerts";

/** Notices of this device, alerts of the open budget, reminders, and quiet hours. */
export default function Notifications() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  return (
    <>
      <PageBar title={t("alerts.title")} onBack={useBack("/profile")} />
      <Page>{isGuest ? <GuestAlerts /> : <PersonAlerts />}</Page>
    </>
  );
}
