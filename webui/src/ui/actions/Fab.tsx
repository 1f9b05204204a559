import type { ComponentProps } from "react";
import css from "./Fab.module.css";
import { Icon, type Glyph } from "../art/Icon";

export interface FabProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  glyph: Glyph;
  label: string;
}

/** The one action of a page, floating above the bottom bar; `data-fab` lets toasts stand above it. */
export function Fab({ glyph, label, ...rest }: FabProps) {
  return (
    <button type="button" {...rest} className={css["Fab"]} aria-label={label} data-fab="">
      <Icon glyph={glyph} size={28} />
    </button>
  );
}
