/** The open workspace and the others. */
import { atom } from "jotai";
import type { LostWorkspace } from "@/contract/schemas";
import type { BudgetView } from "@/data/sync/gateway";
import { onlineAtom } from "../connection";
import { dispatchInAtom } from "./dispatch";
import { settingsAtom } from "./settings";
import { gatewayAtom, viewAtom, optimisticStateAtom } from "../view";
import { DONE, type Outcome } from "../outcome";

/** Null while nothing was read. */
export const workspaceAtom = atom((get) => get(optimisticStateAtom)?.workspace ?? null);

/** Every workspace the person takes part in, oldest first; the open one with what was changed in it just now. */
export const workspacesAtom = atom((get) => {
  const open = get(workspaceAtom);
  const { workspaces } = get(viewAtom);
  return workspaces.map((each) => (each.id === open?.id ? open : each));
});

/** Which workspace the settings name, though others ended the person's part in it; null while all is well. */
export const lostWorkspaceAtom = atom((get): LostWorkspace | null => {
  const { lostWorkspace, workspaces, stopped } = get(viewAtom);
  if (lostWorkspace === null || stopped !== "none" || !get(onlineAtom)) return null;
  const chosen = get(settingsAtom)?.workspace ?? null;
  return workspaces.some(({ id }) => id === chosen) ? null : lostWorkspace;
});

/** Somebody else is here, is invited, or was here, if only by name. */
export const hasOthersAtom = atom((get) => {
  const { members = [], participants = [], previousParticipants = [] } = get(workspaceAtom) ?? {};
  // Names alone stand in a guest's budget, users too in others.
  const alone = get(gatewayAtom)?.isGuest === true ? 0 : 1;
  return Math.max(members.length, participants.length + previousParticipants.length) > alone;
});

/** True while the first reading is under way: show skeletons, never over data. */
export const isLoadingAtom = atom((get) => get(optimisticStateAtom) === null);

/** The one that was open before the last switch. */
export const leftCell = atom<string | null>(null);

/** Opens another workspace, here and in the settings. */
export const switchWorkspaceAtom = atom(null, async (get, set, workspaceId: string): Promise<Outcome> => {
  const operation = { name: "updateSettings", body: { workspace: workspaceId } } as const;
  // Where nothing was ever read there is no open workspace to change from.
  const from = get(workspaceAtom)?.id ?? workspaceId;
  const outcome = await set(dispatchInAtom, { workspaceId: from, operation });
  if (!outcome.ok) return outcome;
  set(leftCell, from);
  await get(gatewayAtom)?.shared?.openWorkspace(workspaceId);
  return DONE;
});

/** The open workspace was never read on this device, and the server is not there to ask. */
export const isUnreadAtom = atom(
  (get) => get(viewAtom).snapshot === null && isStopped(get(viewAtom).stopped),
);

function isStopped(stopped: BudgetView["stopped"]): boolean {
  return stopped === "offline" || stopped === "failing";
}

/** Reads anew what others may have changed. */
export const refreshAtom = atom(null, (get) => get(gatewayAtom)?.refresh());
