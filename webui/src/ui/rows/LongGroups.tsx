import { Fragment, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { linesOf, runsOf, topOfLine, type LineHeights, type Lines, type RowGroup, type Span } from "./lines";
import css from "./LongGroups.module.css";
import { useInSight } from "./useInSight";
import { useSlices } from "./useSlices";

export interface LongGroupsProps<Group extends RowGroup> {
  groups: readonly Group[];
  /** A Section with a header and a ListGroup that has the rows of the group from one to before another. */
  children: (group: Group, from: number, to: number) => ReactNode;
}

/** Height of lines until some are seen. */
const UNSEEN: LineHeights = { row: 64, header: 52 };
/** So many lines beside those in sight stand ready. */
const READY_LINES = 4;

/**
 * As many groups of rows as there are, of which only those near the window stand in the document. A group keeps its
 * header while any of its rows stands.
 */
export function LongGroups<Group extends RowGroup>({ groups, children }: LongGroupsProps<Group>) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [heights, setHeights] = useState(UNSEEN);
  const lines = useMemo(() => linesOf(groups), [groups]);
  const seen = useInSight(lines, heights, top);
  const standing = useSlices(wantedOf(seen, lines), seen);
  const runs = runsOf(standing, lines);
  const { width } = seen;
  useLayoutEffect(() => {
    if (box.current === null) return;
    setTop(topOf(box.current));
    const measured = heightsIn(box.current);
    setHeights((before) => (measured === null || isSame(before, measured) ? before : measured));
  }, [box, groups, width]);
  useLayoutEffect(() => {
    if (box.current !== null) makeRoom(box.current, standing, lines, heights);
  }, [box, standing, lines, heights]);
  return (
    <div ref={box} className={css["LongGroups"]}>
      {runs.map(({ group, from, to }) => (
        <Fragment key={group.key}>{children(group, from, to)}</Fragment>
      ))}
    </div>
  );
}

/** Return the lines near what is in sight. */
function wantedOf({ from, to }: Span, { count }: Lines<RowGroup>): Span {
  return { from: Math.max(0, from - READY_LINES), to: Math.min(count, to + READY_LINES) };
}

/** Return the distance of the list from the top of the page. */
function topOf(box: Element): number {
  return box.getBoundingClientRect().top + window.scrollY;
}

/** Return the height of rendered lines, the lowest of the rows; null before the first layout. */
function heightsIn(box: Element): LineHeights | null {
  const section = box.querySelector("section");
  const rows = [...box.querySelectorAll("li")].map((row) => row.getBoundingClientRect().height);
  const row = Math.min(...rows);
  return section === null || rows.length === 0 || row === 0 ? null : { row, header: headerHeight(section) };
}

function isSame(one: LineHeights, other: LineHeights): boolean {
  return one.row === other.row && one.header === other.header;
}

function headerHeight(section: Element): number {
  const rows = section.querySelector("ul")?.getBoundingClientRect().top ?? 0;
  return rows - section.getBoundingClientRect().top;
}

/** Leaves the room of the lines that do not stand; the first group has its header even when that has gone by. */
function makeRoom(box: HTMLElement, { from, to }: Span, lines: Lines<RowGroup>, heights: LineHeights): void {
  const [start, end, all] = [from, to, lines.count].map((line) => topOfLine(lines, line, heights));
  const isHeader = runsOf({ from, to }, lines)[0]?.header === from;
  const above = (start ?? 0) - (isHeader ? 0 : heights.header);
  box.style.paddingTop = `${Math.max(0, above)}px`;
  box.style.paddingBottom = `${Math.max(0, (all ?? 0) - (end ?? 0))}px`;
}
