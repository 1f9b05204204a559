/**
 * The rules of a budget, without a clock, storage or network. Amounts are decimal texts in everything stored or shown
 * and `Money` (integer hundredths) while computing: `money.fromText`, `money.formatText`. Rule families are namespaces
 * named like the modules of the Python core.
 */
export * as access from "./rules/access";
export * as accounts from "./rules/accounts";
export * as alerts from "./rules/alerts";
export * as balances from "./rules/balances";
export * as carryOver from "./rules/carryOver";
export * as cells from "./rules/cells";
export * as conversions from "./rules/conversions";
export * as currencies from "./rules/currencies";
export * as expenses from "./rules/expenses";
export * as forecasts from "./rules/forecasts";
export * as icons from "./rules/icons";
export * as devices from "./rules/devices";
export * as limits from "@/contract/limits.gen";
export * as lines from "./rules/lines";
export * as lists from "./rules/lists";
export * as money from "./rules/money";
export * as months from "./rules/months";
export * as ordering from "./rules/ordering";
export * as passwords from "./rules/passwords";
export * as payees from "./rules/payees";
export * as percent from "./rules/percent";
export * as wholeUnits from "./rules/wholeUnits";
export * as plannings from "./rules/plannings";
export * as quickAdd from "./rules/quickAdd";
export * as rates from "./rules/rates";
export * as reminders from "./rules/reminders";
export * as schedules from "./rules/schedules";
export * as shares from "./rules/shares";
export * as search from "./rules/search";
export * as statistics from "./rules/statistics";
export * as stocks from "./rules/stocks";
export * as suggestions from "./rules/suggestions";
export * as tags from "./rules/tags";
export * as targets from "./rules/targets";
export * as validation from "./rules/validation";
export * as workspaces from "./rules/workspaces";

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
  balancesOf,
  categoryRule,
  membersOf,
  payerOf,
  ruleOf,
  sharingFields,
  workspaceRule,
} from "./budget/entryShares";
export { entriesOf, inCategory, isOf, linesOf, refundsOf } from "./budget/entryLines";
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
} from "./rules/display";
export { DomainError, ErrorCode, type FieldErrors } from "./rules/errors";
export {
  bookedId,
  keptSchedule,
  scheduleView,
  type DueProblem,
  type ScheduleView,
} from "./budget/keptSchedules";
export { guestState } from "./budget/guestState";
export type { Money } from "./rules/money";
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
  GUEST_USER,
  GUEST_WORKSPACE,
  SAMPLE_WORKSPACE,
  type Correction,
  type KeptSchedule,
  type PlannedBudget,
  type State,
} from "./budget/state";
export type { DaySum } from "./rules/plannings";
export * from "@/contract/budget";
export { occurrenceEntryId, uuid5 } from "./rules/namedIds";
export { uuid7 } from "./rules/uuids";
