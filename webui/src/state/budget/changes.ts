/** Categories that cost more or less than usual in the months of the statistics; not of what the person bears alone. */
import { atom } from "jotai";
import { changes, money, months } from "@/domain";
import { spentWithin } from "@/domain/budget/changesView";
import { remoteOf, type Call } from "../remote";
import { isGuestAtom } from "../session/session";
import { todayAtom } from "../device";
import { optimisticStateAtom, viewAtom } from "../view";
import { firstEntryDayAtom } from "./firstEntry";
import { statisticsRunAtom } from "./statistics";

interface Sums {
  readonly sums: readonly { readonly row: string; readonly spent: string }[];
}

/** Days of the months, and those that they are compared with. */
interface Compared {
  readonly workspaceId: string;
  readonly keys: readonly string[];
  readonly span: changes.Span;
  readonly before: readonly changes.Span[];
}

const comparedAtom = atom((get): Compared | null => {
  const [run, state, today] = [get(statisticsRunAtom), get(optimisticStateAtom), get(todayAtom)];
  const firstDay = get(firstEntryDayAtom);
  if (run === null || run.isMine === true || state === null || firstDay === undefined) return null;
  const { firstDayOfMonth } = state.workspace;
  const { workspaceId, keys } = run;
  const before = changes.comparedSpans(
    keys,
    firstDayOfMonth,
    today,
    months.monthOf(firstDay, firstDayOfMonth),
  );
  if (before.length === 0) return null;
  const [first] = months.dayRange(keys[0] ?? "", firstDayOfMonth);
  const [, end] = months.dayRange(keys.at(-1) ?? "", firstDayOfMonth);
  return { workspaceId, keys, span: [first, end < today ? end : today], before };
});

function keyOf(workspaceId: string, spans: readonly changes.Span[]): string {
  const where = spans.map(([first, last]) => `(since:${first} until:${last})`).join(" or ");
  return JSON.stringify([workspaceId, where]);
}

const remote = remoteOf<Sums>(
  (key): Call<Sums> =>
    (client) => {
      const [workspaceId, where] = JSON.parse(key) as readonly [string, string];
      const params = { path: { workspace_id: workspaceId }, query: { rows: "category" as const, where } };
      return client.GET("/api/statistics/{workspace_id}/sums", { params });
    },
  { keptAs: (key) => `sums ${key}` },
);

/** Reads the sums of both; a guest's are counted here. */
export const readChangesAtom = atom(null, async (get, set): Promise<void> => {
  const compared = get(comparedAtom);
  if (compared === null || get(isGuestAtom)) return;
  const { workspaceId, span, before } = compared;
  const keys = [keyOf(workspaceId, [span]), keyOf(workspaceId, before)];
  await Promise.all(keys.map((key) => set(remote.readAtom, key)));
});

/** The largest changes with the months and days they are of; null while nothing is known to compare. */
export const changesAtom = atom((get) => {
  const [compared, state] = [get(comparedAtom), get(optimisticStateAtom)];
  if (compared === null || state === null) return null;
  const { workspaceId, span, before } = compared;
  const sumsOf = (spans: readonly changes.Span[]) => {
    if (get(isGuestAtom)) return spentWithin(state, spans, get(viewAtom).rates);
    const reading = get(remote.valueOfAtom)(keyOf(workspaceId, spans));
    if (reading?.ok !== true) return null;
    const rows = reading.data.sums.map(({ row, spent }) => [row, money.fromText(spent)] as const);
    return new Map(rows.filter(([row]) => row !== ""));
  };
  const [spent, usual] = [sumsOf([span]), sumsOf(before)];
  if (spent === null || usual === null) return null;
  const { currencyCode } = state.workspace;
  const rows = changes.largestChanges(spent, usual, before.length, currencyCode);
  return { ...compared, currencyCode, rows };
});
