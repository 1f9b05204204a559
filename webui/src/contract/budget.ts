/**
 * The things of a budget as they are stored and shown, named as in the contract. Amounts, rates and percents are decimal
 * texts (`"12.50"`), instants RFC 3339 texts in UTC, days `yyyy-MM-dd`.
 */
export type AccountType = "basic" | "savings" | "debt" | "investment";
export type EntryKind = "expense" | "income" | "transfer";
export type Language = "en" | "ua";
export type MainScreen = "budget" | "accounts" | "planning" | "expenses" | "history" | "statistics";
export type ExpensesView = "rounds-view" | "list-view";

export interface Participant {
  readonly userId: string;
  readonly name: string;
  readonly email: string | null;
  readonly avatar: string | null;
  /** False while the invitation waits for approval. */
  readonly isVerified: boolean;
}

export interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly creatorId: string;
  readonly currencyCode: string;
  readonly firstDayOfMonth: number;
  readonly isPersonal: boolean;
  readonly participants: readonly Participant[];
  readonly previousParticipants: readonly Participant[];
  /** Grows with every change inside the workspace. */
  readonly revision: number;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface Account {
  readonly id: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly icon: string;
  /** The balance, in the account's currency. */
  readonly budget: string;
  /** `default` follows the workspace currency. */
  readonly currencyCode: string;
  readonly type: AccountType;
  readonly isShowInBalance: boolean;
  readonly isMainAccount: boolean;
  readonly deleted: boolean;
  readonly deletedAt: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface AccountHistoryEntry {
  readonly id: string;
  readonly accountId: string;
  readonly kind: "opening" | "set" | "income" | "transfer" | "expense";
  readonly prevBudget: string;
  readonly newBudget: string;
  readonly createdAt: string;
}

export interface Category {
  readonly id: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly icon: string;
  readonly deleted: boolean;
  readonly deletedAt: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface HistoryEntry {
  readonly id: string;
  readonly workspaceId: string;
  readonly kind: EntryKind;
  readonly categoryId: string | null;
  readonly accountId: string;
  readonly fromAccountId: string | null;
  readonly date: string;
  /** The calendar day where it happened; it decides the budget month. */
  readonly localDay: string;
  /** Negative for spending, in `currencyCode`. */
  readonly value: string;
  readonly currencyCode: string;
  /** What the account moved by, in `accountCurrencyCode`. */
  readonly accountValue: string;
  readonly accountCurrencyCode: string;
  readonly fromValue: string | null;
  readonly fromCurrencyCode: string | null;
  /** Units of the account's currency per unit of `currencyCode`; null when they are equal. */
  readonly rate: string | null;
  readonly rateDate: string | null;
  readonly note: string;
  readonly userId: string | null;
  readonly creatorName: string;
  readonly accountLabel: string;
  readonly fromAccountLabel: string | null;
  readonly categoryLabel: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ListItem {
  readonly id: string;
  readonly label: string;
  readonly isChecked: boolean;
  /** For one, in the workspace currency; null while nobody knows it. */
  readonly price: string | null;
  readonly quantity: string;
}

export interface List {
  readonly id: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly categoryId: string | null;
  readonly isPinned: boolean;
  readonly listItems: readonly ListItem[];
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface Settings {
  readonly workspace: string | null;
  readonly mainScreen: MainScreen;
  readonly expensesView: ExpensesView;
  readonly language: Language;
  readonly showOnboarding: boolean;
  readonly timeZone: string;
}

/** An amount left out of a total because its currency has no rate. */
export interface NotConverted {
  readonly currencyCode: string;
  readonly amount: string;
}

export interface Balance {
  readonly amount: string;
  readonly currencyCode: string;
  readonly notConverted: readonly NotConverted[];
  readonly ratesUpdatedAt: string | null;
}

/** A category's month as it is shown. */
export interface PlanningCategory {
  /** Null while nothing is stored for this category in this month. */
  readonly id: string | null;
  readonly categoryId: string;
  readonly date: string;
  readonly budget: string;
  readonly spent: string;
  /** In which every amount here is. */
  readonly currencyCode: string;
  /** Spent of budget, capped at 100. */
  readonly percent: string;
  /** The same uncapped; null when nothing was planned. */
  readonly ratio: string | null;
  readonly overflow: string;
  readonly left: string;
  readonly notConverted: readonly NotConverted[];
  readonly version: number;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
}

/** A month of a workspace as it is shown. */
export interface Planning {
  readonly id: string;
  readonly workspaceId: string;
  readonly date: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly currencyCode: string;
  readonly budget: string;
  readonly spent: string;
  readonly left: string;
  readonly percent: string;
  readonly overflow: string;
  /** Only for the running month. */
  readonly leftPerDay: string | null;
  readonly daysLeft: number | null;
  readonly notConverted: readonly NotConverted[];
  readonly planningsCategories: readonly PlanningCategory[];
  /** Removed from this month, can be restored. */
  readonly deletedCategories: readonly PlanningCategory[];
}

export interface CurrencyInfo {
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
  readonly nameUa: string;
  readonly decimalDigits: number;
  readonly type: "fiat" | "metal" | "crypto";
  readonly countries: readonly string[];
}

/** Units of each currency for one unit of the base, and the day they are from. */
export interface Rates {
  readonly base: string;
  readonly date: string;
  readonly data: Readonly<Record<string, string>>;
}
