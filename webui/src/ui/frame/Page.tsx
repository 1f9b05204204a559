import type { ReactNode } from "react";
import { usePageHeading } from "../browser/usePageHeading";
import css from "./Page.module.css";

/** Where the skip link leads. */
export const MAIN_ID = "content";

export interface PageProps {
  /** The page's heading where no PageBar shows it: read out, and the title of the browser's tab. */
  heading?: string;
  children: ReactNode;
  /** An ActionBar follows: no room is needed for the tabs. */
  closed?: boolean;
  /** Uses the full width from 900 px, for Columns. */
  wide?: boolean;
  /** Forms and short rows: no wider than a sheet from 900 px. */
  narrow?: boolean;
}

/** The main content of a screen, below its bar. */
export function Page({ heading, children, ...rest }: PageProps) {
  const { closed = false, wide = false, narrow = false } = rest;
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={css["Page"]}
      data-closed={closed || undefined}
      data-wide={wide || undefined}
      data-narrow={narrow || undefined}
    >
      {heading !== undefined && <HiddenHeading text={heading} />}
      {children}
    </main>
  );
}

function HiddenHeading({ text }: { text: string }) {
  const heading = usePageHeading(text);
  return (
    <h1 ref={heading} tabIndex={-1} className={css["Page-heading"]}>
      {text}
    </h1>
  );
}
