/** The lines of a long list: the header of each group, and its rows. */

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

const HEADER = -1;

export interface Line<Group> {
  readonly key: string;
  readonly group: Group;
  readonly row: number;
}

export function linesOf<Group extends RowGroup>(groups: readonly Group[]): Line<Group>[] {
  return groups.flatMap((group) =>
    Array.from({ length: group.length + 1 }, (_, line) => ({
      key: `${group.key} ${line}`,
      group,
      row: line + HEADER,
    })),
  );
}

export function isHeader(line: Line<RowGroup> | undefined): boolean {
  return line?.row === HEADER;
}

/** A group that stands, with the rows of it that do. */
export interface Run<Group> extends Span {
  readonly group: Group;
  /** The line its header is. */
  readonly header: number;
}

export function runsOf<Group extends RowGroup>(
  { from, to }: Span,
  lines: readonly Line<Group>[],
): Run<Group>[] {
  const runs = new Map<string, Run<Group>>();
  lines.slice(from, to).forEach(({ group, row }, at) => {
    const header = from + at - row + HEADER;
    const begun = runs.get(group.key) ?? { group, header, from: Math.max(0, row), to: 0 };
    runs.set(group.key, { ...begun, to: row + 1 });
  });
  return [...runs.values()];
}
