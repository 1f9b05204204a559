import type { MouseEvent } from "react";
import { MAIN_ID } from "./Page";
import css from "./SkipLink.module.css";

/** Leads past the navigation; seen once a key has brought the focus to it. */
export function SkipLink({ text }: { text: string }) {
  // The address stays: the router takes a hash for another page.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <a href={`#${MAIN_ID}`} className={css["SkipLink"]} onClick={skip}>
      {text}
    </a>
  );
}
