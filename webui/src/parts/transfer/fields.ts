/** The form of an income or a transfer: its fields, what they hold at first, and the body they make. */
import { ErrorCode, type HistoryEntry, type ReplaceTransfer } from "@/domain";
import { amountOf, typedOf } from "@/parts/forms/typedMoney";
import type { DayAndNote } from "@/parts/meta/Meta";
import type { AccountView } from "@/state/budget/accounts";
import type { Convert } from "@/state/budget/rates";
import type { Failure } from "@/state/outcome";

export type ArrivalKind = "income" | "transfer";

/** Amounts as typed: see `amountOf`. */
export interface TransferFields extends DayAndNote {
  kind: ArrivalKind;
  /** Account of a transfer; empty while none is chosen. */
  fromAccountId: string;
  accountId: string;
  /** Amount that leaves. */
  fromValue: string;
  /** Amount that arrives: of an income, and of a transfer between two currencies. */
  value: string;
  day: string | null;
  note: string;
}

export type AccountsById = ReadonlyMap<string, AccountView>;

export const EMPTY_FIELDS: TransferFields = {
  kind: "income",
  fromAccountId: "",
  accountId: "",
  fromValue: "",
  value: "",
  day: null,
  note: "",
};

/** An account went while the form was filled in. */
const GONE: Failure = { ok: false, code: ErrorCode.NOT_FOUND, fields: {}, params: {} };

/** The fields that say what an entry booked. */
export function fieldsOfEntry(entry: HistoryEntry, accounts: AccountsById): TransferFields {
  const { kind, accountId, fromAccountId, value, fromValue, localDay, note } = entry;
  return {
    kind: kind === "transfer" ? "transfer" : "income",
    accountId: liveId(accountId, accounts),
    fromAccountId: liveId(fromAccountId ?? "", accounts),
    value: typedOf(value),
    fromValue: typedOf(fromValue ?? value),
    day: localDay,
    note,
  };
}

/** The fields that say what a body was to book; without `fromValue` what arrives leaves, where the currency is one. */
export function fieldsOfBody(body: ReplaceTransfer, accounts: AccountsById): TransferFields {
  const { accountId, fromAccountId, value, date, note = "" } = body;
  const [to, from] = [accounts.get(accountId), accounts.get(fromAccountId ?? "")];
  const isSame = to !== undefined && to.currency === from?.currency;
  const fromValue = body.fromValue ?? (isSame ? value : "");
  return {
    kind: fromAccountId === undefined ? "income" : "transfer",
    accountId: liveId(accountId, accounts),
    fromAccountId: liveId(fromAccountId ?? "", accounts),
    value: typedOf(value),
    fromValue: typedOf(fromValue),
    day: date?.slice(0, 10) ?? null,
    note,
  };
}

/** A transfer as an income: what arrives stays. */
export function asIncome(fields: TransferFields, accounts: AccountsById): TransferFields {
  const { accountId, fromAccountId, fromValue, value } = fields;
  const isSame = accounts.get(accountId)?.currency === accounts.get(fromAccountId)?.currency;
  return { ...fields, kind: "income", value: isSame ? fromValue : value };
}

/** An income as a transfer: what arrives stays, and what leaves the other account is converted. */
export function asTransfer(fields: TransferFields, accounts: AccountsById, convert: Convert): TransferFields {
  const { accountId, value } = fields;
  const others = [...accounts.values()].filter(({ id, deleted }) => !deleted && id !== accountId);
  const from = others.find(({ id }) => id === fields.fromAccountId) ?? others[0];
  const to = accounts.get(accountId);
  const made: TransferFields = {
    ...fields,
    kind: "transfer",
    fromAccountId: from?.id ?? "",
    fromValue: value,
  };
  if (to === undefined || from === undefined || to.currency === from.currency) return made;
  const leaving = convert(amountOf(value), to.currency, from.currency)?.amount;
  return { ...made, fromValue: leaving === undefined ? "" : typedOf(leaving) };
}

/** Return the body to send; in one currency both amounts are equal. */
export function bodyOf(
  { kind, accountId, fromAccountId, value, fromValue, note }: TransferFields,
  date: string | undefined,
  accounts: AccountsById,
): ReplaceTransfer | Failure {
  const [to, from] = [accounts.get(accountId), accounts.get(fromAccountId)];
  const rest = { accountId, note, ...(date !== undefined && { date }) };
  if (to === undefined) return GONE;
  if (kind === "income") return { ...rest, value: amountOf(value) };
  if (from === undefined) return GONE;
  const [left, arrived] = [amountOf(fromValue), amountOf(value)];
  const amounts = from.currency === to.currency ? { value: left } : { value: arrived, fromValue: left };
  return { ...rest, ...amounts, fromAccountId };
}

/** An account that was deleted has to be chosen anew. */
function liveId(id: string, accounts: AccountsById): string {
  return accounts.get(id)?.deleted === false ? id : "";
}
