/** A month with the spending that one member bears: plans stay whole. */
import { formatText, fromText, ZERO } from "../rules/base/money";
import { dayRange } from "../rules/base/months";
import type { DaySum } from "../rules/planning/plannings";
import { borneBy, peopleOf } from "./entryShares";
import type { State } from "./state";

/** Return the state in which a month (`yyyy-MM`) has a member's part of its spending; all its entries are held. */
export function minePlans(state: State, key: string, memberId: string): State {
  const [first, last] = dayRange(key, state.workspace.firstDayOfMonth);
  const isIn = ({ localDay }: { readonly localDay: string }) => first <= localDay && localDay <= last;
  const people = peopleOf(state.workspace);
  const sums = new Map<string, DaySum>();
  for (const entry of state.history.filter(isIn)) {
    const { localDay, currencyCode } = entry;
    for (const [categoryId, amount] of borneBy(memberId, entry, people)) {
      const place = `${localDay} ${categoryId} ${currencyCode}`;
      const spent = fromText(sums.get(place)?.spent ?? "0") - amount;
      sums.set(place, { localDay, categoryId, currencyCode, spent: formatText(spent) });
    }
  }
  const borne = [...sums.values()].filter(({ spent }) => fromText(spent) !== ZERO);
  return { ...state, daySums: [...state.daySums.filter((sum) => !isIn(sum)), ...borne] };
}
