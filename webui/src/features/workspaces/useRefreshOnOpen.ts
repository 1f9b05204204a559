import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { refreshAtom } from "@/state/budget/workspace";
import { invitationsRemote } from "@/state/session/invitations";

/** Reads anew, when a page opens, what others did to workspaces that are not open: of those nothing is heard live. */
export function useRefreshOnOpen(): void {
  const refresh = useSetAtom(refreshAtom);
  const readInvitations = useSetAtom(invitationsRemote.readAtom);
  useEffect(() => {
    void refresh();
    void readInvitations();
  }, [refresh, readInvitations]);
}
