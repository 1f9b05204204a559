import { useAtomValue } from "@/state/useAtomValue";
import { MailWarning } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { emailToVerifyAtom } from "@/state/session/profile";
import { Banner } from "@/ui/frame/Banner";
import { ButtonLink } from "@/ui/actions/ButtonLink";

/** While an e-mail waits for its code. */
export function UnverifiedBanner() {
  const { t } = useTranslation();
  const waiting = useAtomValue(emailToVerifyAtom);
  return (
    waiting !== null && (
      <Banner glyph={MailWarning} inset text={t("more.unverified")}>
        <ButtonLink to="/profile/verify-email" kind="text">
          {t("more.verify")}
        </ButtonLink>
      </Banner>
    )
  );
}
