/**
 * Fate of a guest's budget when they get an account: it comes along with the sign-up, becomes a workspace of its
 * own, stays here, or goes. It leaves this device only when everything of it was found on the server.
 */
import { atom, type Getter, type Setter } from "jotai";
import { newUuid, timeZone } from "@/data/device/clock";
import { wipe } from "@/data/device/wipe";
import { guestFile } from "@/data/guest/budgetFile";
import { guestParts, type GuestPart, type GuestParts } from "@/data/guest/guestBody";
import { guestFingerprints, missing, serverFingerprints } from "@/data/guest/guestFingerprints";
import { answered, Unanswered } from "@/data/server/answer";
import type { ServerClient } from "@/data/server/http";
import { createStore } from "@/data/device/store";
import { thawed, type Login, type SignUp } from "@/contract/schemas";
import { GUEST_USER, GUEST_WORKSPACE, SAMPLE_WORKSPACE, uuid5, workspaces, type State } from "@/domain";
import { startLanguage } from "@/i18n/remembered";
import { databaseAtom } from "../device";
import { optimisticStateAtom } from "../view";
import { DONE, outcomeOf, type Failure, type Outcome } from "../outcome";
import { callAsPerson } from "../remote";
import { isGuestAtom, sessionManagerAtom, userAtom } from "./session";
import { enterAtom, forgetGuestAtom, loginAtom, signUpAtom } from "./signIn";
import { switchWorkspaceAtom } from "../budget/workspace";

/** Counts of a guest's data. */
export interface GuestCounts {
  readonly entries: number;
  readonly accounts: number;
  readonly lists: number;
}

/**
 * Standing of a guest's budget towards the account of the signed-in person:
 * - `nothing`: there is none, or none that anybody would miss
 * - `moved`: all of it is on the server, and gone from here
 * - `kept`: the person wants it to stay here
 * - `open`: it is for the person to say
 * - `unread`: the server did not answer
 */
export type GuestStanding = "nothing" | "moved" | "kept" | "open" | "unread";

/** A long history on its way into a workspace; its failure where it stopped. */
export interface GuestMove {
  readonly workspaceId: string;
  readonly sent: number;
  readonly total: number;
  readonly failure: Failure | null;
}

const moveCell = atom<GuestMove | null>(null);

/** Null while nothing moves. */
export const guestMoveAtom = atom((get) => get(moveCell));

/** The guest's budget as a file, for the way by hand. */
export const guestFileAtom = atom(null, async (get): Promise<Blob | null> => {
  const { state } = await readGuest(get);
  return state === null ? null : guestFile(state);
});

const leftCell = atom<State | null>(null);
const lineCell = atom<Promise<unknown>>(Promise.resolve());

/** Counts of the guest on this device: the present one, or the one before the sign-in. */
export const guestCountsAtom = atom<GuestCounts>((get) =>
  countsOf(get(isGuestAtom) ? get(optimisticStateAtom) : get(leftCell)),
);

/**
 * Signs up with everything the guest has; sample data stays behind. A repeat, after an answer that got lost, ends as the
 * first time would have.
 */
export const signUpGuestAtom = atom(null, async (get, set, form: SignUp): Promise<Outcome> => {
  const { store, state } = await readGuest(get);
  if (state === null) return DONE;
  if (isSample(state)) return set(signUpAtom, form);
  set(leftCell, state);
  const manager = await set(sessionManagerAtom);
  const id = (await store.readNote<string>("signUpId")) ?? newUuid();
  await store.writeNotes({ signUpId: id });
  const { first } = guestParts(state);
  const body = { language: startLanguage(), timeZone: timeZone(), ...form, id, ...first };
  const answer = await manager.signIn((client) =>
    answered(client.POST("/api/user/signup-guest", { body: thawed(body) })),
  );
  if (answer.ok) await set(enterAtom);
  return outcomeOf(answer);
});

/** Signs in to an account there is already; the guest's budget is asked about anew. */
export const loginGuestAtom = atom(null, async (_get, set, form: Login): Promise<Outcome> => {
  await set(askGuestAgainAtom);
  return set(loginAtom, form);
});

/** A guest's wish to keep the budget here counts no more: it is asked about again. */
export const askGuestAgainAtom = atom(null, async (get): Promise<void> => {
  if (!get(isGuestAtom)) return;
  const { store } = await readGuest(get);
  await store.writeNotes({ keptBy: null });
});

/** Looks whether the guest's budget is on the server by now, and takes it off this device when it is. One at a time. */
export const settleGuestAtom = atom(null, (get, set): Promise<GuestStanding> => {
  const run = get(lineCell).then(() => settle(get, set));
  set(
    lineCell,
    run.catch(() => "unread"),
  );
  return run;
});

/** Makes the guest's budget one more workspace and opens it. A repeat makes no second one. */
export const importGuestAtom = atom(null, async (get, set, name: string): Promise<Outcome> => {
  const { state } = await readGuest(get);
  const user = get(userAtom);
  if (state === null || user === null) return DONE;
  const id = importId(user.id, state);
  const parts = guestParts(state);
  const body = thawed({ id, name, ...parts.first });
  const answer = await callAsPerson<unknown>(get, set, (client) =>
    client.POST("/api/workspace/import-guest", { body }),
  );
  if (!answer.ok) return outcomeOf(answer);
  const sent = await sendFurther(get, set, id, parts);
  if (sent.ok) await set(switchWorkspaceAtom, id);
  return sent;
});

/** Leaves the guest's budget on this device: it is there again after signing out. */
export const keepGuestAtom = atom(null, async (get): Promise<void> => {
  const { store } = await readGuest(get);
  await store.writeNotes({ keptBy: get(userAtom)?.id ?? null });
});

