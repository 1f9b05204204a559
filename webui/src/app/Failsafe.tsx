import { Component, type ReactNode } from "react";
import { MissingCode, reloadIfServed } from "@/ui/browser/onDemand";
import { useTranslation } from "@/i18n/useTranslation";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { SupportContact } from "@/parts/SupportContact";
import { reloadPage } from "@/ui/browser/leaving";
import { removeShell } from "./shell";

interface FailsafeProps {
  children: ReactNode;
}

interface FailsafeState {
  failed: "no" | "broken" | "missing";
}

/** Keeps a screen that throws from taking the rest of the app with it. Only a class can catch. */
export class Failsafe extends Component<FailsafeProps, FailsafeState> {
  override state: FailsafeState = { failed: "no" };

  static getDerivedStateFromError(error: unknown): FailsafeState {
    return { failed: error instanceof MissingCode ? "missing" : "broken" };
  }

  override componentDidCatch(): void {
    removeShell();
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === "missing") return <MissingPage />;
    return failed === "broken" ? <FailurePage /> : this.props.children;
  }
}

/** In place of a screen whose code was never fetched, while there is no connection. */
function MissingPage() {
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
