import { useTranslation } from "@/i18n/useTranslation";
import { LeaveRow } from "@/parts/LeaveRow";
import { SupportContact } from "@/parts/SupportContact";
import { isGuestAtom, userAtom } from "@/state/session/session";
import { useAtomValue } from "@/state/useAtomValue";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { version } from "../../../../package.json";
import { AppRows } from "./AppRows";
import { GuestCard } from "./GuestCard";
import { GuestLeftRow } from "./GuestLeftRow";
import { MoneyRows } from "./MoneyRows";
import css from "./More.module.css";
import { NotSavedRow } from "./NotSavedRow";
import { ProfileCard } from "./ProfileCard";
import { UnverifiedBanner } from "./UnverifiedBanner";

/** The person, seven doors, and the sign-out. */
export default function More() {
  const { t } = useTranslation();
  const isGuest = useAtomValue(isGuestAtom);
  const user = useAtomValue(userAtom);
  return (
    <>
      <PageBar title={t("more.title")} />
      <Page>
        {isGuest ? <GuestCard /> : user && <ProfileCard user={user} />}
        <UnverifiedBanner />
        <NotSavedRow />
        <MoneyRows />
        <AppRows />
        <GuestLeftRow />
        <LeaveRow />
        <SupportContact />
        <p className={css["More-version"]}>{t("more.version", { version })}</p>
      </Page>
    </>
  );
}
