/**
 * What the server answers, beyond the things of a budget that `@/domain` names already. Once `api.gen.ts` is generated a
 * line here becomes `export type User = components["schemas"]["User"]`.
 */
import type { CurrencyInfo, FieldErrors, HistoryEntry, Settings } from "@/domain";

export interface User {
  readonly id: string;
  readonly name: string;
  /** Null for the user of a local file who has not set an e-mail yet. */
  readonly email: string | null;
  readonly avatar: string | null;
  readonly hasPassword: boolean;
  readonly isEmailVerified: boolean;
  readonly hasSubscription: boolean;
  readonly canAddToWorkspace: boolean;
  readonly settings: Settings;
}

export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly language?: Settings["language"];
  readonly timeZone?: string;
}

export interface Login {
  readonly email: string;
  readonly password: string;
  readonly timeZone?: string;
}

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  readonly nextCursor: string | null;
}

export interface CurrencyRates {
  readonly baseCurrency: string;
  readonly lastUpdatedAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly data: Readonly<Record<string, { readonly code: string; readonly value: string }>>;
  readonly allCurrencies: readonly CurrencyInfo[];
}

/** The one body of every error answer. */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly code: string;
  readonly message: string;
  readonly fields: FieldErrors;
  readonly params: Readonly<Record<string, string>>;
  /** On a version conflict: the fields as they are stored now. */
  readonly current: Readonly<Record<string, unknown>> | null;
}
