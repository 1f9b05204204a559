/** Workspace that a line is read for. */
import type { Named } from "./names";

/** A live account. */
export interface QuickAccount extends Named {
  /** Its own currency, never `default`. */
  readonly currencyCode: string;
  /** It pays where none is named. */
  readonly isMain: boolean;
}

/** Note of an earlier expense, with the category and account it was booked on; both may be gone. */
export interface Remembered {
  readonly note: string;
  readonly categoryId: string;
  readonly accountId: string;
}

/** Payee of earlier entries, with the category and account of the one booked last; both may be gone. */
export interface KnownPayee {
  /** As it was typed. */
  readonly name: string;
  /** Null of an income. */
  readonly categoryId: string | null;
  readonly accountId: string;
}

export interface Ledger {
  /** Live ones, in their order. */
  readonly accounts: readonly QuickAccount[];
  readonly categories: readonly Named[];
  readonly currencyCode: string;
  /** Newest first. */
  readonly memory: readonly Remembered[];
  /** Newest first. */
  readonly payees: readonly KnownPayee[];
}

export function accountOf(ledger: Ledger, id: string | null): QuickAccount | undefined {
  return ledger.accounts.find((account) => account.id === id);
}

/** The account that pays where none is named. */
export function mainAccount(ledger: Ledger): QuickAccount | undefined {
  return ledger.accounts.find((account) => account.isMain);
}
