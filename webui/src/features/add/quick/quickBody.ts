/** Body that a sure line is sent as: that of the keypad. */
import { money, type quickAdd } from "@/domain";
import { momentOf } from "@/parts/meta/moment";
import type { Convert } from "@/state/budget/rates";
import type { EntryBody } from "../booking";

/** Return the entry of a line; null while something is in doubt, and for an amount without a rate. */
export function bodyOfLine(
  draft: quickAdd.Draft,
  ledger: quickAdd.Ledger,
  convert: Convert,
  at: Date,
): EntryBody | null {
  const { kind, value, accountId, categoryId, fromAccountId, currencyCode, day, doubts } = draft;
  const { note, payee, tags } = draft;
  if (doubts.size > 0 || value === null || accountId === null || currencyCode === null) return null;
  const date = momentOf(day, null, at);
  const details = { accountId, note, payee, tags, ...(date === undefined ? {} : { date }) };
  const amount = money.formatText(value);
  if (kind === "expense" || kind === "refund") {
    return categoryId === null
      ? null
      : { kind, body: { ...details, value: amount, currencyCode, categoryId } };
  }
  if (kind === "income") return { kind: "transfer", body: { ...details, value: amount } };
  if (fromAccountId === null) return null;
  const arrivesIn = ledger.accounts.find(({ id }) => id === accountId)?.currencyCode ?? currencyCode;
  if (arrivesIn === currencyCode)
    return { kind: "transfer", body: { ...details, fromAccountId, value: amount } };
  const arriving = convert(amount, currencyCode, arrivesIn)?.amount;
  return arriving === undefined
    ? null
    : { kind: "transfer", body: { ...details, fromAccountId, value: arriving, fromValue: amount } };
}
