import { onDemand } from "@/ui/browser/onDemand";

/** The keypad of the plan: fetched once the page is idle (`usePreload`), or when an amount is first pressed. */
export const PlanDock = onDemand(async () => ({ default: (await import("./PlanDock")).PlanDock }));
