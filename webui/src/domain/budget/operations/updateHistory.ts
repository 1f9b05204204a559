import { checked } from "../apply/body";
import { edit, find, replace } from "../apply/rows";
import { operation, request, type Body, type Put } from "./operation";

export const updateHistory = operation<Put<"updateHistory", Body<"HistoryUpdate">>>({
  name: "updateHistory",
  apply(state, { id, body }, { now }) {
    const entry = find(state.history, id);
    const { note = entry.note } = checked(body, { note: "note" });
    return { ...state, history: replace(state.history, edit(entry, { note }, now)) };
  },
  call: ({ id, body }) => request("PUT", "/api/history/{entry_id}", { entry_id: id }, body),
  changes: { area: "history", fields: ["note"] },
  describe: ({ id }, { text, entry }) => {
    const { name, icon } = entry(id);
    return { title: name, what: text("history.note"), icon };
  },
});
