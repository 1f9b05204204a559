import type { ReactNode } from "react";
import type { Alerts, AlertsSet } from "@/state/session/alerts";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

export interface AlertRowsProps {
  values: Alerts;
  /** Without a connection nothing can be changed. */
  disabled: boolean;
  onChange: (change: AlertsSet) => void;
}

/** Rows under their title. */
export function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <SectionHeader title={title} />
      <ListGroup label={title}>{children}</ListGroup>
    </Section>
  );
}
