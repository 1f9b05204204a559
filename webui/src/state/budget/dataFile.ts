/** Everything of a budget in one file, and back from it. */
import { atom } from "jotai";
import { newLocalId, newUuid, now, timeZone } from "@/data/device/clock";
import { createStore } from "@/data/device/store";
import { joinTabs } from "@/data/device/tabs";
import { guestFile, type ReadFile } from "@/data/guest/budgetFile";
import type { Schema } from "@/contract/schemas";
import { GUEST_USER, GUEST_WORKSPACE } from "@/domain";
import { fileState } from "@/domain/budget/fileState";
import { emptyState } from "@/domain/budget/guestState";
import { databaseAtom } from "../device";
import { DONE, failureOf, outcomeOf, type Outcome, type Reading } from "../outcome";
import { callAsPerson, readAsPerson } from "../remote";
import { isGuestAtom } from "../session/session";
import { gatewayAtom, optimisticStateAtom } from "../view";
import { switchWorkspaceAtom, workspaceAtom } from "./workspace";

const HTTP_SERVER_ERROR = 500;

/** A file that was chosen: the id makes a repeat of it the same workspace. */
export interface ChosenFile {
  readonly id: string;
  readonly file: Extract<ReadFile, { ok: true }>;
}

interface Sent {
  readonly owner: string | undefined;
  readonly content: string;
  readonly id: string;
}

/** Last file sent without an answer: the server may have made a workspace of it. */
const unansweredCell = atom<Sent | null>(null);

/** Return the id of a file, which it keeps until it is answered. */
export const chooseFileAtom = atom(null, (get, _set, file: ChosenFile["file"]): ChosenFile => {
  const sent = get(unansweredCell);
  const isSent = sent?.content === contentOf(file) && sent.owner === get(gatewayAtom)?.owner;
  return { id: isSent ? sent.id : newUuid(), file };
});

function contentOf({ content }: ChosenFile["file"]): string {
  return JSON.stringify(content);
}

/** Everything in the open workspace as JSON: a guest's from this device, others' from the server. */
export const exportBudgetAtom = atom(null, async (get, set): Promise<Reading<Blob> | null> => {
  const state = get(optimisticStateAtom);
  if (state === null) return null;
  if (get(isGuestAtom)) return { ok: true, data: guestFile(state) };
  const params = { path: { workspace_id: get(workspaceAtom)?.id ?? "" } };
  return readAsPerson<Blob>(get, set, (client) =>
    client.GET("/api/workspace/{workspace_id}/export", { params, parseAs: "blob" }),
  );
});

const restoringCell = atom(false);

/** A file is on its way back, from whichever screen. */
export const isRestoringAtom = atom((get) => get(restoringCell));

/**
 * A guest's budget becomes what the file holds; who is signed in gets one more workspace, which is opened. Null: not run,
 * another one is on its way.
 */
export const restoreBudgetAtom = atom(null, async (get, set, chosen: ChosenFile): Promise<Outcome | null> => {
  if (get(restoringCell)) return null;
  set(restoringCell, true);
  try {
    return await set(get(isGuestAtom) ? replaceGuestAtom : addWorkspaceAtom, chosen);
  } finally {
    set(restoringCell, false);
  }
});

const addWorkspaceAtom = atom(null, async (get, set, { id, file }: ChosenFile): Promise<Outcome> => {
  set(unansweredCell, { owner: get(gatewayAtom)?.owner, content: contentOf(file), id });
  const body = { ...file.content, id } as unknown as Schema<"GuestImport">;
  const answer = await callAsPerson<unknown>(get, set, (client) =>
    client.POST("/api/workspace/import-guest", { body: body as never }),
  );
  if (answer.ok || !isLost(answer.status)) set(unansweredCell, null);
  if (answer.ok) await set(switchWorkspaceAtom, id);
  return outcomeOf(answer);
});

/** Nothing says whether it was done. */
function isLost(status: number | "error"): boolean {
  return status === "error" || status >= HTTP_SERVER_ERROR;
}

const replaceGuestAtom = atom(null, async (get, _set, { file }: ChosenFile): Promise<Outcome> => {
  const before = get(optimisticStateAtom);
  if (before === null) return DONE;
  try {
    const empty = emptyState(before.settings.language, timeZone(), now());
    const state = fileState(file.content, { ...empty, settings: before.settings }, newLocalId);
    await createStore(await get(databaseAtom), GUEST_USER).change(GUEST_WORKSPACE, () => state);
  } catch (error) {
    return failureOf(error);
  }
  await get(gatewayAtom)?.load();
  const tabs = joinTabs(GUEST_USER, () => undefined);
  tabs.announce();
  tabs.close();
  return DONE;
});
