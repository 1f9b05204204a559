import { useTranslation } from "@/i18n/useTranslation";
import { SupportContact } from "@/parts/SupportContact";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";

/** Page in place of a screen that broke. */
export function FailurePage() {
  const { t } = useTranslation();
  const reload = () => {
    window.location.reload();
  };
  return (
    <Page>
      <EmptyState alone art="ring" title={t("failure.title")} text={t("failure.text")}>
        <Button size="l" onClick={reload}>
          {t("actions.reload")}
        </Button>
      </EmptyState>
      <SupportContact />
    </Page>
  );
}
