import { useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import {
  Fragment,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { isHeader, linesOf, runsOf, type Line, type RowGroup, type Span } from "./lines";
import css from "./LongGroups.module.css";
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

interface LineHeights {
  readonly row: number;
  readonly header: number;
}

/**
 * As many groups of rows as there are, of which only those near the window stand in the document. A group keeps its
 * header while any of its rows stands.
 */
export function LongGroups<Group extends RowGroup>(props: LongGroupsProps<Group>) {
  const lines = useLines(props.groups);
  return <Standing {...props} {...lines} virtualizer={useWindowVirtualizer(lines.options)} />;
}

/** Return the props of the list about its lines. */
function useLines<Group extends RowGroup>(groups: readonly Group[]) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [heights, setHeights] = useState(UNSEEN);
  const lines = useMemo(() => linesOf(groups), [groups]);
  const getItemKey = useCallback((index: number) => lines[index]?.key ?? index, [lines]);
  const options = {
    count: lines.length,
    estimateSize: (index: number) => (isHeader(lines[index]) ? heights.header : heights.row),
    getItemKey,
    overscan: READY_LINES,
    scrollMargin: top,
    // All at once takes too long on a slow phone.
    useFlushSync: false,
  };
  return { box, lines, heights, setHeights, setTop, options };
}

interface StandingProps<Group extends RowGroup> extends LongGroupsProps<Group> {
  box: RefObject<HTMLDivElement | null>;
  lines: readonly Line<Group>[];
  heights: LineHeights;
  setHeights: (next: (before: LineHeights) => LineHeights) => void;
  setTop: (top: number) => void;
  virtualizer: Lines;
}

/** The lines that stand, and the room of the others. */
function Standing<Group extends RowGroup>({
  groups,
  children,
  box,
  lines,
  virtualizer,
  ...of
}: StandingProps<Group>) {
  const { heights, setHeights, setTop } = of;
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, heights]);
  const standing = useSlices(wantedOf(virtualizer), inSightOf(virtualizer));
  const runs = runsOf(standing, lines);
  const width = virtualizer.scrollRect?.width;
  useLayoutEffect(() => {
    if (box.current === null) return;
    setTop(topOf(box.current));
    const seen = heightsIn(box.current);
    setHeights((before) => (seen === null || isSame(before, seen) ? before : seen));
  }, [box, setTop, setHeights, groups, width]);
  useLayoutEffect(() => {
    if (box.current !== null) makeRoom(box.current, standing, runs[0]?.header, virtualizer, heights.header);
  }, [box, standing, runs, virtualizer, heights]);
  return (
    <div ref={box} className={css["LongGroups"]}>
      {runs.map(({ group, from, to }) => (
        <Fragment key={group.key}>{children(group, from, to)}</Fragment>
      ))}
    </div>
  );
}

/** Return the distance of the list from the top of the page. */
function topOf(box: Element): number {
  return box.getBoundingClientRect().top + window.scrollY;
}

type Lines = Virtualizer<Window, Element>;

const NONE: Span = { from: 0, to: 0 };

/** The lines near what is in sight. */
function wantedOf(virtualizer: Lines): Span {
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return first === undefined || last === undefined ? NONE : { from: first.index, to: last.index + 1 };
}

function inSightOf({ range }: Lines): Span {
  return range === null ? NONE : { from: range.startIndex, to: range.endIndex + 1 };
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
function makeRoom(
  box: HTMLElement,
  { from, to }: Span,
  begin: number | undefined,
  virtualizer: Lines,
  header: number,
) {
  const items = virtualizer.getVirtualItems();
  const { scrollMargin } = virtualizer.options;
  const at = (index: number) => items[index - (items[0]?.index ?? 0)];
  const [start, end] = [at(from)?.start ?? scrollMargin, at(to - 1)?.end ?? scrollMargin];
  const above = start - scrollMargin - (from === begin ? 0 : header);
  box.style.paddingTop = `${Math.max(0, above)}px`;
  box.style.paddingBottom = `${Math.max(0, virtualizer.getTotalSize() + scrollMargin - end)}px`;
}
