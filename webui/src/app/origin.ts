/** The page somebody asked for before they were in, for this tab alone. */

const KEY = "budget.origin";

export function rememberOrigin(page: string): void {
  sessionStorage.setItem(KEY, page);
}

export function origin(): string | null {
  return sessionStorage.getItem(KEY);
}

export function forgetOrigin(): void {
  sessionStorage.removeItem(KEY);
}
