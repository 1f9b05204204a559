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

/** Words of an entry that is on this device. */
export interface EntryWords {
  readonly name: string;
  readonly category: string;
  readonly amount: string;
  /** Amount before a correction; null for a new entry. */
  readonly before: string | null;
}

/** Return what is said, by `who` where no entry comes along; null where nobody looks at it. */
export function liveNotice(
  { name }: LiveUpdate,
  pathname: string,
  who: string | null,
  entry: EntryWords | null = null,
): Omit<Notice, "id"> | null {
  const [code, paths = []] = [LIVE_NOTICES[name], SEEN[name]];
  const isPlan = name === "planning_updated" && pathname.startsWith("/planning/lists");
  const isCorrected = entry !== null && entry.before !== null;
  const seen = isCorrected ? ["/expenses", ...paths] : paths;
  const isSeen = !isPlan && seen.some((path) => pathname.startsWith(path));
  if (code === null || !isSeen) return null;
  if (entry !== null) return { severity: "info", ...textOf(entry) };
  return who === null ? null : { severity: "info", code, params: { name: who } };
}

function textOf({ before, ...words }: EntryWords): Pick<Notice, "code" | "params"> {
  if (before === null) return { code: "live.expense", params: words };
  const { amount, ...named } = words;
  if (before === amount) return { code: "live.correctedOtherwise", params: named };
  return { code: "live.corrected", params: { ...words, before } };
}
