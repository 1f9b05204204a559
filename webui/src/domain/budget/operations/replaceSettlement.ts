import { checkReplacement } from "../../rules/entries/expenses";
import { settlementEntry } from "../apply/entries";
import { bookCorrection, findUncorrected, isBooked } from "../corrections";
import { operation, request, type Body, type Put } from "./operation";

/** A corrected payment from one member to another; moment and note stay when left out. */
export type ReplaceSettlement = Body<"ReplaceSettlement">;

export const replaceSettlement = operation<
  Put<"replaceSettlement", ReplaceSettlement> & { readonly entryId: string }
>({
  name: "replaceSettlement",
  apply(state, { id, entryId, body }, context) {
    if (isBooked(state, id)) return state;
    const replaced = findUncorrected(state, entryId);
    checkReplacement(replaced.kind, "settlement");
    const entry = settlementEntry({ state, id, replaced, context }, body);
    return bookCorrection(state, replaced, entry, context.now);
  },
  call: ({ id, entryId, body }) =>
    request("POST", "/api/history/{entry_id}/replace-settlement", { entry_id: entryId }, { id, ...body }),
  creates: ({ id }) => [id],
  ofEntry: {
    idOf: ({ entryId }) => entryId,
    movedTo: (change, entryId) => ({ ...change, entryId }),
    isExclusive: true,
  },
  describe: ({ body }, { text, member, money, icons }) => ({
    title: text("notSaved.change.correctedSettlement"),
    what: text("history.between", { from: member(body.fromMemberId), to: member(body.toMemberId) }),
    icon: icons.settlement,
    amount: money(body.value, body.currencyCode),
  }),
});
