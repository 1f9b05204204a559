import { checked } from "../apply/body";
import { edit, find, replace } from "../apply/rows";
import { standingId } from "../corrections";
import { tagsOf } from "../apply/tagging";
import { operation, request, type Body, type Put } from "./operation";

/** Details of an entry that are edited without booking it anew. */
const FIELDS = ["note", "payee", "tags"] as const;

export const updateHistory = operation<Put<"updateHistory", Body<"HistoryUpdate">>>({
  name: "updateHistory",
  apply(state, { id, body }, { now }) {
    // Details of an entry are those of its correction, too.
    const entry = find(state.history, standingId(state.corrections, id));
    const { note = entry.note, payee = entry.payee } = checked(body, { note: "note", payee: "payee" });
    const tags = tagsOf(body, entry.tags) ?? entry.tags;
    return { ...state, history: replace(state.history, edit(entry, { note, payee, tags }, now)) };
  },
  call: ({ id, body }) => request("PUT", "/api/history/{entry_id}", { entry_id: id }, body),
  ofEntry: { idOf: ({ id }) => id, movedTo: (change, id) => ({ ...change, id }) },
  changes: { area: "history", fields: FIELDS },
  describe: ({ id, body }, { entry, text }) => {
    const { name, icon } = entry(id);
    const changed = FIELDS.filter((field) => body[field] !== undefined);
    return { title: name, what: changed.map((field) => text(`notSaved.field.${field}`)).join(", "), icon };
  },
});
