import type { HistoryEntry } from "@/contract/budget";
import { ErrorCode, fieldError } from "../../rules/base/errors";
import { checked } from "../apply/body";
import { operation, request, type Batch, type Body } from "./operation";
import { tagNamed } from "../apply/tagging";
import { foldedOnce, target } from "../../rules/entries/payees";
import { renamed } from "../../rules/entries/tags";
import { payeesView } from "../payeesView";
import type { KeptSchedule, State } from "../state";
import { edit } from "../apply/rows";

/** Renames a payee in all entries and schedules, or merges it into one that is there. */
export const renamePayee = operation<
  Batch<"renamePayee", Body<"PayeeRename">> & {
    /** Entries as they were, of a guest's undo; a server has an undo of its own. */
    readonly before?: readonly Before[];
  }
>({
  name: "renamePayee",
  apply(state, { body, before }, { now }) {
    if (before !== undefined) return restored(state, before, now);
    const { name, newName } = checked(body, { name: "payee", newName: "payee" });
    if (newName === "") throw fieldError("newName", ErrorCode.VALIDATION_REQUIRED);
    return withPayee(state, name, newName, now);
  },
  call: ({ body }, workspace_id) =>
    request("PUT", "/api/payee/{workspace_id}/rename", { workspace_id }, body),
  describe: ({ body: { name, newName } }, { text, icons }) => ({
    title: name,
    what: text("notSaved.change.renamedTo", { name: newName }),
    icon: icons.payee,
  }),
});

/** Renames a tag in all entries and schedules, or merges it into one that is there. */
export const renameTag = operation<
  Batch<"renameTag", Body<"TagRename">> & {
    /** Entries as they were, of a guest's undo; a server has an undo of its own. */
    readonly before?: readonly Before[];
  }
>({
  name: "renameTag",
  apply(state, { body, before }, { now }) {
    if (before !== undefined) return restored(state, before, now);
    return withTag(state, tagNamed("name", body.name), tagNamed("newName", body.newName), now);
  },
  call: ({ body }, workspace_id) => request("PUT", "/api/tag/{workspace_id}/rename", { workspace_id }, body),
  describe: ({ body: { name, newName } }, { text, icons }) => ({
    title: `#${name}`,
    what: text("notSaved.change.renamedTo", { name: `#${newName}` }),
    icon: icons.tag,
  }),
});

type Details = Partial<Pick<HistoryEntry, "payee" | "tags">>;
type Detailed = Pick<HistoryEntry, "id" | "payee" | "tags">;

/** Payee or tags of an entry or a schedule as they were before a rename. */
type Before = Pick<HistoryEntry, "id"> & Details;

/** Return the state in which entries and schedules of a payee have another one. */
function withPayee(state: State, name: string, newName: string, now: string): State {
  const formOf = foldedOnce();
  const known = payeesView(state.history).map((row) => row.name);
  const payee = target(name, newName, known);
  const change = (row: Detailed) => (formOf(row.payee) === formOf(name) ? { payee } : {});
  return withDetails(state, change, now);
}

/** Return the state in which entries and schedules of a tag have another one in its place, each once. */
function withTag(state: State, name: string, newName: string, now: string): State {
  const isOther = name !== newName;
  const change = ({ tags }: Detailed) =>
    isOther && tags.includes(name) ? { tags: renamed(tags, name, newName) } : {};
  return withDetails(state, change, now);
}

/** Return the state in which entries and schedules have their payees or tags again. */
function restored(state: State, before: readonly Before[], now: string): State {
  const known = new Map(before.map(({ id, ...details }) => [id, details]));
  return withDetails(state, ({ id }) => known.get(id) ?? {}, now);
}

function withDetails(state: State, change: (row: Detailed) => Details, now: string): State {
  return {
    ...state,
    history: state.history.map((row) => edit<HistoryEntry>(row, change(row), now)),
    schedules: state.schedules.map((row) => edit<KeptSchedule>(row, change(row), now)),
  };
}
