import { checked } from "../apply/body";
import { edit, find, replace } from "../apply/rows";
import { operation, request, type Body, type Put } from "./operation";
import { namedText } from "./things";

export const updateHistory = operation<Put<"updateHistory", Body<"HistoryUpdate">>>({
  name: "updateHistory",
  apply(state, { id, body }, { now }) {
    const entry = find(state.history, id);
    const { note = entry.note } = checked(body, { note: "note" });
    return { ...state, history: replace(state.history, edit(entry, { note }, now)) };
  },
  call: ({ id, body }) => request("PUT", "/api/history/{entry_id}", { entry_id: id }, body),
  changes: { area: "history", fields: ["note"] },
  describe: namedText("entry", "history.note"),
});
