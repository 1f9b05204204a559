/** A household of sample data in the place of a guest's own budget; fetched when somebody asks for it. */
import { GUEST_USER, GUEST_WORKSPACE, type Language } from "@/domain";
import { sampleState } from "@/domain/budget/sampleState";
import { SHIPPED_RATES } from "@/domain/rules/base/shippedRates";
import { now, timeZone, today } from "../device/clock";
import type { Database } from "../device/database";
import { createStore } from "../device/store";

/** Seeds the sample household in one write, unless this device has a guest's budget already: that one stays. */
export async function startSample(database: Database, language: Language): Promise<void> {
  let count = 0;
  const newId = (prefix: string) => {
    count += 1;
    return `${prefix}-sample-${String(count)}`;
  };
  const user = { id: GUEST_USER, name: "" };
  const context = { now: now(), today: today(), rates: SHIPPED_RATES, user, isGuest: true, newId };
  const sample = sampleState(language, timeZone(), context);
  await createStore(database, GUEST_USER).change(GUEST_WORKSPACE, (state) => state ?? sample);
}
