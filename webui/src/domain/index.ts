/**
 * The rules of a budget, without a clock, storage or network. Amounts are decimal texts in everything stored or shown
 * and `Money` (integer hundredths) while computing: `money.fromText`, `money.formatText`. Rule families are namespaces
 * named like the modules of the Python core.
 */
export * as accounts from "./accounts";
export * as balances from "./balances";
export * as conversions from "./conversions";
export * as currencies from "./currencies";
export * as expenses from "./expenses";
export * as icons from "./icons";
export * as limits from "./limits";
export * as lists from "./lists";
export * as money from "./money";
export * as months from "./months";
export * as percent from "./percent";
export * as plannings from "./plannings";
export * as rates from "./rates";
export * as statistics from "./statistics";
export * as validation from "./validation";
export * as workspaces from "./workspaces";

/** One change applied to the state of a workspace; the codes it throws are the server's. */
export { apply, type Context, type IdPrefix } from "./apply";
/** What guest mode takes back when a category is removed from a month: the dialog names how many. */
export { entriesOf } from "./apply/plannings";
export { compareEntries } from "./apply/bookings";
export { accountHistoryOf } from "./accountHistory";
/** An amount cut into what the Amount component styles, and as one text. */
export { displayMoney, MINUS, NO_BREAK_SPACE, type AmountParts } from "./display";
export { DomainError, ErrorCode, fieldError, type FieldErrors } from "./errors";
export { GUEST_USER, GUEST_WORKSPACE, guestState } from "./guest";
export type { Money } from "./money";
export * from "./operations";
export { planningOf, storedOf } from "./planning";
export * from "./types";
export { monthId, uuid5, uuid7 } from "./uuids";
