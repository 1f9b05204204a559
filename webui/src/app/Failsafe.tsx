import { Component, type ReactNode } from "react";
import { MissingCode, reloadIfServed } from "@/ui/browser/onDemand";
import { useTranslation } from "@/i18n/useTranslation";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { FailurePage } from "./FailurePage";
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
