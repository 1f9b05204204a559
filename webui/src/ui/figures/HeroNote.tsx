import { TriangleExclamationPoint } from "lucide-react";
import type { ReactNode } from "react";
import css from "./HeroNote.module.css";
import { Icon } from "../art/Icon";

/** What the number leaves out: "₵1 200.00 is not included: no rate". */
export function HeroNote({ children }: { children: ReactNode }) {
  return (
    <p className={css["HeroNote"]}>
      <Icon glyph={TriangleExclamationPoint} size={16} />
      <span>{children}</span>
    </p>
  );
}
