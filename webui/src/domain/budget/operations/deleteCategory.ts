import { edit, find, replace } from "../apply/rows";
import { operation, request, type Act } from "./operation";
import { namedText } from "./changeText";

export const deleteCategory = operation<Act<"deleteCategory">>({
  name: "deleteCategory",
  apply(state, { id }, { now }) {
    const category = find(state.categories, id);
    if (category.deleted) return state;
    const deleted = edit(category, { deleted: true, deletedAt: now }, now);
    return { ...state, categories: replace(state.categories, deleted) };
  },
  call: ({ id }) => request("DELETE", "/api/category/{category_id}", { category_id: id }),
  describe: namedText("category", "notSaved.change.archived"),
});
