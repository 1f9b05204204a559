import type { ComponentProps } from "react";
import css from "./Section.module.css";

/** A heading and what belongs to it. */
export function Section(props: ComponentProps<"section">) {
  return <section {...props} className={css["Section"]} />;
}
