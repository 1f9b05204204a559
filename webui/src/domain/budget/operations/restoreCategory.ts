import { edit, find, replace } from "../apply/rows";
import { operation, request, type Act } from "./operation";
import { namedText } from "./changeText";

export const restoreCategory = operation<Act<"restoreCategory">>({
  name: "restoreCategory",
  apply(state, { id }, { now }) {
    const restored = edit(find(state.categories, id), { deleted: false, deletedAt: null }, now);
    return { ...state, categories: replace(state.categories, restored) };
  },
  call: ({ id }) => request("PUT", "/api/category/{category_id}/restore", { category_id: id }),
  describe: namedText("category", "notSaved.change.restoredCategory"),
});
