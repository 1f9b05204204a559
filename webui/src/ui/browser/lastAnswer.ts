/** The number of the first screen at the last visit, which `early.js` shows until the app is here. */

/** Key in local storage, as `early.js` has it. */
const KEY = "budget.answer";

export function rememberAnswer(label: string, amount: string): void {
  localStorage.setItem(KEY, JSON.stringify({ label, amount }));
}

/** Nothing of a person stays in sight of the next one. */
export function forgetAnswer(): void {
  localStorage.removeItem(KEY);
}
