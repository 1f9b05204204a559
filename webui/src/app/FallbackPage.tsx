import { useTranslation } from "@/i18n/useTranslation";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";

/** For addresses the app does not have. */
export function FallbackPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <EmptyState alone art="list" title={t("fallback.title")} text={t("fallback.text")}>
        <ButtonLink to="/" size="l">
          {t("fallback.action")}
        </ButtonLink>
      </EmptyState>
    </Page>
  );
}
