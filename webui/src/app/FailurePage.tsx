import { useTranslation } from "@/i18n/useTranslation";
import { SupportContact } from "@/parts/SupportContact";
import { Button } from "@/ui/actions/Button";
import { reloadPage } from "@/ui/browser/leaving";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";

/** Page in place of a screen that broke. */
export function FailurePage() {
  const { t } = useTranslation();
  return <Reload title={t("failure.title")} text={t("failure.text")} label={t("actions.reload")} />;
}

/** Page in place of an app whose storage does not answer: it comes by itself if the storage does. */
export function SilentPage() {
  const { t } = useTranslation();
  return <Reload title={t("silent.title")} text={t("silent.text")} label={t("actions.retry")} />;
}

interface ReloadProps {
  title: string;
  text: string;
  label: string;
}

function Reload({ title, text, label }: ReloadProps) {
  return (
    <Page>
      <EmptyState alone art="ring" title={title} text={text}>
        <Button size="l" onClick={() => void reloadPage()}>
          {label}
        </Button>
      </EmptyState>
      <SupportContact />
    </Page>
  );
}
