/**
 * Quick add: an entry typed in one line, English and Ukrainian mixed. `250 грн burger @cash yesterday` is an expense;
 * `+` makes it an income, `cash > savings` a transfer, `~` a refund. Nothing is guessed: what can mean several things
 * is a doubt with its choices, and a line with doubts books nothing.
 */
export type { Answers, Choice, Doubt, Doubts, Draft, Field, QuickKind } from "./quickAdd/draft";
export type { KnownPayee, Ledger, QuickAccount, Remembered } from "./quickAdd/ledger";
export { parse } from "./quickAdd/line";
