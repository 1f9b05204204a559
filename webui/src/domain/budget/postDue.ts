/** Posting of what schedules book by themselves, where no server does it. */
import { DomainError } from "../rules/base/errors";
import { openOccurrences } from "../rules/recurring/schedules";
import type { Context } from "./apply/context";
import { postOccurrence } from "./apply/schedules";
import type { KeptSchedule, State } from "./state";

/**
 * Return the state with every missed occurrence posted on its own day, once: one whose entry was taken back waits for a
 * person, as does what can't be booked. The same state when there is nothing to post.
 */
export function postDue(state: State, context: Context): State {
  return state.schedules
    .filter(({ mode }) => mode === "post")
    .reduce(
      (before, schedule) => dueOf(schedule, context.today).reduce(posted(schedule.id, context), before),
      state,
    );
}

/** Return the dates of what waits to be posted by itself. */
function dueOf(schedule: KeptSchedule, today: string): string[] {
  const tried = new Set([...schedule.settled, ...schedule.reversed]);
  return [...openOccurrences(schedule, tried, today)].map(({ occurrence }) => occurrence);
}

function posted(id: string, context: Context) {
  return (state: State, occurrence: string): State => {
    try {
      return postOccurrence(state, id, { occurrence }, context, { isAutomatic: true });
    } catch (error) {
      if (error instanceof DomainError) return state;
      throw error;
    }
  };
}
