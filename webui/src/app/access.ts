/** Access to each screen, and the redirect of everybody else. */
import type { MainScreen } from "@/domain";
import type { SessionState } from "@/state/session/session";

/**
 * - `nobody`: pages before signing in; whoever is in is led to their main screen
 * - `notUser`: the pages a sign-in provider leads back to, for nobody and for guests
 * - `anybody`: guests and signed-in people
 * - `user`: signed-in people only
 * - `everybody`: whoever has the address
 */
export type Access = "nobody" | "notUser" | "anybody" | "user" | "everybody";

export interface Visit {
  session: SessionState;
  mainScreen: MainScreen;
  /** The page that was asked for before signing in. */
  origin: string | null;
}

const MAIN_PATHS: Record<MainScreen, string> = {
  budget: "/accounts",
  accounts: "/accounts",
  planning: "/planning",
  expenses: "/expenses",
  history: "/history",
  statistics: "/statistics",
};

/** Where a visit is led instead; undefined when it may stay. */
export function redirectOf(access: Access, visit: Visit): string | undefined {
  if (access === "everybody") return undefined;
  switch (visit.session.kind) {
    case "starting":
      return undefined;
    case "none":
      return access === "nobody" || access === "notUser" ? undefined : entrance(visit.session);
    case "guest":
      if (access === "user") return visit.origin ?? MAIN_PATHS.budget;
      return access === "nobody" ? mainPath(visit) : undefined;
    case "user":
      return access === "nobody" || access === "notUser" ? mainPath(visit) : undefined;
  }
}

/** Somebody whose session ended has an account: they log in; others are welcomed. */
function entrance({ isExpired }: SessionState): string {
  return isExpired ? "/login" : "/";
}

function mainPath({ origin, mainScreen }: Visit): string {
  return origin ?? MAIN_PATHS[mainScreen];
}
