/** For tests: repeat a check until it passes. */
import { vi } from "vitest";
import { WAIT_MS } from "./waiting";

const INTERVAL_MS = 20;

export async function eventually(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: WAIT_MS, interval: INTERVAL_MS });
}
