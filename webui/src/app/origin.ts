/** The page somebody asked for before they were in, for this tab alone. */

const KEY = "budget.origin";
const OWNER_KEY = "budget.origin.owner";

/** `owner`: whose session ended on it; null for a page that whoever comes asked for. */
export function rememberOrigin(page: string, owner: string | null): void {
  sessionStorage.setItem(KEY, page);
  if (owner === null) sessionStorage.removeItem(OWNER_KEY);
  else sessionStorage.setItem(OWNER_KEY, owner);
}

/** The page for who is in now: what another person was at is not what they asked for. */
export function originFor(owner: string | undefined): string | null {
  const of = sessionStorage.getItem(OWNER_KEY);
  return of === null || of === owner ? sessionStorage.getItem(KEY) : null;
}

export function forgetOrigin(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(OWNER_KEY);
}
