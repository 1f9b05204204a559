/** Return the seconds to wait before the next try: twice as long each time, and not all devices in the same moment. */
export interface Backoff {
  readonly firstSeconds: number;
  readonly maxSeconds: number;
}

/** After so many failures in a row: at most their doubled time, at least half of it, by chance. */
export function backoffSeconds({ firstSeconds, maxSeconds }: Backoff, failures: number): number {
  return Math.min(maxSeconds, firstSeconds * 2 ** failures) * (1 - Math.random() / 2);
}
