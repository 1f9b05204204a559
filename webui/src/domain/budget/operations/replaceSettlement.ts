import { checkReplacement } from "../../rules/expenses";
import { book, takeBack } from "../apply/bookings";
import { settlementEntry } from "../apply/entries";
import { find, has } from "../apply/rows";
import { operation, request, type Body, type Put } from "./operation";

/** A corrected payment from one member to another; moment and note stay when left out. */
export type ReplaceSettlement = Body<"ReplaceSettlement">;

export const replaceSettlement = operation<
  Put<"replaceSettlement", ReplaceSettlement> & { readonly entryId: string }
>({
  name: "replaceSettlement",
  apply(state, { id, entryId, body }, context) {
    if (has(state.history, id)) return state;
    const replaced = find(state.history, entryId);
    checkReplacement(replaced.kind, "settlement");
    const entry = settlementEntry({ state, id, replaced, context }, body);
    return book(takeBack(state, replaced), entry);
  },
  call: ({ id, entryId, body }) =>
    request("POST", "/api/history/{entry_id}/replace-settlement", { entry_id: entryId }, { id, ...body }),
  creates: ({ id }) => [id],
  describe: ({ body }, { text, member, money, icons }) => ({
    title: text("notSaved.change.correctedSettlement"),
    what: text("history.between", { from: member(body.fromMemberId), to: member(body.toMemberId) }),
    icon: icons.settlement,
    amount: money(body.value, body.currencyCode),
  }),
});
