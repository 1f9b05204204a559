/** The one path for every change. */
import { atom } from "jotai";
import { newLocalId, newUuid } from "@/data/device/clock";
import { ErrorCode, type IdPrefix, type Operation } from "@/domain";
import { gatewayAtom, optimisticStateAtom } from "../view";
import { failureNoticeAtom } from "../notices";
import { DONE, failureOf, type Failure, type Outcome } from "../outcome";

interface Change {
  readonly workspaceId: string;
  readonly operation: Operation;
}

const NOBODY: Failure = { ok: false, code: ErrorCode.AUTH_REQUIRED, fields: {}, params: {} };

/**
 * Applies an operation: shown at once, kept on this device, and sent when there is a server. A broken rule changes
 * nothing and comes back as a failure; one that belongs to no field is announced as well.
 */
export const dispatchAtom = atom(null, async (get, set, operation: Operation): Promise<Outcome> => {
  const workspaceId = get(optimisticStateAtom)?.workspace.id;
  return workspaceId === undefined ? NOBODY : set(dispatchInAtom, { workspaceId, operation });
});

/** The same in a workspace that is named. */
export const dispatchInAtom = atom(null, async (get, set, change: Change): Promise<Outcome> => {
  const { workspaceId, operation } = change;
  const gateway = get(gatewayAtom);
  if (gateway === null) return NOBODY;
  try {
    await gateway.send(workspaceId, operation);
    return DONE;
  } catch (error) {
    const failure = failureOf(error);
    if (Object.keys(failure.fields).length === 0) set(failureNoticeAtom, failure);
    return failure;
  }
});

/** Makes ids for new things: `newId("his")` is a UUID, with the prefix before it in guest mode. */
export const newIdAtom = atom((get) => {
  const isGuest = get(gatewayAtom)?.isGuest ?? false;
  return (prefix: IdPrefix): string => (isGuest ? newLocalId(prefix) : newUuid());
});
