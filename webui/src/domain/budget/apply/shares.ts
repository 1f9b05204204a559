/** Payer and shares of an expense or a refund, as its body gives them, or as they are kept or made by rules. */
import type { HistoryEntry } from "@/contract/budget";
import type { Body } from "@/contract/schemas";
import { ErrorCode, fieldError } from "../../rules/base/errors";
import { abs, formatText, fromText, type Money } from "../../rules/base/money";
import * as rules from "../../rules/entries/shares";
import { positiveLines } from "../entryLines";
import { membersOf, payerOf, peopleOf, ruleOf, sharesOf } from "../entryShares";
import type { State } from "../state";
import type { Context } from "./context";

interface Sources {
  readonly state: State;
  readonly context: Context;
  /** The entry it replaces. */
  readonly old: HistoryEntry | null;
  /** The expense that a refund gives back. */
  readonly spent?: HistoryEntry | undefined;
}

type Given = Pick<Body<"AddExpense">, "paidBy" | "shares">;

/** Return the entry with its payer and its shares. */
export function withShares(entry: HistoryEntry, body: Given, sources: Sources): HistoryEntry {
  const { state, old } = sources;
  const paidBy = payerFor(body, sources);
  const shares =
    body.shares === undefined
      ? sharesFor({ ...entry, paidBy }, sources)
      : given(entry, sharesOf({ shares: body.shares }), state, old);
  const texts = Object.entries(shares).map(([id, amount]) => [id, formatText(amount)] as const);
  return { ...entry, paidBy, shares: Object.fromEntries(texts) };
}

/** Return the shares of a body, those of a claimed name as its user's. */
function given(
  entry: HistoryEntry,
  shares: rules.Shares,
  state: State,
  old: HistoryEntry | null,
): rules.Shares {
  const people = presentPeople(state);
  const known = [...Object.keys(people), ...Object.keys(old === null ? {} : sharesOf(old))];
  rules.checkShares(valueOf(entry), entry.currencyCode, shares, known);
  return rules.byPerson(shares, people);
}

/**
 * Return the payer that a body names, of a claimed name its user, else that of the old entry, else who booked that, else
 * the person.
 */
function payerFor({ paidBy }: Given, { state, context, old }: Sources): string | null {
  const people = presentPeople(state);
  if (paidBy !== undefined) {
    if (!(paidBy in people) && paidBy !== old?.paidBy) throw fieldError("paidBy", ErrorCode.SHARES_MEMBER);
    return people[paidBy] ?? paidBy;
  }
  // A guest pays, too, once there is somebody to share with.
  if (context.isGuest && people[context.user.id] === undefined) return null;
  const booker = old !== null && (old.userId ?? "") in people ? old.userId : null;
  return old?.paidBy ?? booker ?? context.user.id;
}

/** Return the shares of a body that names none: those of the old entry while the value stays, of the expense, or by rule. */
function sharesFor(entry: HistoryEntry, { state, old, spent }: Sources): rules.Shares {
  const { id, currencyCode, paidBy } = entry;
  const isKept = old !== null && valueOf(old) === valueOf(entry) && old.currencyCode === currencyCode;
  if (isKept) return sharesOf(old);
  if (spent !== undefined) return rules.mirror(id, currencyCode, valueOf(entry), sharesOf(spent));
  const lines = positiveLines(entry).map(({ categoryId, value }) => ({
    value,
    rule: ruleOf(state, categoryId),
  }));
  return rules.split(id, currencyCode, lines, membersOf(state.workspace), paidBy ?? "");
}

/** Refuse a rule that names somebody who is no member, or parts that its kind does not have. */
export function checkShareRule(rule: rules.Rule | null | undefined, state: State): void {
  if (rule != null) rules.checkRule(rule, Object.keys(presentPeople(state)));
}

/**
 * Return the person behind a member. Refuse a field that names somebody who neither takes part, nor has an entry here, as
 * those who left may have.
 */
export function personOf(state: State, field: string, id: string): string {
  const isNamed = (entry: HistoryEntry) => payerOf(entry) === id || id in sharesOf(entry);
  const people = peopleOf(state.workspace);
  if (!(id in people || state.history.some(isNamed))) throw fieldError(field, ErrorCode.SHARES_MEMBER);
  return people[id] ?? id;
}

function presentPeople({ workspace }: State): rules.People {
  return rules.peopleOf(membersOf(workspace));
}

function valueOf({ value }: HistoryEntry): Money {
  return abs(fromText(value));
}
