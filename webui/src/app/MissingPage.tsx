import { useTranslation } from "@/i18n/useTranslation";
import { Button } from "@/ui/actions/Button";
import { reloadIfServed } from "@/ui/browser/onDemand";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";

/** In place of a screen whose code was never fetched, while there is no connection. */
export function MissingPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <EmptyState alone art="ring" title={t("missing.title")} text={t("missing.text")}>
        <Button size="l" onClick={() => void reloadIfServed()}>
          {t("actions.retry")}
        </Button>
      </EmptyState>
    </Page>
  );
}
