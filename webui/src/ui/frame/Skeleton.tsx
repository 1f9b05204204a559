import { ListGroup } from "../rows/ListGroup";
import css from "./Skeleton.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

export interface SkeletonRowsProps {
  /** Number of rows that are likely to come. */
  count: number;
  /** "Loading" */
  label: string;
}

/** The shape of list rows while their first data is on its way; never over data already there. */
export function SkeletonRows({ count, label }: SkeletonRowsProps) {
  return (
    <div className={css["Skeletons"]} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <ListGroup>
        {Array.from({ length: count }, (_, row) => (
          <li key={row} className={css["Skeleton-row"]} aria-hidden="true">
            <Block width="tile" />
            <span className={css["Skeleton-text"]}>
              <Block width="m" />
              <Block width="s" />
            </span>
            <Block width="s" />
          </li>
        ))}
      </ListGroup>
    </div>
  );
}

function Block({ width }: { width: "s" | "m" | "tile" }) {
  return <span className={css["Skeleton"]} data-width={width} />;
}
