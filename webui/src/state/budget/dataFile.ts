/** Everything of a budget in one file, and back from it. */
import { atom } from "jotai";
import { newLocalId, newUuid, now, timeZone } from "@/data/device/clock";
import { createStore } from "@/data/device/store";
import { joinTabs } from "@/data/device/tabs";
import { guestFile, type ReadFile } from "@/data/guest/budgetFile";
import { answered } from "@/data/server/answer";
import type { Schema } from "@/contract/schemas";
import { GUEST_USER, GUEST_WORKSPACE } from "@/domain";
import { fileState } from "@/domain/budget/fileState";
import { emptyState } from "@/domain/budget/guestState";
import { databaseAtom } from "../device";
import { DONE, failureOf, outcomeOf, readingOf, type Outcome, type Reading } from "../outcome";
import { isGuestAtom, sessionManagerAtom } from "../session/session";
import { gatewayAtom, optimisticStateAtom } from "../view";
import { switchWorkspaceAtom, workspaceAtom } from "./workspace";

/** A file that was chosen: the id makes a repeat of it the same workspace. */
export interface ChosenFile {
  readonly id: string;
  readonly file: Extract<ReadFile, { ok: true }>;
}

export function chosenFile(file: Extract<ReadFile, { ok: true }>): ChosenFile {
  return { id: newUuid(), file };
}

/** Everything in the open workspace as JSON: a guest's from this device, others' from the server. */
export const exportBudgetAtom = atom(null, async (get, set): Promise<Reading<Blob> | null> => {
  const state = get(optimisticStateAtom);
  if (state === null) return null;
  if (get(isGuestAtom)) return { ok: true, data: guestFile(state) };
  const { client } = await set(sessionManagerAtom);
  const params = { path: { workspace_id: get(workspaceAtom)?.id ?? "" } };
  const call = client.GET("/api/workspace/{workspace_id}/export", { params, parseAs: "blob" });
  return readingOf<Blob>(await answered<Blob>(call));
});

/** A guest's budget becomes what the file holds; who is signed in gets one more workspace, which is opened. */
export const restoreBudgetAtom = atom(null, async (get, set, chosen: ChosenFile): Promise<Outcome> => {
  const { id, file } = chosen;
  if (get(isGuestAtom)) return set(replaceGuestAtom, chosen);
  const { client } = await set(sessionManagerAtom);
  const body = { ...file.content, id } as unknown as Schema<"GuestImport">;
  const answer = await answered(client.POST("/api/workspace/import-guest", { body: body as never }));
  if (answer.ok) await set(switchWorkspaceAtom, id);
  return outcomeOf(answer);
});

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
