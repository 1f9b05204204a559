/** The one path for every change. */
import { atom } from "jotai";
import { newLocalId, newUuid } from "@/data/device/clock";
import {
  access,
  DomainError,
  ErrorCode,
  isPersonal,
  SAMPLE_WORKSPACE,
  type IdPrefix,
  type Operation,
} from "@/domain";
import { isQueuedAtom } from "../connection";
import { gatewayAtom, optimisticStateAtom, viewAtom } from "../view";
import { failureNoticeAtom } from "../notices";
import { DONE, failureOf, type Failure, type Outcome } from "../outcome";
import { roleInAtom } from "./access";

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

/** Dispatch an operation in a given workspace; whoever only views it is told so, and nothing is queued. */
export const dispatchInAtom = atom(null, async (get, set, change: Change): Promise<Outcome> => {
  const { workspaceId, operation } = change;
  const gateway = get(gatewayAtom);
  if (gateway === null) return NOBODY;
  const refuse = (error: unknown): Failure => {
    const failure = failureOf(error);
    if (Object.keys(failure.fields).length === 0) set(failureNoticeAtom, failure);
    return failure;
  };
  const refused = access.refusal(get(roleInAtom)(workspaceId), isPersonal(operation) ? "personal" : "write");
  if (refused !== null) return refuse(new DomainError(refused));
  try {
    await gateway.send(workspaceId, operation);
    if ("entryId" in operation) get(correctedHereAtom).add(operation.entryId);
    if (!isPersonal(operation) && get(isWorthKeepingAtom)) set(keepAtom).catch(() => undefined);
    return DONE;
  } catch (error) {
    return refuse(error);
  }
});

/** Asks the browser to keep this device's data; the code for it comes with the first change. */
const keepAtom = atom(null, async () => {
  const { keepOnDevice } = await import("@/data/device/persistence");
  await keepOnDevice();
});

/** Ids of the entries that were corrected on this page: a sheet of one closes on the way back to it. */
export const correctedHereAtom = atom(() => new Set<string>());

/** A change of the budget is nowhere else: a guest's, but for sample data, and what cannot be sent now. */
const isWorthKeepingAtom = atom((get) => {
  const view = get(viewAtom);
  return get(gatewayAtom)?.isGuest ? view.snapshot?.workspace.name !== SAMPLE_WORKSPACE : get(isQueuedAtom);
});

/** Makes ids for new things: `newId("his")` is a UUID, with the prefix before it in guest mode. Names keep theirs for good. */
export const newIdAtom = atom((get) => {
  const isGuest = get(gatewayAtom)?.isGuest ?? false;
  return (prefix: IdPrefix): string => (isGuest && prefix !== "mem" ? newLocalId(prefix) : newUuid());
});
