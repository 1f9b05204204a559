/** What is said when somebody else changes what one is looking at. */
import { LIVE_NOTICES, type LiveName, type LiveUpdate } from "@/contract/live";
import type { Notice } from "@/state/notices";

/** Where each kind of change is seen; changes of the workspace are seen everywhere. */
const SEEN: Readonly<Partial<Record<LiveName, string>>> = {
  accounts_updated: "/accounts",
  planning_updated: "/planning",
  history_updated: "/history",
  expenses_updated: "/expenses",
  lists_updated: "/planning/lists",
  workspace_updated: "/",
};

/** Null where nobody looks at it. */
export function liveNotice({ name, email }: LiveUpdate, pathname: string): Omit<Notice, "id"> | null {
  const [code, path] = [LIVE_NOTICES[name], SEEN[name]];
  if (code === null || path === undefined || email === null) return null;
  const isPlan = name === "planning_updated" && pathname.startsWith("/planning/lists");
  return pathname.startsWith(path) && !isPlan ? { severity: "info", code, params: { email } } : null;
}
