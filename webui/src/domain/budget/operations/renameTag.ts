import { tagNamed } from "../apply/tagging";
import { restored, withTag, type Before } from "../apply/renames";
import { operation, request, type Batch, type Body } from "./operation";

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
