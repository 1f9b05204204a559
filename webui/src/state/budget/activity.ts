/** Change log of the open workspace, read from the server. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { months } from "@/domain";
import type { Failure, Reading } from "../outcome";
import { readAsPerson, remoteOf, type Call } from "../remote";
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
  /** Why there is nothing; what was read before stays. */
  readonly failure: Failure | null;
}

const NOTHING: Activity = { changeSets: null, nextCursor: null, failure: null };

/** So many change sets stay on the device for times without a connection. */
const KEPT_MAX = 100;

const filterCell = atom(NO_ACTIVITY_FILTER);

/** Filter of the log; another one is read anew. */
export const activityFilterAtom = atom(
  (get) => get(filterCell),
  (_get, set, filter: ActivityFilter) => set(filterCell, filter),
);

interface Run extends ActivityFilter {
  readonly workspaceId: string;
}

/** Key of a reading; null while no workspace is open. */
export const activityRunAtom = atom((get): string | null => {
  const workspaceId = get(workspaceAtom)?.id;
  return workspaceId === undefined ? null : JSON.stringify({ workspaceId, ...get(filterCell) });
});

interface PageAsked {
  readonly cursor?: string;
  readonly limit?: number;
}

function pageOf({ workspaceId, userId, entity, month }: Run, asked: PageAsked = {}): Call<ActivityPage> {
  const params = {
    path: { workspace_id: workspaceId },
    query: {
      ...asked,
      ...(userId !== null && { userId }),
      ...(entity !== null && { entity }),
      ...(month !== null && { month: months.firstDate(month) }),
    },
  };
  return (client) => client.GET("/api/activity/{workspace_id}", { params });
}

const runOf = (key: string) => JSON.parse(key) as Run;

/** The change sets of a run; of a workspace all of whose changes are looked at, the newest ones are kept. */
export const activityRemote = remoteOf<ActivityPage>((key) => pageOf(runOf(key)), {
  keptAs: (key) => (isFilteringActivity(runOf(key)) ? null : `activity ${runOf(key).workspaceId}`),
  kept: newestOf,
  fold: joined,
});

export const activityAtom = atom<Activity>((get) => {
  const run = get(activityRunAtom);
  const reading = run === null ? null : get(activityRemote.valueOfAtom)(run);
  if (reading === null) return NOTHING;
  return reading.ok ? { ...reading.data, failure: null } : { ...NOTHING, failure: reading };
});

/** When the server said what is shown; null where that is not known. */
export const activityReadAtAtom = atom((get): string | null => {
  const run = get(activityRunAtom);
  return run === null ? null : get(activityRemote.readAtOfAtom)(run);
});

/** Reads the newest changes; older ones that were read stay below them. */
export const loadActivityAtom = atom(null, async (get, set): Promise<void> => {
  const run = get(activityRunAtom);
  if (run !== null) await set(activityRemote.readAtom, run);
});

/** Reads the page after the last one. */
export const loadMoreActivityAtom = atom(null, async (get, set): Promise<void> => {
  const [run, { nextCursor }] = [get(activityRunAtom), get(activityAtom)];
  if (run === null || nextCursor === null) return;
  const call = pageOf(runOf(run), { cursor: nextCursor });
  await activityRemote.change(get, set, run, call, (page, before) =>
    before?.nextCursor === nextCursor
      ? { ...page, changeSets: [...before.changeSets, ...page.changeSets] }
      : null,
  );
});

/** A change set by its revision; null when it could not be read. */
export const readChangeSetAtom = atom(null, async (get, set, revision: number): Promise<ChangeSet | null> => {
  const run = { ...NO_ACTIVITY_FILTER, workspaceId: get(workspaceAtom)?.id ?? "" };
  const reading = await readAsPerson(get, set, pageOf(run, { cursor: String(revision + 1), limit: 1 }));
  const changeSet = reading.ok ? reading.data.changeSets[0] : undefined;
  return changeSet?.revision === revision ? changeSet : null;
});

/** Takes a change set back; the answer is the change set that did. */
export const undoChangeSetAtom = atom(
  null,
  async (get, set, revision: number): Promise<Reading<ChangeSet>> => {
    const params = { path: { workspace_id: get(workspaceAtom)?.id ?? "", revision } };
    const reading = await readAsPerson<ChangeSet>(get, set, (client) =>
      client.POST("/api/activity/{workspace_id}/{revision}/undo", { params }),
    );
    if (reading.ok) await Promise.all([set(refreshAtom), set(loadActivityAtom)]);
    return reading;
  },
);

/** Its cursor is the revision of the last one shown. */
function newestOf({ changeSets, nextCursor }: ActivityPage): ActivityPage {
  const newest = changeSets.slice(0, KEPT_MAX);
  const isCut = newest.length < changeSets.length;
  return { changeSets: newest, nextCursor: isCut ? String(newest.at(-1)?.revision) : nextCursor };
}

/** The newest page over what was read before, whose older change sets may have been taken back since. */
function joined(page: ActivityPage, known: ActivityPage | null): ActivityPage {
  const last = page.changeSets.at(-1)?.revision;
  const older = (known?.changeSets ?? []).filter(({ revision }) => last !== undefined && revision < last);
  const undone = new Map(page.changeSets.map((each) => [each.undoes, each]));
  const changeSets = older.map((each) => {
    const undo = undone.get(each.revision);
    return undo === undefined ? each : { ...each, undoneBy: undo.undoneBy === null ? undo.revision : null };
  });
  return {
    changeSets: [...page.changeSets, ...changeSets],
    nextCursor: changeSets.length > 0 ? (known?.nextCursor ?? null) : page.nextCursor,
  };
}
