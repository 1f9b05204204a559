/** Rights of the person in a workspace, as far as this device knows; the server decides. */
import { atom } from "jotai";
import { access } from "@/domain";
import { gatewayAtom, optimisticStateAtom, viewAtom } from "../view";

/** Role in a workspace by id; the creator's where nothing is known, as for a guest. */
export const roleInAtom = atom((get) => (workspaceId: string | undefined): access.Role => {
  const open = get(optimisticStateAtom)?.workspace;
  const workspaces = open === undefined ? get(viewAtom).workspaces : [open, ...get(viewAtom).workspaces];
  const workspace = workspaces.find(({ id }) => id === workspaceId);
  const owner = get(gatewayAtom)?.owner;
  const me = workspace?.participants.find(({ userId }) => userId === owner);
  return workspace === undefined || me === undefined ? "creator" : access.memberRole(me, workspace.creatorId);
});

/** True unless the person only views the open workspace: what changes it is shown. */
export const canEditAtom = atom((get) => {
  const role = get(roleInAtom)(get(optimisticStateAtom)?.workspace.id);
  return access.refusal(role, "write") === null;
});
