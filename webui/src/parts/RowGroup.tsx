import type { ReactNode } from "react";
import { ListGroup } from "@/ui/rows/ListGroup";
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";

/** Rows under their heading. */
export function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <SectionHeader title={title} />
      <ListGroup label={title}>{children}</ListGroup>
    </Section>
  );
}
