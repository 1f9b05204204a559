import { Component, type ReactNode } from "react";
import { MissingCode } from "@/ui/browser/onDemand";
import { FailurePage } from "./FailurePage";
import { MissingPage } from "./MissingPage";
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
