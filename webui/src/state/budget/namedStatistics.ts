/** Spending by payee and by tag over the months of the statistics, of all or what the person bears: a guest's is counted here. */
import { atom } from "jotai";
import { localTimestamp, today } from "@/data/device/clock";
import { payeeStatisticsView, tagStatisticsView, type NamedFigures } from "@/domain/budget/namedStatistics";
import { remoteOf, type Call } from "../remote";
import { isGuestAtom } from "../session/session";
import { optimisticStateAtom, viewAtom } from "../view";
import { statisticsRunAtom } from "./statistics";

export type { NamedFigures } from "@/domain/budget/namedStatistics";

interface Asked {
  readonly workspaceId: string;
  readonly from: string;
  readonly to: string;
  readonly isMine: boolean;
}

const askedAtom = atom((get): string | null => {
  const run = get(statisticsRunAtom);
  if (run === null || get(isGuestAtom)) return null;
  const { workspaceId, keys, isMine = false } = run;
  return JSON.stringify({ workspaceId, from: keys[0] ?? "", to: keys.at(-1) ?? "", isMine });
});

function paramsOf(key: string) {
  const { workspaceId, from, to, isMine } = JSON.parse(key) as Asked;
  const query = { from, to, ...(isMine && { share: "mine" as const }) };
  return { path: { workspace_id: workspaceId }, query };
}

type Answer<Part extends string> = Readonly<Record<Part, readonly NamedFigures[]>>;

const payeesRemote = remoteOf<Answer<"payees">>(
  (key): Call<Answer<"payees">> =>
    (client) =>
      client.GET("/api/statistics/{workspace_id}/payee-stats", { params: paramsOf(key) }),
  { keptAs: (key) => `payee statistics ${key}` },
);

const tagsRemote = remoteOf<Answer<"tags">>(
  (key): Call<Answer<"tags">> =>
    (client) =>
      client.GET("/api/statistics/{workspace_id}/tag-stats", { params: paramsOf(key) }),
  { keptAs: (key) => `tag statistics ${key}` },
);

/** Reads both for the chosen months. */
export const readNamedStatisticsAtom = atom(null, async (get, set): Promise<void> => {
  const asked = get(askedAtom);
  if (asked === null) return;
  await Promise.all([set(payeesRemote.readAtom, asked), set(tagsRemote.readAtom, asked)]);
});

const scopeAtom = atom((get) => {
  const [state, run] = [get(optimisticStateAtom), get(statisticsRunAtom)];
  if (!get(isGuestAtom) || state === null || run === null) return null;
  return { state, keys: run.keys, rates: get(viewAtom).rates, today: today(), dayOf };
});

/** Payees, the one most was spent on first; nothing while none was read. */
export const payeeStatisticsAtom = atom((get): readonly NamedFigures[] => {
  const [scope, asked] = [get(scopeAtom), get(askedAtom)];
  if (scope !== null) return payeeStatisticsView(scope);
  const reading = asked === null ? null : get(payeesRemote.valueOfAtom)(asked);
  return reading?.ok === true ? reading.data.payees : [];
});

/** Tags, the one most was spent with first; nothing while none was read. */
export const tagStatisticsAtom = atom((get): readonly NamedFigures[] => {
  const [scope, asked] = [get(scopeAtom), get(askedAtom)];
  if (scope !== null) return tagStatisticsView(scope);
  const reading = asked === null ? null : get(tagsRemote.valueOfAtom)(asked);
  return reading?.ok === true ? reading.data.tags : [];
});

function dayOf(instant: string): string {
  return localTimestamp(new Date(instant)).slice(0, 10);
}
