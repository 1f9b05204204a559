/**
 * The rules of a budget, without a clock, storage or network. Amounts are decimal texts in everything stored or shown
 * and `Money` (integer hundredths) while computing: `money.fromText`, `money.formatText`. Rule families are namespaces
 * named like the modules of the Python core.
 */
export * as access from "./rules/people/access";
export * as accounts from "./rules/accounts/accounts";
export * as alerts from "./rules/alerts/alerts";
export * as balances from "./rules/accounts/balances";
export * as carryOver from "./rules/planning/carryOver";
export * as cells from "./rules/exports/cells";
export * as conversions from "./rules/base/conversions";
export * as currencies from "./rules/base/currencies";
export * as expenses from "./rules/entries/expenses";
export * as filters from "./rules/filters";
export * as forecasts from "./rules/recurring/forecasts";
export * as icons from "./rules/base/icons";
export * as devices from "./rules/people/devices";
export * as limits from "@/contract/limits.gen";
export * as lines from "./rules/entries/lines";
export * as lists from "./rules/lists/lists";
export * as money from "./rules/base/money";
export * as months from "./rules/base/months";
export * as names from "./rules/people/names";
export * as ordering from "./rules/base/ordering";
export * as passwords from "./rules/base/passwords";
export * as payees from "./rules/entries/payees";
export * as percent from "./rules/base/percent";
export * as wholeUnits from "./rules/base/wholeUnits";
export * as plannings from "./rules/planning/plannings";
export { move as moveBudget } from "./rules/planning/plannings/move";
export * as quickAdd from "./rules/quickAdd";
export * as rates from "./rules/base/rates";
export * as reminders from "./rules/recurring/reminders";
export * as schedules from "./rules/recurring/schedules";
export * as shares from "./rules/entries/shares";
export * as search from "./rules/entries/search";
export * as changes from "./rules/statistics/changes";
export * as statistics from "./rules/statistics/statistics";
export * as stocks from "./rules/stocks";
export * as suggestions from "./rules/planning/suggestions";
export * as tags from "./rules/entries/tags";
export * as targets from "./rules/planning/targets";
export * as validation from "./rules/contract/validation";
export * as workspaces from "./rules/people/workspaces";

/** One change applied to the state of a workspace; throws the server's codes. */
export { apply, type Context, type IdPrefix } from "./budget/apply";
export { accountsWithout } from "./budget/apply/bookings";
export { isTick, restoredItemId } from "./budget/apply/lists";
export { isPersonal } from "./budget/personal";
export { itemChanges, type WantedItem } from "./budget/itemChanges";
export { accountHistoryView } from "./budget/accountHistoryView";
export { isBooked, standing, standingId, withCorrections } from "./budget/corrections";
export { countedAmount } from "./budget/countedAmount";
export {
  allMembers,
  balancesOf,
  categoryRule,
  isNamed,
  withMemberIds,
  type MemberIds,
  membersOf,
  payerOf,
  peopleOf,
  ruleOf,
  sharingFields,
  withoutClaimed,
  workspaceRule,
} from "./budget/entryShares";
export { entriesOf, inCategory, isOf, linesOf, refundsOf, withLines } from "./budget/entryLines";
/** An amount cut into what the Amount component styles, and as one text. */
export {
  displayMoney,
  grouped,
  MINUS,
  NO_BREAK_SPACE,
  shortMoney,
  wholeMoney,
  withSymbol,
  type AmountParts,
} from "./rules/base/display";
export { DomainError, ErrorCode, type FieldErrors } from "./rules/base/errors";
export {
  bookedId,
  keptSchedule,
  scheduleView,
  type DueProblem,
  type ScheduleView,
} from "./budget/keptSchedules";
export { guestState } from "./budget/guestState";
export type { Money } from "./rules/base/money";
export * from "./budget/operations";
export {
  expenseBody,
  momentText,
  rebooking,
  refundBody,
  replacingBody,
  settlementBody,
  transferBody,
} from "./budget/rebooking";
export { ruleIn } from "./budget/monthRules";
export { postDue } from "./budget/postDue";
export { comingItems, type ComingItem } from "./budget/comingItems";
export {
  forecastView,
  type ForecastChoice,
  type ForecastDay,
  type ForecastRow,
  type ForecastView,
} from "./budget/forecastView";
export { explanationView, type Explained } from "./budget/explanationView";
export { storedOf } from "./budget/monthView";
export { isCorrection, mergedCorrection, type CorrectingOperation } from "./budget/mergedCorrection";
export { minePlans } from "./budget/minePlans";
export { payeesView, tagsView, type PayeeRow, type TagRow } from "./budget/payeesView";
export { planningView, type Planning } from "./budget/planningView";
export { withPrices } from "./budget/prices";
export {
  compareEntries,
  GUEST_MEMBER,
  GUEST_USER,
  GUEST_WORKSPACE,
  SAMPLE_WORKSPACE,
  type Correction,
  type KeptSchedule,
  type PlannedBudget,
  type State,
} from "./budget/state";
export type { DaySum } from "./rules/planning/plannings";
export * from "@/contract/budget";
export { occurrenceEntryId, uuid5 } from "./rules/base/namedIds";
export { uuid7 } from "./rules/base/uuids";
export { isFilter } from "./rules/filters/signs";
