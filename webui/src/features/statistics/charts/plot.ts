/** The ground of a chart: where its axis, its columns and its words are, in px. */

export const WIDTH_PX = 326;
export const HEIGHT_PX = 176;
export const TOP_PX = 12;
/** Below the lowest line: the names of the months. */
export const BOTTOM_PX = 26;

const BAR_MAX_PX = 40;
const BAR_PART = 0.62;

/** Where a part of the height is, from 0 at the lowest line to 1 at the highest. */
export function heightAt(part: number): number {
  return HEIGHT_PX - BOTTOM_PX - part * (HEIGHT_PX - BOTTOM_PX - TOP_PX);
}

export interface Column {
  readonly left: number;
  readonly width: number;
  readonly middle: number;
  readonly bar: { readonly x: number; readonly width: number };
}

/** Columns of equal width side by side right of the axis, a bar in the middle of each. */
export function columns(count: number, width: number, from: number): Column[] {
  // While the chart is not laid out yet, or hidden, it has no width.
  const size = Math.max(width - from, 0) / count;
  const bar = Math.min(size * BAR_PART, BAR_MAX_PX);
  return Array.from({ length: count }, (_, index) => {
    const left = from + index * size;
    const middle = left + size / 2;
    return { left, width: size, middle, bar: { x: middle - bar / 2, width: bar } };
  });
}

/** Return whether a column's name has room: every one, or every second, third…, the last always. */
export function isNamed(index: number, columns: readonly Column[], needed: number): boolean {
  const each = Math.max(1, Math.ceil(needed / (columns[0]?.width ?? needed)));
  return (columns.length - 1 - index) % each === 0;
}
