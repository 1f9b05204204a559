/** What is said when somebody else changes what one is looking at. */
import type { LiveName, LiveUpdate } from "@/contract/live";
import type { NoticeCode } from "@/contract/schemas";
import type { Notice } from "@/state/notices";

/** Where each kind of change is seen; changes of the workspace are seen everywhere. */
const SEEN: Readonly<Partial<Record<LiveName, readonly [code: NoticeCode, path: string]>>> = {
  accounts_updated: ["info.accountsUpdatedBy", "/accounts"],
  planning_updated: ["info.planningUpdatedBy", "/planning"],
  history_updated: ["info.historyUpdatedBy", "/history"],
  expenses_updated: ["info.expensesUpdatedBy", "/expenses"],
  lists_updated: ["info.listsUpdatedBy", "/planning/lists"],
  workspace_updated: ["info.workspaceUpdatedBy", "/"],
};

/** Null where nobody looks at it. */
export function liveNotice({ name, email }: LiveUpdate, pathname: string): Omit<Notice, "id"> | null {
  const [code, path] = SEEN[name] ?? [];
  if (code === undefined || path === undefined || email === null) return null;
  const isPlan = name === "planning_updated" && pathname.startsWith("/planning/lists");
  return pathname.startsWith(path) && !isPlan ? { severity: "info", code, params: { email } } : null;
}
