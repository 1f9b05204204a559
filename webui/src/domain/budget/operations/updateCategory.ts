import type { Category } from "@/contract/budget";
import { checked } from "../apply/body";
import { CATEGORY_RULES } from "../apply/categories";
import { edit, find, given, live, replace } from "../apply/rows";
import { checkShareRule } from "../apply/shares";
import { operation, request, type Body, type Put } from "./operation";
import { namedText } from "./changeText";

const FIELDS = ["name", "icon", "shareRule"] as const;

export const updateCategory = operation<Put<"updateCategory", Body<"CategoryUpdate">>>({
  name: "updateCategory",
  apply(state, { id, body }, { now }) {
    const category = find(live(state.categories), id);
    checkShareRule(body.shareRule, state);
    const changes = given(checked(body, CATEGORY_RULES), FIELDS) as Partial<Category>;
    return { ...state, categories: replace(state.categories, edit(category, changes, now)) };
  },
  call: ({ id, body }) => request("PUT", "/api/category/{category_id}", { category_id: id }, body),
  changes: { area: "categories", fields: FIELDS },
  describe: namedText("category", "notSaved.change.category"),
});
