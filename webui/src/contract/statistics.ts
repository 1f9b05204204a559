/** Statistics as they are shown, named as in the contract. Amounts are in the workspace currency unless said otherwise. */
import type { AccountType, NotConverted } from "./budget";

export type Figure = "income" | "spent" | "budget" | "balance";

/** An amount left out of one of the figures because its currency has no rate. */
export interface LeftOut extends NotConverted {
  readonly figure: Figure;
}

interface Head {
  readonly currencyCode: string;
  readonly ratesUpdatedAt: string;
}

export interface MonthFigures {
  readonly month: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly income: string;
  readonly spent: string;
  readonly budget: string;
  readonly net: string;
  /** What the accounts in the balance held together at the end of the last day. */
  readonly balance: string;
  readonly notConverted: readonly LeftOut[];
}

export interface MainStatistics extends Head {
  readonly months: readonly MonthFigures[];
}

export interface AccountMonth {
  readonly month: string;
  /** In the account's currency. */
  readonly balance: string;
  readonly amount: string;
  readonly notConverted: readonly NotConverted[];
}

export interface AccountFigures {
  readonly accountId: string;
  readonly name: string;
  readonly icon: string;
  readonly type: AccountType;
  readonly currencyCode: string;
  readonly isShowInBalance: boolean;
  readonly deleted: boolean;
  readonly months: readonly AccountMonth[];
}

export interface AccountStatistics extends Head {
  readonly accounts: readonly AccountFigures[];
}

export interface CategoryMonth {
  readonly month: string;
  readonly spent: string;
  readonly budget: string;
  readonly notConverted: readonly LeftOut[];
}

export interface CategoryFigures {
  readonly categoryId: string;
  readonly name: string;
  readonly icon: string;
  readonly deleted: boolean;
  readonly months: readonly CategoryMonth[];
}

export interface CategoryStatistics extends Head {
  readonly categories: readonly CategoryFigures[];
}

export interface CategoryShare {
  readonly categoryId: string;
  readonly name: string;
  readonly icon: string;
  readonly deleted: boolean;
  readonly spent: string;
  /** Whole percent of all spending. */
  readonly share: number;
  readonly budget: string;
  readonly percent: string;
  readonly ratio: string | null;
  readonly notConverted: readonly LeftOut[];
}

export interface CategoryShares extends Head {
  readonly firstMonth: string;
  readonly lastMonth: string;
  readonly spent: string;
  readonly categories: readonly CategoryShare[];
  readonly notConverted: readonly LeftOut[];
}
