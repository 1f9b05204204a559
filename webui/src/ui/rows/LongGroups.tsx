import {
  Fragment,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  useSyncExternalStore,
  useEffect,
} from "react";
import {
  linesOf,
  runsOf,
  topOfLine,
  type LineHeights,
  type Lines,
  type RowGroup,
  type Span,
  lineAt,
} from "./lines";
import css from "./LongGroups.module.css";

export interface LongGroupsProps<Group extends RowGroup> {
  groups: readonly Group[];
  /** No room between the groups. */
  dense?: boolean;
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
export function LongGroups<Group extends RowGroup>(props: LongGroupsProps<Group>) {
  const { groups, dense = false, children } = props;
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
    <div ref={box} className={css["LongGroups"]} data-dense={dense || undefined}>
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

interface InSight extends Span {
  /** Width of the window: lines of another one have other heights. */
  readonly width: number;
}

/** Return the lines in the window while it scrolls; `top` is the distance of the list from the top of the page. */
function useInSight(lines: Lines<RowGroup>, heights: LineHeights, top: number): InSight {
  const key = useSyncExternalStore(onMove, () => inSight(lines, heights, top).join(" "));
  return useMemo(() => {
    const [from = 0, to = 0, width = 0] = key.split(" ").map(Number);
    return { from, to, width };
  }, [key]);
}

function onMove(look: () => void): () => void {
  window.addEventListener("scroll", look, { passive: true });
  window.addEventListener("resize", look);
  return () => {
    window.removeEventListener("scroll", look);
    window.removeEventListener("resize", look);
  };
}

/** Return the first line, the one after the last, and the width of the window. */
function inSight(lines: Lines<RowGroup>, heights: LineHeights, top: number): readonly number[] {
  const { scrollY, innerHeight, innerWidth } = window;
  const start = scrollY - top;
  const to = Math.min(lines.count, lineAt(lines, start + innerHeight, heights) + 1);
  return [lineAt(lines, start, heights), to, innerWidth];
}

/** So many lines are drawn at once: a window full of them holds a slow phone up for longer than a tenth of a second. */
const SLICE_LINES = 4;

/**
 * The lines that stand while those `wanted` change: what stood already, and the others slice by slice, between which the
 * page answers. A jump begins anew with those in sight.
 */
export function useSlices(wanted: Span, inSight: Span): Span {
  const [standing, setStanding] = useState(wanted);
  const { from, to } = overlap(standing, wanted) ?? slice(inSight);
  const isWhole = from === wanted.from && to === wanted.to;
  const { from: first, to: end } = wanted;
  useEffect(() => {
    if (isWhole) return undefined;
    const next = setTimeout(() => setStanding(grown({ from, to }, { from: first, to: end })));
    return () => clearTimeout(next);
  }, [isWhole, from, to, first, end]);
  return { from, to };
}

/** Return the rendered lines that are still needed; null when none is. */
function overlap(standing: Span, wanted: Span): Span | null {
  const [from, to] = [Math.max(standing.from, wanted.from), Math.min(standing.to, wanted.to)];
  return from < to ? { from, to } : null;
}

function slice({ from, to }: Span): Span {
  return { from, to: Math.min(to, from + SLICE_LINES) };
}

/** A slice more of them: below first, then above. */
function grown({ from, to }: Span, wanted: Span): Span {
  const below = Math.min(SLICE_LINES, wanted.to - to);
  return { from: Math.max(wanted.from, from - (SLICE_LINES - below)), to: to + below };
}
