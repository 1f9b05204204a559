import { useTranslation } from "@/i18n/useTranslation";
import { useBack } from "@/parts/useBack";
import { isGuestAtom } from "@/state/session/session";
import { useAtomValue } from "@/state/useAtomValue";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { CurrencyRows } from "./CurrencyRows";
import { DisabledFeatures } from "./DisabledFeatures";
import { LookRows } from "./LookRows";
import { PhoneRows } from "./PhoneRows";
import { GuestServerRows, ServerRows } from "./ServerRows";

/** Settings: the look, money, this device, this server. */
export default function Settings() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  return (
    <>
      <PageBar title={t("settings.title")} onBack={useBack("/profile")} />
      <Page>
        <LookRows />
        {!isGuest && <CurrencyRows />}
        <PhoneRows />
        {isGuest ? <GuestServerRows /> : <ServerRows />}
        {!isGuest && <DisabledFeatures />}
      </Page>
    </>
  );
}
