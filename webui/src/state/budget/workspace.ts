/** The open workspace and the others. */
import { atom } from "jotai";
import { dispatchInAtom } from "./dispatch";
import { gatewayAtom, viewAtom, optimisticStateAtom } from "../view";
import { DONE, type Outcome } from "../outcome";

/** Null while nothing was read. */
export const workspaceAtom = atom((get) => get(optimisticStateAtom)?.workspace ?? null);

/** Every workspace the person takes part in, oldest first. */
export const workspacesAtom = atom((get) => get(viewAtom).workspaces);

/** Whether the first reading is still under way: show skeletons, never over data. */
export const isLoadingAtom = atom((get) => get(optimisticStateAtom) === null);

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

const leftCell = atom<string | null>(null);

/** The open workspace was never read on this device, and the server is not there to ask. */
export const isUnreadAtom = atom(
  (get) => get(viewAtom).snapshot === null && get(viewAtom).stopped === "offline",
);

/** Back from a workspace that cannot be read now, to the one before or the first there is. */
export const leadBackAtom = atom(null, async (get, set): Promise<Outcome> => {
  const back = get(leftCell) ?? get(workspacesAtom)[0]?.id;
  return back === undefined ? DONE : set(switchWorkspaceAtom, back);
});

/** Reads anew what others may have changed. */
export const refreshAtom = atom(null, (get) => get(gatewayAtom)?.refresh());
