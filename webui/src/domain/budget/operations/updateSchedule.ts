import { checked } from "../apply/body";
import { edit, find, given } from "../apply/rows";
import { checkPlan, currencyIn, restarted, SCHEDULE_RULES, withSchedule } from "../apply/schedules";
import { tagsOf } from "../apply/tagging";
import type { KeptSchedule, State } from "../state";
import { operation, request, type Body, type Put } from "./operation";
import { namedText } from "./changeText";

const FIELDS = [
  ...(["accountId", "fromAccountId", "categoryId"] as const),
  ...(["value", "currencyCode", "accountValue", "fromValue", "note", "payee", "tags"] as const),
  ...(["frequency", "every", "startDate", "endDate", "count", "weekend", "mode"] as const),
] as const;
/** With another of them, amounts of other currencies are converted anew. */
const PRICED = ["value", "accountId", "fromAccountId"] as const;
/** They make another rhythm of it. */
const RESTARTING = ["frequency", "every", "startDate"] as const;

/** With another frequency, interval or first date nothing before today is due any more. */
export const updateSchedule = operation<Put<"updateSchedule", Body<"ScheduleUpdate">>>({
  name: "updateSchedule",
  apply(state, { id, body: raw }, { now, today }) {
    const row = find(state.schedules, id);
    const body = checked(raw, SCHEDULE_RULES);
    const tags = tagsOf(body, row.tags);
    const sent = { ...given(body, FIELDS), ...(tags !== undefined && { tags }) } as Partial<KeptSchedule>;
    const isPricedAnew = PRICED.some((field) => field in sent && sent[field] !== row[field]);
    const changes = {
      ...(isPricedAnew && { accountValue: null, fromValue: null }),
      ...sent,
      ...currencyOfAccount(state, row, body),
    } as Partial<KeptSchedule>;
    const edited = edit(row, changes, now);
    if (edited === row) return state;
    const changed = new Set<string>(FIELDS.filter((field) => edited[field] !== row[field]));
    checkPlan(state, edited, changed);
    const isRestarted = RESTARTING.some((field) => changed.has(field));
    return withSchedule(state, isRestarted ? restarted(edited, today) : edited);
  },
  call: ({ id, body }) => request("PUT", "/api/schedule/{schedule_id}", { schedule_id: id }, body),
  changes: { area: "schedules", fields: FIELDS },
  describe: namedText("schedule", "notSaved.change.schedule"),
});

/** Income and transfers are in the currency of their account. */
function currencyOfAccount(
  state: State,
  row: KeptSchedule,
  { accountId, currencyCode }: Body<"ScheduleUpdate">,
) {
  const isMoved = row.kind !== "expense" && accountId !== undefined && accountId !== row.accountId;
  return isMoved && currencyCode === undefined
    ? { currencyCode: currencyIn(state, "accountId", accountId) }
    : {};
}
