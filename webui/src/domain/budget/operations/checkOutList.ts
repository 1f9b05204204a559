import { ErrorCode, fieldError } from "../../rules/base/errors";
import { moneyDigits } from "../../rules/base/currencies";
import { checkOut, checkOutCategory } from "../../rules/lists/lists";
import { formatText, fromText } from "../../rules/base/money";
import { book } from "../apply/bookings";
import { checked } from "../apply/body";
import { dated, expenseEntry } from "../apply/entries";
import { restoredItemId, withFirst, type OfList } from "../apply/lists";
import { edit, find } from "../apply/rows";
import { withPrices } from "../prices";
import { isBooked } from "../corrections";
import { operation, request, type Body, type Put } from "./operation";
import { listText } from "./changeText";

/** Books the named items that are still ticked as one expense, and removes or unticks them. */
export const checkOutList = operation<Put<"checkOutList", Body<"ListCheckOut">> & OfList>({
  name: "checkOutList",
  apply(state, { id, listId, body: raw }, context) {
    if (isBooked(state, id)) return state;
    const list = find(state.lists, listId);
    // Prices are in the workspace's currency.
    if (raw.currencyCode !== undefined && raw.value === undefined)
      throw fieldError("value", ErrorCode.VALIDATION_REQUIRED);
    const { itemIds, keep = false, value, ...rest } = checked(raw, { value: "positiveMoney" });
    const done = checkOut(list.listItems, {
      itemIds,
      keep,
      value: value === undefined ? undefined : fromText(value),
      digits: moneyDigits(state.workspace.currencyCode),
    });
    const categoryId = checkOutCategory(rest.categoryId, list.categoryId, rest.lines !== undefined);
    const body = { ...rest, ...(categoryId !== null && { categoryId }), value: formatText(done.value) };
    const booked = book(state, expenseEntry({ state, id, replaced: null, context }, body));
    const prices = withPrices(
      state.prices,
      Object.entries(done.prices).map(([label, price]) => ({ label, price, updatedAt: context.now })),
    );
    return withFirst({ ...booked, prices }, edit(list, { listItems: done.items }, context.now));
  },
  call: ({ id, listId, body }) =>
    request("POST", "/api/list/{list_id}/checkout", { list_id: listId }, { id, ...body }),
  creates: ({ id, body }) => [id, ...body.itemIds.map((itemId) => restoredItemId(id, itemId))],
  complete: dated,
  describe: ({ listId, body }, labels) => ({
    ...listText(labels.list(listId), "checkedOut", labels),
    ...(body.value !== undefined && { amount: labels.spent(body.value) }),
  }),
});
