import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { userAtom, isGuestAtom } from "@/state/session/session";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { AccountRows, MoneyRows } from "./BudgetRows";
import { DeviceRows } from "./DeviceRows";
import { GuestCard } from "./GuestCard";
import { GuestRows } from "./GuestRows";
import { GuestLeftRow } from "./GuestLeftRow";
import { LeaveRow } from "@/parts/LeaveRow";
import { SupportContact } from "@/parts/SupportContact";
import css from "./More.module.css";
import { NotSavedRow } from "./NotSavedRow";
import { DisabledFeatures } from "./DisabledFeatures";
import { ProfileCard } from "./ProfileCard";
import { ServerRows } from "./ServerRows";
import { UnverifiedBanner } from "./UnverifiedBanner";
import { version } from "../../../../package.json";

/** Person, settings, and sign-out. */
export default function More() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const user = useAtomValue(userAtom);
  return (
    <>
      <PageBar title={t("more.title")} backLabel={t("actions.back")} />
      <Page>
        {isGuest ? <GuestCard /> : user && <ProfileCard user={user} />}
        <UnverifiedBanner />
        <NotSavedRow />
        {isGuest ? (
          <GuestRows />
        ) : (
          <>
            <MoneyRows />
            <AccountRows />
          </>
        )}
        <GuestLeftRow />
        <DeviceRows />
        {!isGuest && <ServerRows />}
        <LeaveRow />
        {!isGuest && <DisabledFeatures />}
        <SupportContact />
        <p className={css["More-version"]}>{t("more.version", { version })}</p>
      </Page>
    </>
  );
}
