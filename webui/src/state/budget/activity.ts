/** Who changed what in the open workspace, as the server tells it; nothing of it is kept on the device. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { months } from "@/domain";
import { answered } from "@/data/server/answer";
import { readingOf, type Failure, type Reading } from "../outcome";
import { sessionManagerAtom } from "../session/session";
import { refreshAtom, workspaceAtom } from "./workspace";

/** Fields of a row, by their names in the contract. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Change extends Omit<Schema<"Change">, "before" | "after"> {
  readonly before: Fields | null;
  readonly after: Fields | null;
}

export interface ChangeSet extends Omit<Schema<"ChangeSet">, "changes"> {
  readonly changes: readonly Change[];
}

export type Entity = Change["entity"];

interface ActivityPage {
  readonly changeSets: readonly ChangeSet[];
  readonly nextCursor: string | null;
}

export interface ActivityFilter {
  readonly userId: string | null;
  readonly entity: Entity | null;
  /** `yyyy-MM` */
  readonly month: string | null;
}

export const NO_ACTIVITY_FILTER: ActivityFilter = { userId: null, entity: null, month: null };

export function isFilteringActivity({ userId, entity, month }: ActivityFilter): boolean {
  return userId !== null || entity !== null || month !== null;
}

export interface Activity {
  /** Newest first; null until the first page is here. */
  readonly changeSets: readonly ChangeSet[] | null;
  readonly nextCursor: string | null;
  /** Why the newest changes could not be asked for; what was read before stays. */
  readonly failure: Failure | null;
}

const NOTHING: Activity = { changeSets: null, nextCursor: null, failure: null };

interface Read extends Activity {
  readonly of: string;
}

const filterCell = atom(NO_ACTIVITY_FILTER);
const readCell = atom<Read>({ ...NOTHING, of: "" });

/** What is shown; another choice is read anew. */
export const activityFilterAtom = atom(
  (get) => get(filterCell),
  (_get, set, filter: ActivityFilter) => {
    set(filterCell, filter);
  },
);

/** What a reading is of; null while no workspace is open. */
export const activityRunAtom = atom((get) => {
  const workspaceId = get(workspaceAtom)?.id;
  const { userId, entity, month } = get(filterCell);
  return workspaceId === undefined ? null : [workspaceId, userId, entity, month].join(" ");
});

export const activityAtom = atom<Activity>((get) => {
  const read = get(readCell);
  return read.of === get(activityRunAtom) ? read : NOTHING;
});

interface PageAsked {
  readonly cursor?: string;
  readonly limit?: number;
  readonly filter?: ActivityFilter;
}

const pageAtom = atom(null, async (get, set, asked: PageAsked): Promise<Reading<ActivityPage>> => {
  const { client } = await set(sessionManagerAtom);
  const { userId, entity, month } = asked.filter ?? get(filterCell);
  const { cursor, limit } = asked;
  const params = {
    path: { workspace_id: get(workspaceAtom)?.id ?? "" },
    query: {
      ...(cursor !== undefined && { cursor }),
      ...(limit !== undefined && { limit }),
      ...(userId !== null && { userId }),
      ...(entity !== null && { entity }),
      ...(month !== null && { month: months.firstDate(month) }),
    },
  };
  return readingOf(await answered(client.GET("/api/activity/{workspace_id}", { params })));
});

/** Reads the newest changes; older ones that were read stay below them. */
export const loadActivityAtom = atom(null, async (get, set): Promise<void> => {
  const of = get(activityRunAtom);
  if (of === null) return;
  const reading = await set(pageAtom, {});
  if (get(activityRunAtom) !== of) return;
  const known = get(activityAtom);
  set(readCell, reading.ok ? { ...joined(reading.data, known), of } : { ...known, failure: reading, of });
});

/** Reads the page after the last one. */
export const loadMoreActivityAtom = atom(null, async (get, set): Promise<void> => {
  const [of, { nextCursor }] = [get(activityRunAtom), get(activityAtom)];
  if (of === null || nextCursor === null) return;
  const reading = await set(pageAtom, { cursor: nextCursor });
  const { changeSets, nextCursor: latest } = get(activityAtom);
  if (get(activityRunAtom) !== of || latest !== nextCursor) return;
  if (!reading.ok) return;
  const older = reading.data.changeSets;
  set(readCell, {
    of,
    changeSets: [...(changeSets ?? []), ...older],
    nextCursor: reading.data.nextCursor,
    failure: null,
  });
});

/** A change set by its revision; null when it could not be read. */
export const readChangeSetAtom = atom(
  null,
  async (_get, set, revision: number): Promise<ChangeSet | null> => {
    const asked = { cursor: String(revision + 1), limit: 1, filter: NO_ACTIVITY_FILTER };
    const reading = await set(pageAtom, asked);
    const found = reading.ok ? reading.data.changeSets[0] : undefined;
    return found?.revision === revision ? found : null;
  },
);

/** Takes a change set back; the answer is the change set that did. */
export const undoChangeSetAtom = atom(
  null,
  async (get, set, revision: number): Promise<Reading<ChangeSet>> => {
    const { client } = await set(sessionManagerAtom);
    const params = { path: { workspace_id: get(workspaceAtom)?.id ?? "", revision } };
    const reading = readingOf(
      await answered(client.POST("/api/activity/{workspace_id}/{revision}/undo", { params })),
    );
    if (reading.ok) await Promise.all([set(refreshAtom), set(loadActivityAtom)]);
    return reading;
  },
);

/** The newest page over what was read before, whose older change sets may have been taken back since. */
function joined(page: ActivityPage, known: Activity): Activity {
  const last = page.changeSets.at(-1)?.revision;
  const older = (known.changeSets ?? []).filter(({ revision }) => last !== undefined && revision < last);
  const undone = new Map(page.changeSets.map((each) => [each.undoes, each]));
  const kept = older.map((each) => {
    const undo = undone.get(each.revision);
    return undo === undefined ? each : { ...each, undoneBy: undo.undoneBy === null ? undo.revision : null };
  });
  return {
    changeSets: [...page.changeSets, ...kept],
    nextCursor: kept.length > 0 ? known.nextCursor : page.nextCursor,
    failure: null,
  };
}
