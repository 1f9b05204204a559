import { book, relinked, takeBack } from "../apply/bookings";
import { dated, expenseEntry, refundEntry } from "../apply/entries";
import { isBooked, bookCorrection, findUncorrected, standingId } from "../corrections";
import { operation, request, type Body, type Put, type Act } from "./operation";
import { expenseText, namedText } from "./changeText";
import { isSpending } from "../../rules/entries/expenses";
import { DomainError, ErrorCode } from "../../rules/base/errors";
import { checked } from "../apply/body";
import { edit, find, replace } from "../apply/rows";
import { tagsOf } from "../apply/tagging";

/** Without an amount of the account the value is converted; without a currency it is the workspace's. */
export type AddExpense = Body<"AddExpense">;
/** Money that comes back; `refundOf` names the expense. */
export type AddRefund = Body<"AddRefund">;

export const addExpenses = operation<Put<"addExpenses", AddExpense>>({
  name: "addExpenses",
  apply(state, { id, body }, context) {
    if (isBooked(state, id)) return state;
    return book(state, expenseEntry({ state, id, replaced: null, context }, body));
  },
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/history/{workspace_id}/add-expenses", { workspace_id }, { id, ...body }),
  creates: ({ id }) => [id],
  complete: dated,
  isEntry: true,
  describe: ({ body }, labels) => expenseText("expense", body, labels),
});

/** Money that comes back for what was spent: it lowers the spending of its categories on its own day. */
export const addRefund = operation<Put<"addRefund", AddRefund>>({
  name: "addRefund",
  apply(state, { id, body }, context) {
    if (isBooked(state, id)) return state;
    return book(state, refundEntry({ state, id, replaced: null, context }, body));
  },
  call: ({ id, body }, workspace_id) =>
    request("POST", "/api/history/{workspace_id}/add-refund", { workspace_id }, { id, ...body }),
  creates: ({ id }) => [id],
  ofEntry: {
    idOf: ({ body }) => body.refundOf,
    movedTo: (change, refundOf) => ({ ...change, body: { ...change.body, refundOf } }),
  },
  complete: dated,
  isEntry: true,
  describe: ({ body }, labels) => expenseText("refund", body, labels),
});

/**
 * The old entry is taken back and the new one booked, both or neither; the moment stays when left out. A refund stays
 * one; refunds of an expense point to the new one.
 */
export const replaceExpense = operation<
  Put<"replaceExpense", AddExpense> & {
    readonly entryId: string;
    /** The replaced entry is a refund: of use to texts alone. */
    readonly isRefund?: boolean;
  }
>({
  name: "replaceExpense",
  apply(state, { id, entryId, body }, context) {
    if (isBooked(state, id)) return state;
    const replaced = findUncorrected(state, entryId);
    if (!isSpending(replaced.kind)) throw new DomainError(ErrorCode.ENTRY_KIND);
    const entryOf = replaced.kind === "refund" ? refundEntry : expenseEntry;
    const entry = entryOf({ state, id, replaced, context }, body, replaced);
    return bookCorrection(state, replaced, entry, context.now);
  },
  call: ({ id, entryId, body }) =>
    request("POST", "/api/history/{entry_id}/replace", { entry_id: entryId }, { id, ...body }),
  creates: ({ id }) => [id],
  ofEntry: {
    idOf: ({ entryId }) => entryId,
    movedTo: (change, entryId) => ({ ...change, entryId }),
    isExclusive: true,
  },
  isEntry: true,
  describe: ({ body, isRefund = false }, labels) =>
    expenseText(isRefund ? "correctedRefund" : "correction", body, labels),
});

/** Details of an entry that are edited without booking it anew. */
const FIELDS = ["note", "payee", "tags"] as const;

export const updateHistory = operation<Put<"updateHistory", Body<"HistoryUpdate">>>({
  name: "updateHistory",
  apply(state, { id, body }, { now }) {
    // Details of an entry are those of its correction, too.
    const entry = find(state.history, standingId(state.corrections, id));
    const { note = entry.note, payee = entry.payee } = checked(body, { note: "note", payee: "payee" });
    const tags = tagsOf(body, entry.tags) ?? entry.tags;
    return { ...state, history: replace(state.history, edit(entry, { note, payee, tags }, now)) };
  },
  call: ({ id, body }) => request("PUT", "/api/history/{entry_id}", { entry_id: id }, body),
  ofEntry: { idOf: ({ id }) => id, movedTo: (change, id) => ({ ...change, id }) },
  changes: { area: "history", fields: FIELDS },
  describe: ({ id, body }, { entry, text }) => {
    const { name, icon } = entry(id);
    const changed = FIELDS.filter((field) => body[field] !== undefined);
    return { title: name, what: changed.map((field) => text(`notSaved.field.${field}`)).join(", "), icon };
  },
});

/** An entry that is gone already stays gone; refunds of an expense stay, without their link. */
export const deleteHistory = operation<Act<"deleteHistory">>({
  name: "deleteHistory",
  apply(state, { id }, { now }) {
    const entry = state.history.find((each) => each.id === id);
    return entry === undefined ? state : relinked(takeBack(state, entry), id, null, now);
  },
  call: ({ id }) => request("DELETE", "/api/history/{entry_id}", { entry_id: id }),
  ofEntry: { idOf: ({ id }) => id, movedTo: (change, id) => ({ ...change, id }), isExclusive: true },
  describe: namedText("entry", "notSaved.change.deletedEntry"),
});
