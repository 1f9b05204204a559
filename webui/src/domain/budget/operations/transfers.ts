import { book } from "../apply/bookings";
import { dated, transferEntry, settlementEntry } from "../apply/entries";
import { find, live, referred } from "../apply/rows";
import { isBooked, bookCorrection, findUncorrected } from "../corrections";
import { operation, request, type Body, type Put } from "./operation";
import { transferText } from "./changeText";
import { checkReplacement } from "../../rules/entries/expenses";

/** Without an account it leaves, the amount comes from outside; the value is in the arriving account's currency. */
export type Transfer = Body<"Transfer">;

export const transfer = operation<Put<"transfer", Transfer> & { readonly accountId: string }>({
  name: "transfer",
  apply(state, { id, accountId, body }, context) {
    if (isBooked(state, id)) return state;
    const account = () => find(live(state.accounts), accountId);
    return book(state, transferEntry({ state, id, replaced: null, context }, body, account));
  },
  call: ({ id, accountId, body }) =>
    request("POST", "/api/account/transfer/{account_id}", { account_id: accountId }, { id, ...body }),
  creates: ({ id }) => [id],
  complete: dated,
  isEntry: true,
  describe: ({ accountId, body }, labels) =>
    transferText({ income: "income", transfer: "transferOf" }, accountId, body, labels),
});

/** An income or a transfer, which may become each other; moment and note stay when left out. */
export type ReplaceTransfer = Body<"ReplaceTransfer">;

export const replaceTransfer = operation<
  Put<"replaceTransfer", ReplaceTransfer> & { readonly entryId: string }
>({
  name: "replaceTransfer",
  apply(state, { id, entryId, body }, context) {
    if (isBooked(state, id)) return state;
    const replaced = findUncorrected(state, entryId);
    checkReplacement(replaced.kind, body.fromAccountId === undefined ? "income" : "transfer");
    const account = () => referred(state.accounts, "accountId", body.accountId);
    const entry = transferEntry({ state, id, replaced, context }, body, account);
    return bookCorrection(state, replaced, entry, context.now);
  },
  call: ({ id, entryId, body }) =>
    request("POST", "/api/history/{entry_id}/replace-transfer", { entry_id: entryId }, { id, ...body }),
  creates: ({ id }) => [id],
  ofEntry: {
    idOf: ({ entryId }) => entryId,
    movedTo: (change, entryId) => ({ ...change, entryId }),
    isExclusive: true,
  },
  isEntry: true,
  describe: ({ body }, labels) =>
    transferText({ income: "correctedIncome", transfer: "correctedTransfer" }, body.accountId, body, labels),
});

/** A payment from one member to another; it moves the accounts that are named. */
export type Settle = Body<"Settle">;

export const settle = operation<Put<"settle", Settle>>({
  name: "settle",
  apply(state, { id, body }, context) {
    if (isBooked(state, id)) return state;
    return book(state, settlementEntry({ state, id, replaced: null, context }, body));
  },
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/settlement/{workspace_id}/settle", { workspace_id }, { id, ...body }),
  creates: ({ id }) => [id],
  complete: dated,
  describe: ({ body }, { text, member, money, icons }) => ({
    title: text("notSaved.change.settlement"),
    what: text("history.between", { from: member(body.fromMemberId), to: member(body.toMemberId) }),
    icon: icons.settlement,
    amount: money(body.value, body.currencyCode),
  }),
});

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
