/** The way back from a workspace that can't be shown. */
import { atom } from "jotai";
import { gatewayAtom, viewAtom } from "../view";
import { leftCell, switchWorkspaceAtom, workspacesAtom } from "./workspace";

/** The one that was open before; undefined where one begins. */
export const previousWorkspaceAtom = atom((get) =>
  get(workspacesAtom).find(({ id }) => id === get(leftCell)),
);

/** Back from a workspace that cannot be read now, to the one before or the first that this device has; whether there is one. */
export const openPreviousWorkspaceAtom = atom(null, async (get, set): Promise<boolean> => {
  for (const id of [get(leftCell), ...get(workspacesAtom).map((each) => each.id)]) {
    if (id === null) continue;
    await get(gatewayAtom)?.shared?.openWorkspace(id);
    if (get(viewAtom).snapshot !== null) return (await set(switchWorkspaceAtom, id)).ok;
  }
  return false;
});
