import type { ComponentProps } from "react";
import css from "./VisuallyHidden.module.css";

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span {...props} className={css["VisuallyHidden"]} />;
}
