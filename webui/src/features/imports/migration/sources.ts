/** Apps whose budgets can be brought, by their own names. */
export const SOURCES = {
  splitwise: "Splitwise",
  cashew: "Cashew",
  actual: "Actual",
  ynab: "YNAB",
  firefly: "Firefly III",
} as const;

export type Source = keyof typeof SOURCES;

export const SOURCE_KEYS = Object.keys(SOURCES) as readonly Source[];
