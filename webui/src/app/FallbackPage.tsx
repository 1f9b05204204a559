import { useTranslation } from "react-i18next";
import { ButtonLink } from "@/ui/ButtonLink";
import { usePageTitle } from "@/ui/browser/usePageTitle";
import { EmptyState } from "@/ui/EmptyState";
import { Page } from "@/ui/Page";

/** For addresses the app does not have. */
export function FallbackPage() {
  const { t } = useTranslation();
  usePageTitle(t("fallback.title"));
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
