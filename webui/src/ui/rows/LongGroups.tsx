import { useWindowVirtualizer, type VirtualItem, type Virtualizer } from "@tanstack/react-virtual";
import { Fragment, useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import css from "./LongGroups.module.css";

export interface RowGroup {
  readonly key: string;
  /** As many rows as the group has in all. */
  readonly length: number;
}

export interface LongGroupsProps<Group extends RowGroup> {
  groups: readonly Group[];
  /** A Section with a header and a ListGroup that has the rows of the group from one to before another. */
  children: (group: Group, from: number, to: number) => ReactNode;
}

/** How high lines are until some are seen. */
const UNSEEN: LineHeights = { row: 64, header: 52 };
/** So many lines beside the window stand ready. */
const READY_LINES = 4;

interface LineHeights {
  readonly row: number;
  readonly header: number;
}

/**
 * As many groups of rows as there are, of which only those near the window stand in the document. A group keeps its
 * header while any of its rows stands.
 */
export function LongGroups<Group extends RowGroup>({ groups, children }: LongGroupsProps<Group>) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [heights, setHeights] = useState(UNSEEN);
  const lines = useMemo(() => linesOf(groups), [groups]);
  const getItemKey = useCallback((index: number) => lines[index]?.key ?? index, [lines]);
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => (lines[index]?.row === HEADER ? heights.header : heights.row),
    getItemKey,
    overscan: READY_LINES,
    scrollMargin: top,
    // In slices, between which the page answers: all at once takes too long on a slow phone.
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, heights]);
  const runs = runsOf(virtualizer.getVirtualItems(), lines);
  const width = virtualizer.scrollRect?.width;
  useLayoutEffect(() => {
    if (box.current === null) return;
    setTop(box.current.getBoundingClientRect().top + window.scrollY);
    const seen = heightsIn(box.current);
    setHeights((before) => (seen === null || isSame(before, seen) ? before : seen));
  }, [groups, width]);
  useLayoutEffect(() => {
    if (box.current !== null) makeRoom(box.current, runs, virtualizer, heights.header);
  }, [runs, virtualizer, heights]);
  return (
    <div ref={box} className={css["LongGroups"]}>
      {runs.map(({ group, from, to }) => (
        <Fragment key={group.key}>{children(group, from, to)}</Fragment>
      ))}
    </div>
  );
}

const HEADER = -1;

interface Line<Group> {
  readonly key: string;
  readonly group: Group;
  readonly row: number;
}

function linesOf<Group extends RowGroup>(groups: readonly Group[]): Line<Group>[] {
  return groups.flatMap((group) =>
    Array.from({ length: group.length + 1 }, (_, line) => ({
      key: `${group.key} ${line}`,
      group,
      row: line + HEADER,
    })),
  );
}

interface Run<Group> {
  readonly group: Group;
  /** The line its header is. */
  readonly header: number;
  readonly from: number;
  readonly to: number;
}

/** The groups that stand, each with its rows that do. */
function runsOf<Group extends RowGroup>(
  items: readonly VirtualItem[],
  lines: readonly Line<Group>[],
): Run<Group>[] {
  const runs = new Map<string, Run<Group>>();
  for (const { index } of items) {
    const line = lines[index];
    if (line === undefined) continue;
    const { group, row } = line;
    const begun = runs.get(group.key) ?? {
      group,
      header: index - row + HEADER,
      from: Math.max(0, row),
      to: 0,
    };
    runs.set(group.key, { ...begun, to: row + 1 });
  }
  return [...runs.values()];
}

/** How high lines are that stand, the lowest of the rows; null while nothing is laid out. */
function heightsIn(box: Element): LineHeights | null {
  const section = box.querySelector("section");
  const rows = [...box.querySelectorAll("li")].map((row) => row.getBoundingClientRect().height);
  const row = Math.min(...rows);
  return section === null || rows.length === 0 || row === 0 ? null : { row, header: headerHeight(section) };
}

function isSame(one: LineHeights, other: LineHeights): boolean {
  return one.row === other.row && one.header === other.header;
}

/** Leaves the room of the lines that do not stand; the first group has its header even when that has gone by. */
function makeRoom(
  box: HTMLElement,
  [first]: readonly Run<RowGroup>[],
  virtualizer: Virtualizer<Window, Element>,
  header: number,
): void {
  const items = virtualizer.getVirtualItems();
  const { scrollMargin } = virtualizer.options;
  const [start, end] = [items[0]?.start ?? scrollMargin, items.at(-1)?.end ?? scrollMargin];
  const above = start - scrollMargin - (items[0]?.index === first?.header ? 0 : header);
  box.style.paddingTop = `${Math.max(0, above)}px`;
  box.style.paddingBottom = `${Math.max(0, virtualizer.getTotalSize() + scrollMargin - end)}px`;
}

function headerHeight(section: Element): number {
  const rows = section.querySelector("ul")?.getBoundingClientRect().top ?? 0;
  return rows - section.getBoundingClientRect().top;
}
