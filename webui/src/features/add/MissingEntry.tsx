import { useTranslation } from "@/i18n/useTranslation";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";

/** Message for an entry that was deleted before it could be corrected. */
export function MissingEntry() {
  const { t } = useTranslation();
  return (
    <EmptyState art="list" title={t("add.goneTitle")} text={t("add.goneText")}>
      <ButtonLink to="/history" size="l">
        {t("add.goneAction")}
      </ButtonLink>
    </EmptyState>
  );
}
