/** The open workspace and the others. */
import { atom } from "jotai";
import { dispatchAtom } from "./dispatch";
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
  const outcome = await set(dispatchAtom, { name: "updateSettings", body: { workspace: workspaceId } });
  if (!outcome.ok) return outcome;
  await get(gatewayAtom)?.openWorkspace(workspaceId);
  return DONE;
});

/** Reads anew what others may have changed. */
export const refreshAtom = atom(null, (get) => get(gatewayAtom)?.refresh());
