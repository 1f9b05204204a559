/** The lines of a long list: the header of each group, and its rows. Nothing is made for lines that nobody sees. */

export interface RowGroup {
  readonly key: string;
  /** As many rows as the group has in all. */
  readonly length: number;
}

/** Lines from one to before another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Heights of lines, in pixels: all rows have the same one, and all headers. */
export interface LineHeights {
  readonly row: number;
  readonly header: number;
}

export interface Lines<Group extends RowGroup> {
  readonly groups: readonly Group[];
  /** The line that is the header of each group. */
  readonly headers: readonly number[];
  /** Number of lines in all. */
  readonly count: number;
}

/** Return the lines of groups; costs as much as there are groups, however many rows they have. */
export function linesOf<Group extends RowGroup>(groups: readonly Group[]): Lines<Group> {
  let count = 0;
  const headers = groups.map(({ length }) => {
    const header = count;
    count += length + 1;
    return header;
  });
  return { groups, headers, count };
}

/** Return the distance of a line from the top of the list; of the line after the last, the height of all. */
export function topOfLine(lines: Lines<RowGroup>, line: number, { row, header }: LineHeights): number {
  const above = Math.min(Math.max(0, line), lines.count);
  const headers = lastOf(lines.groups.length, (index) => (lines.headers[index] ?? 0) < above) + 1;
  return headers * header + (above - headers) * row;
}

/** Return the line at a distance from the top of the list: the first above it, the last below it. */
export function lineAt(lines: Lines<RowGroup>, distance: number, heights: LineHeights): number {
  return Math.max(
    0,
    lastOf(lines.count, (line) => topOfLine(lines, line, heights) <= distance),
  );
}

/** A group that stands, with the rows of it that do. */
export interface Run<Group> extends Span {
  readonly group: Group;
  /** The line its header is. */
  readonly header: number;
}

export function runsOf<Group extends RowGroup>({ from, to }: Span, lines: Lines<Group>): Run<Group>[] {
  const { groups, headers } = lines;
  const first = Math.max(
    0,
    lastOf(groups.length, (index) => (headers[index] ?? 0) <= from),
  );
  const runs: Run<Group>[] = [];
  for (let index = first; (headers[index] ?? to) < to; index += 1) {
    const [group, header] = [groups[index], headers[index]];
    if (group === undefined || header === undefined) break;
    const rows = { from: Math.max(0, from - header - 1), to: Math.min(group.length, to - header - 1) };
    runs.push({ group, header, ...rows });
  }
  return runs;
}

/** Return the last of so many indexes that holds, -1 without one: before it all hold, and after it none. */
function lastOf(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [-1, count - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
