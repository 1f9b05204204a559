import { MailWarning } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { Banner } from "@/ui/frame/Banner";
import { VERIFY_EMAIL } from "../paths";

/** Only verified people invite. */
export function Unverified() {
  const { t } = useTranslation();
  return (
    <Banner glyph={MailWarning} inset text={t("workspaces.inviteUnverified")}>
      <ButtonLink to={VERIFY_EMAIL} kind="text">
        {t("more.verify")}
      </ButtonLink>
    </Banner>
  );
}
