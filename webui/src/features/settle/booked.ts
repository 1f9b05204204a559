/** A payment that is booked: what it is about, and what it moved. */
import { money, type shares } from "@/domain";
import type { EntryView } from "@/state/budget/history";

/** Accounts that a payment leaves and arrives in; null: none of this budget. */
export interface PaymentAccounts {
  readonly accountId: string | null;
  readonly fromAccountId: string | null;
}

/** Amounts of the accounts as they were booked; left out: by the rate of today. */
export interface BookedAmounts {
  readonly accountValue?: string;
  readonly fromValue?: string;
}

export function paymentOf({ paidBy, shares: borne, currencyCode, value }: EntryView): shares.Payment {
  const [toMemberId = ""] = Object.keys(borne);
  return { fromMemberId: paidBy ?? "", toMemberId, currencyCode, amount: money.fromText(value) };
}

/** Return the amounts that stay: of accounts in another currency that stay too, while the value does. */
export function bookedAmounts(
  booked: EntryView | null,
  sides: PaymentAccounts,
  value: string,
): BookedAmounts {
  if (booked === null || money.fromText(value) !== money.fromText(booked.value)) return {};
  const { currencyCode, accountId, accountValue, accountCurrencyCode, fromAccountId, fromValue } = booked;
  const isKept = (before: string | null, now: string | null, currency: string | null) =>
    before !== null && before === now && currency !== currencyCode;
  return {
    ...(isKept(accountId, sides.accountId, accountCurrencyCode) && { accountValue }),
    ...(isKept(fromAccountId, sides.fromAccountId, booked.fromCurrencyCode) &&
      fromValue !== null && { fromValue }),
  };
}
