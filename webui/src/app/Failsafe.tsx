import { Component, type ReactNode } from "react";
import { FailurePage } from "./FailurePage";

interface FailsafeProps {
  children: ReactNode;
}

interface FailsafeState {
  failed: boolean;
}

/** Keeps a screen that throws from taking the rest of the app with it. Only a class can catch. */
export class Failsafe extends Component<FailsafeProps, FailsafeState> {
  override state: FailsafeState = { failed: false };

  static getDerivedStateFromError(): FailsafeState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <FailurePage /> : this.props.children;
  }
}
