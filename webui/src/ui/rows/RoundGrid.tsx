import type { ReactNode } from "react";
import { Card } from "@/ui/frame/Card";
import css from "./RoundGrid.module.css";

/** Rounds in as many columns as fit: three at 320, four at 390. Children are `<li>` elements. */
export function RoundGrid({ children }: { children: ReactNode }) {
  return (
    <Card>
      <ul className={css["RoundGrid"]}>{children}</ul>
    </Card>
  );
}
