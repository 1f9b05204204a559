/** Occurrences that the schedules of a workspace still bring, as this device knows them. */
import { expected, upcoming, type Item } from "../rules/recurring/forecasts/items";
import { dayRange } from "../rules/base/months";
import type { UpcomingSum } from "../rules/planning/plannings";
import type { KeptSchedule, State } from "./state";

export type ComingItem = Item<KeptSchedule>;

type Scheduled = Pick<State, "schedules" | "workspace">;

/** Return the schedules with the occurrences that are settled. */
export function plansOf({ schedules }: Pick<State, "schedules">) {
  return schedules.map((schedule) => [schedule, new Set(schedule.settled)] as const);
}

/** Return all that is still to be posted up to a day, what is overdue on today. */
export function comingItems(state: Scheduled, today: string, until: string): ComingItem[] {
  return expected(plansOf(state), today, until);
}

/** Return the expenses that are still to come in a month; a month that is over has none. */
export function comingExpenses(state: Scheduled, key: string, today: string): UpcomingSum[] {
  return upcoming(plansOf(state), today, ...dayRange(key, state.workspace.firstDayOfMonth));
}
