import type { ReactNode } from "react";
import { onDemand } from "../browser/onDemand";
import type { Art } from "../art/art";
import { usePageHeading } from "../browser/usePageHeading";
import css from "./EmptyState.module.css";

/** An ornament: what goes without it is complete. */
const Drawing = onDemand(async () => (await import("../art/art")).default);

export interface EmptyStateProps {
  art: Art;
  title: string;
  /** It is all of the page: its title is the page's heading. */
  alone?: boolean;
  /** One sentence that says what to do. */
  text: string;
  /** One button; a second only as text. */
  children?: ReactNode;
}

/** Content of a page while there is nothing yet. */
export function EmptyState({ art, title, alone = false, text, children }: EmptyStateProps) {
  return (
    <div className={css["EmptyState"]}>
      <svg className={css["EmptyState-art"]} viewBox="0 0 160 160" aria-hidden="true">
        <circle className={css["Art-soft"]} cx="80" cy="80" r="78" />
        <Drawing art={art} missing={null} />
      </svg>
      {alone ? <PageTitle title={title} /> : <h2>{title}</h2>}
      <p>{text}</p>
      {children && <div className={css["EmptyState-actions"]}>{children}</div>}
    </div>
  );
}

function PageTitle({ title }: { title: string }) {
  const heading = usePageHeading(title);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
