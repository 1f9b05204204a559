/** The first number of each tab at its last visit, which `early.js` shows until the app is here. */

/** Key in local storage, as `early.js` has it. */
const KEY = "budget.answer";

export type NumberedTab = "expenses" | "planning" | "accounts" | "history" | "statistics";

export interface LastNumber {
  /** "November 2026" */
  readonly month: string;
  readonly label: string;
  /** With its currency; empty where the label says it all. */
  readonly amount: string;
}

export function rememberNumber(tab: NumberedTab, number: LastNumber): void {
  localStorage.setItem(KEY, JSON.stringify({ ...numbers(), [tab]: number }));
}

/** Nothing of a person stays in sight of the next one. */
export function forgetNumbers(): void {
  localStorage.removeItem(KEY);
}

function numbers(): Partial<Record<NumberedTab, LastNumber>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as ReturnType<typeof numbers>;
  } catch {
    return {};
  }
}
