/** Notice of somebody else's change to the data on screen. */
import { LIVE_NOTICES, type LiveName, type LiveUpdate } from "@/contract/live";
import type { Notice } from "@/state/notices";

/** Where each kind of change is seen; changes of the workspace are seen everywhere. */
const SEEN: Readonly<Partial<Record<LiveName, readonly string[]>>> = {
  accounts_updated: ["/accounts"],
  planning_updated: ["/planning"],
  history_updated: ["/history"],
  expenses_updated: ["/expenses", "/history"],
  lists_updated: ["/planning/lists"],
  workspace_updated: ["/"],
};

/** Words of an expense that is on this device. */
export interface ExpenseWords {
  readonly name: string;
  readonly category: string;
  readonly amount: string;
}

/** Return what is said, by `who` where no expense comes along; null where nobody looks at it. */
export function liveNotice(
  { name }: LiveUpdate,
  pathname: string,
  who: string | null,
  expense: ExpenseWords | null = null,
): Omit<Notice, "id"> | null {
  const [code, paths = []] = [LIVE_NOTICES[name], SEEN[name]];
  const isPlan = name === "planning_updated" && pathname.startsWith("/planning/lists");
  const isSeen = !isPlan && paths.some((path) => pathname.startsWith(path));
  if (code === null || !isSeen) return null;
  if (expense !== null) return { severity: "info", code: "live.expense", params: { ...expense } };
  return who === null ? null : { severity: "info", code, params: { name: who } };
}
