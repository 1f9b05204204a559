import { late } from "@/parts/late";

/** The keypad of the plan: fetched once the page is idle (`usePreload`), or when an amount is first pressed. */
export const PlanDock = late(async () => (await import("./PlanDock")).PlanDock, "budget");
