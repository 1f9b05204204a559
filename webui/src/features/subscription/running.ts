/** Meaning of the provider's states of a subscription. */
import type { Subscription } from "@/state/session/subscription";

const RUNNING = ["active", "trialing", "past_due", "unpaid", "paused"];

/** It is not over: it is managed, and no second one is bought. */
export function isRunning({ status }: Subscription): boolean {
  return RUNNING.includes(status);
}

/** A payment failed, and nothing was paid since. */
export function isUnpaid({ status }: Subscription): boolean {
  return status === "past_due" || status === "unpaid";
}
