import { ErrorCode, fieldError } from "../../rules/base/errors";
import { checked } from "../apply/body";
import { restored, withPayee, type Before, withTag } from "../apply/renames";
import { operation, request, type Batch, type Body } from "./operation";
import { tagNamed } from "../apply/tagging";

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
