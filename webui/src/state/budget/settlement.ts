/**
 * Balances between members and the payments that settle them. They are computed from the entries held here, and from what
 * the server said of the entries that are not: so they hold without a connection, and with changes that wait.
 */
import { atom, type Getter } from "jotai";
import { balancesOf, money, peopleOf, shares, type HistoryEntry } from "@/domain";
import type { Schema } from "@/contract/schemas";
import type { HistoryCutoff } from "@/data/sync/historyCutoff";
import { isPendingAtom, reachedOf } from "./history";
import { hasOthersAtom } from "./workspace";
import { remoteOf } from "../remote";
import { gatewayAtom, optimisticStateAtom, viewAtom } from "../view";

type ServerBalance = Schema<"MemberBalance">;

/** Balances that the server said, and how much of it is due to entries that were not held here when it did. */
interface Reading {
  readonly balances: readonly ServerBalance[];
  readonly beyond: readonly ServerBalance[];
  /** End of the history that was held; of another one `beyond` says nothing. */
  readonly cutoff: HistoryCutoff | null;
}

const remote = remoteOf<Reading>(
  (workspaceId) => async (client) => {
    const params = { path: { workspace_id: workspaceId } };
    const { data, error, response } = await client.GET("/api/settlement/{workspace_id}", { params });
    if (data === undefined) return { error, response };
    return { data: { balances: data.balances, beyond: data.balances, cutoff: null }, error, response };
  },
  {
    keptAs: (workspaceId) => `settlement ${workspaceId}`,
    fold: ({ balances }, _, get) => beyondOf(balances, get),
  },
);

/** Reads the balances of a workspace by its id. */
export const readSettlementAtom = remote.readAtom;

/** Workspace and revision that the server is asked about; null where all is held here. */
export const settlementRunAtom = atom((get): string | null => {
  const { snapshot, cutoff } = get(viewAtom);
  const isComplete = cutoff === null || snapshot === null;
  return isComplete ? null : `${snapshot.workspace.id} ${String(snapshot.workspace.revision)} ${cutoff.id}`;
});

export interface SettlementView {
  readonly balances: readonly shares.Balance[];
  /** Payments that make all balances zero. */
  readonly payments: readonly shares.Payment[];
}

const NOTHING: readonly HistoryEntry[] = [];
const ALL_EVEN: SettlementView = { balances: [], payments: [] };

/** Null while the server has not said what is not held here. */
export const settlementAtom = atom((get): SettlementView | null => {
  const state = get(optimisticStateAtom);
  if (state === null) return null;
  // Nobody who is alone pays for a walk over all entries.
  if (!get(hasOthersAtom)) return ALL_EVEN;
  const { cutoff } = get(viewAtom);
  const people = peopleOf(state.workspace);
  if (cutoff === null) return settled(balancesOf(state.history, people));
  const reading = readingOf(get, state.workspace.id);
  if (reading === null) return null;
  if (reading.cutoff?.id !== cutoff.id) return settled(amountsOf(reading.balances, people));
  const held = reachedOf(state.history, cutoff, get(isPendingAtom));
  return settled([...balancesOf(held, people), ...amountsOf(reading.beyond, people)]);
});

/** Why the balances could not be read; null where they were. */
export const settlementFailureAtom = atom((get) => {
  const id = get(optimisticStateAtom)?.workspace.id;
  const reading = id === undefined ? null : get(remote.valueOfAtom)(id);
  return reading?.ok === false ? reading : null;
});

/** Name that the server gave a member, where their account is not deleted; null of somebody it said nothing of. */
export const settledNameOfAtom = atom((get) => {
  const reading = readingOf(get, get(optimisticStateAtom)?.workspace.id ?? "");
  return (id: string): string | null =>
    reading?.balances.find(({ memberId, userId }) => memberId === id && userId !== null)?.name ?? null;
});

function readingOf(get: Getter, workspaceId: string): Reading | null {
  const reading = get(remote.valueOfAtom)(workspaceId);
  return reading?.ok === true ? reading.data : null;
}

/** Take away what the entries held here come to, as the server knows them: without those that wait. */
function beyondOf(balances: readonly ServerBalance[], get: Getter): Reading {
  const view = get(viewAtom);
  const known = get(gatewayAtom)?.shown({ ...view, pending: [] })?.history ?? NOTHING;
  const people = view.snapshot === null ? {} : peopleOf(view.snapshot.workspace);
  const less = balancesOf(
    reachedOf(known, view.cutoff, () => false),
    people,
  ).map((balance): ServerBalance => ({
    ...balance,
    amount: money.formatText(-balance.amount),
    userId: null,
    name: "",
  }));
  return { balances, beyond: [...balances, ...less], cutoff: view.cutoff };
}

/** A name may have been claimed since the server said so. */
function amountsOf(balances: readonly ServerBalance[], people: shares.People): shares.Balance[] {
  return balances.map(({ memberId, currencyCode, amount }) => ({
    memberId: people[memberId] ?? memberId,
    currencyCode,
    amount: money.fromText(amount),
  }));
}

function settled(parts: readonly shares.Balance[]): SettlementView {
  const balances = shares.added(parts);
  return { balances, payments: shares.payments(balances) };
}
