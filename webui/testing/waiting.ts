/**
 * How long tests wait for what must come: far beyond what a busy machine needs, since a wait ends when what it waits for is
 * there. A test's own limit is longer than its waits, so that it is the wait that says what did not come.
 */
export const WAIT_MS = 60_000;
export const START_MAX_MS = 120_000;
export const TEST_MAX_MS = 90_000;
export const HOOK_MAX_MS = 180_000;
