/** The part of a long history that stands on the screen. */

export const PAGE_ENTRIES = 60;

/** At least so many entries from the start, and never half a day: a day's sum is that of all its entries. */
export function firstPages<Entry extends { readonly localDay: string }>(
  entries: readonly Entry[],
  count: number,
): readonly Entry[] {
  const lastDay = entries[count - 1]?.localDay;
  if (lastDay === undefined) return entries;
  const end = entries.findIndex(({ localDay }, index) => index >= count && localDay !== lastDay);
  return end < 0 ? entries : entries.slice(0, end);
}
