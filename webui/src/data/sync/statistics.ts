/** A signed-in person's statistics: what this device kept from last time at once, then what the server says now. */
import { sharesOfSeries } from "@/domain/budget/statisticsView";
import type { BudgetServer } from "../server/budgetServer";
import { dataOf, Unanswered } from "../server/answer";
import type { Store } from "../device/store";
import type { StatisticsData, StatisticsReading, StatisticsRun } from "../statistics";

export async function readStatistics(
  server: BudgetServer,
  store: Store,
  run: StatisticsRun,
  show: (reading: StatisticsReading) => void,
): Promise<void> {
  const name = noteOf(run);
  const before = await store.readNote<StatisticsData>(name);
  if (before !== null) show({ kind: "ready", data: before, isOld: false });
  try {
    const data = await asked(server, run);
    await store.writeNotes({ [name]: data });
    show({ kind: "ready", data, isOld: false });
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    if (before === null) show({ kind: "failed", isOffline: error.status === "error" });
    else show({ kind: "ready", data: before, isOld: true });
  }
}

async function asked(
  server: BudgetServer,
  { workspaceId, keys, shownKeys, isMine = false }: StatisticsRun,
): Promise<StatisticsData> {
  const [shown, summed] = [rangeOf(shownKeys), rangeOf(keys)];
  const whose = { ...shown, ...(isMine && { share: "mine" as const }) };
  const [main, accounts, categories, shares] = await Promise.all([
    server.mainStatistics(workspaceId, whose),
    server.accountStatistics(workspaceId, shown),
    server.categoryStatistics(workspaceId, whose),
    server.categoryShares(workspaceId, summed),
  ]);
  return {
    main: dataOf(main),
    accounts: dataOf(accounts),
    categories: dataOf(categories),
    // The server's are of all members.
    shares: isMine ? sharesOfSeries(dataOf(categories), keys) : dataOf(shares),
  };
}

function rangeOf(keys: readonly string[]) {
  return { from: keys[0] ?? "", to: keys.at(-1) ?? "" };
}

/** Under which name the device keeps an answer. */
function noteOf({ workspaceId, keys, isMine = false }: StatisticsRun): string {
  return `statistics ${workspaceId} ${keys[0] ?? ""} ${keys.at(-1) ?? ""}${isMine ? " mine" : ""}`;
}
