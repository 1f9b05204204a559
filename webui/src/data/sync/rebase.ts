/** Versions that a queued change is sent with: answers to the changes before it moved the rows. */
import type { State } from "@/domain";
import type { Pending } from "../device/database";
import { changesOf } from "../device/sent";
import type { Store } from "../device/store";
import {
  editsOf,
  isSame,
  rowOf,
  rowsAnswered,
  valuesOf,
  withVersions,
  type Edit,
  type EditedRow,
} from "./edits";
import type { BudgetView } from "./gateway";
import { withPending } from "./optimistic";

/** A workspace as the server has it, as far as this device knows: its copy with what was sent, and the rows answered since. */
interface Known {
  state: State | null;
  /** Sent, and not in `state`: applied when somebody asks for it. */
  unapplied: readonly Pending[];
  readonly answered: Map<string, EditedRow>;
}

export interface Rebase {
  /**
   * The change as it goes out now. An edit is made on the row as it is there, as long as each of its fields still is what
   * the person saw: then nobody else touched them. Otherwise it keeps the version it was made on, and conflicts as it must.
   */
  readonly rebased: (pending: Pending) => Promise<Pending>;
  /** Take in what the server answered to a change. */
  readonly note: (sent: Pending, answer: unknown) => void;
  /** Return the workspace with all that was sent. */
  readonly stateOf: (workspaceId: string) => Promise<State | null>;
}

/** Start anew for each run through the queue: while it goes on, no other tab sends or reads. */
export function createRebase(store: Store, view: () => BudgetView): Rebase {
  const known = new Map<string, Known>();

  async function knownOf(workspaceId: string): Promise<Known> {
    const before = known.get(workspaceId);
    if (before !== undefined) return before;
    const { state, sent } = await store.readCopy(workspaceId);
    const answered = new Map(sent.flatMap(({ answer }) => [...rowsAnswered(answer)]));
    const read = { state, unapplied: changesOf(sent), answered };
    known.set(workspaceId, read);
    return read;
  }

  function applied(workspace: Known): State | null {
    const { state, unapplied } = workspace;
    if (state !== null) workspace.state = withPending(state, unapplied, view(), false);
    workspace.unapplied = [];
    return workspace.state;
  }

  return {
    async rebased(pending) {
      if (editsOf(pending.operation).length === 0) return pending;
      const workspace = await knownOf(pending.workspaceId);
      const state = applied(workspace);
      if (state === null) return pending;
      const present = (edit: Edit) => workspace.answered.get(edit.key) ?? rowOf(state, edit);
      const versionOf = (edit: Edit) => presentVersion(pending, edit, present(edit));
      return { ...pending, operation: withVersions(pending.operation, versionOf) };
    },
    note(sent, answer) {
      const workspace = known.get(sent.workspaceId);
      if (workspace === undefined) return;
      workspace.unapplied = [...workspace.unapplied, sent];
      for (const [key, row] of rowsAnswered(answer)) workspace.answered.set(key, row);
    },
    stateOf: async (workspaceId) => applied(await knownOf(workspaceId)),
  };
}

function presentVersion({ was = {} }: Pending, edit: Edit, row: EditedRow | undefined): number | undefined {
  const isUntouched = Object.entries(valuesOf(row, edit)).every(([field, value]) =>
    isSame(value, was[field]),
  );
  return isUntouched ? row?.version : undefined;
}