/** Deletes the guest's budget; ask first. */
export const deleteGuestAtom = atom(null, async (get, set): Promise<void> => {
  await forget(get, set, "nothing");
});

async function settle(get: Getter, set: Setter): Promise<GuestStanding> {
  const { store, state } = await readGuest(get);
  const user = get(userAtom);
  set(leftCell, state);
  if (state === null || isUntouched(state) || isSample(state)) return forget(get, set, "nothing");
  if (user === null) return "unread";
  const isSignUp = (await store.readNote<string>("signUpId")) !== null;
  const imported = importId(user.id, state);
  try {
    const { client } = await set(sessionManagerAtom);
    const mine = await answered(client.GET("/api/workspace/my"));
    if (!mine.ok) return "unread";
    const parts = guestParts(state);
    // The one in use may be another's: who came by an invitation link begins in that.
    const candidates = mine.data.filter(({ id, isPersonal }) => id === imported || (isSignUp && isPersonal));
    for (const { id } of candidates) {
      if (await isMoved(get, set, client, id, state, parts)) return await forget(get, set, "moved");
    }
    if (get(moveCell)?.failure != null) return "unread";
  } catch (error) {
    if (error instanceof Unanswered) return "unread";
    throw error;
  }
  return (await store.readNote<string>("keptBy")) === user.id ? "kept" : "open";
}

async function readGuest(get: Getter) {
  const store = createStore(await get(databaseAtom), GUEST_USER);
  return { store, state: await store.read(GUEST_WORKSPACE) };
}

async function forget(get: Getter, set: Setter, standing: GuestStanding): Promise<GuestStanding> {
  await wipe(await get(databaseAtom), GUEST_USER);
  set(forgetGuestAtom);
  return standing;
}

/** Return whether a workspace has all of a budget, after what it lacks of a long history was sent. */
async function isMoved(
  get: Getter,
  set: Setter,
  client: ServerClient,
  workspaceId: string,
  state: State,
  parts: GuestParts,
): Promise<boolean> {
  if (parts.further.length > 0 && !(await sendFurther(get, set, workspaceId, parts)).ok) return false;
  const dates = [...new Set(state.plannings.map(({ date }) => date))];
  const expected = {
    ...state,
    // Each further part was acknowledged: what it holds is not read back.
    ...(parts.further.length > 0 && { history: [] }),
    // The openings of a longer history are not among the moves that the server shows.
    ...(state.history.length + state.accountHistory.length > MOVES_SHOWN && { accountHistory: [] }),
  };
  return (
    missing(guestFingerprints(expected), await serverFingerprints(client, workspaceId, dates)).length === 0
  );
}

/** Send the further parts that a workspace lacks, and note each: a repeat goes on after the last one. */
async function sendFurther(
  get: Getter,
  set: Setter,
  workspaceId: string,
  { further }: GuestParts,
): Promise<Outcome> {
  const { store } = await readGuest(get);
  const note = `parts:${workspaceId}`;
  const last = (await store.readNote<string>(note)) ?? "";
  const total = countIn(further);
  const show = (count: number, failure: Failure | null = null) =>
    set(moveCell, { workspaceId, sent: countIn(further.slice(0, count)), total, failure });
  for (const [index, guestHistory] of further.entries()) {
    const end = guestHistory.at(-1)?.id ?? "";
    if (end <= last) continue;
    show(index);
    const answer = await callAsPerson<unknown>(get, set, (client) =>
      client.POST("/api/workspace/{workspace_id}/import-guest-part", {
        params: { path: { workspace_id: workspaceId } },
        body: thawed({ guestHistory }),
      }),
    );
    const outcome = outcomeOf(answer);
    if (!outcome.ok) {
      // A workspace that was not made of this budget knows none of its accounts.
      if (answer.status === HTTP_UNPROCESSABLE && index === 0) set(moveCell, null);
      else show(index, outcome);
      return outcome;
    }
    await store.writeNotes({ [note]: end });
  }
  set(moveCell, null);
  return DONE;
}

const HTTP_UNPROCESSABLE = 422;
/** The server shows so many moves of accounts, the last ones. */
const MOVES_SHOWN = 200;

const countIn = (parts: readonly GuestPart[]) => parts.reduce((sum, { length }) => sum + length, 0);

/** Return the id of the guest's workspace: one budget of one person has one id. */
function importId(userId: string, state: State): string {
  return uuid5(userId, JSON.stringify(guestFingerprints(state)) + state.workspace.createdAt);
}

function countsOf(state: State | null): GuestCounts {
  return {
    entries: state?.history.length ?? 0,
    accounts: state?.accounts.filter(({ deleted }) => !deleted).length ?? 0,
    lists: state?.lists.length ?? 0,
  };
}

/** Nobody's own. */
function isSample({ workspace }: State): boolean {
  return workspace.name === SAMPLE_WORKSPACE;
}

/** Nothing but what every guest starts with: nobody would miss it. */
function isUntouched({ accounts, categories, plannings, history, lists, accountHistory }: State): boolean {
  const isNamed = (rows: readonly { readonly name: string }[], names: readonly { readonly name: string }[]) =>
    rows
      .map(({ name }) => name)
      .sort()
      .join("\n") ===
    names
      .map(({ name }) => name)
      .sort()
      .join("\n");
  return (
    plannings.length + history.length + lists.length === 0 &&
    accountHistory.every(({ kind, newBudget }) => kind === "opening" && newBudget === "0.00") &&
    isNamed(accounts, workspaces.DEFAULT_ACCOUNTS) &&
    isNamed(categories, workspaces.DEFAULT_CATEGORIES)
  );
}
