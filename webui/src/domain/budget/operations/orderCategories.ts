import { moveToFront } from "../apply/rows";
import { operation, request, type Body, type Batch } from "./operation";

/** Puts the categories of `ids` first, in this order; the others follow in theirs. */
export const orderCategories = operation<Batch<"orderCategories", Body<"NewOrder">>>({
  name: "orderCategories",
  apply: (state, { body }) => ({ ...state, categories: moveToFront(state.categories, body.ids) }),
  call: ({ body }, workspace_id) =>
    request("PUT", "/api/category/{workspace_id}/order", { workspace_id }, body),
  isDebounced: true,
  replacesEarlier: true,
  describe: (_, { text, icons }) => ({ title: text("order.category"), what: "", icon: icons.order }),
});
