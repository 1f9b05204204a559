/** Account where none is named, and the currency that follows from account and amount. */
import { ErrorCode } from "../base/errors";
import { choicesOf, type Answers, type OpenDraft } from "./draft";
import { accountOf, mainAccount, type Ledger } from "./ledger";
import { unique } from "./words";

/**
 * Completes an expense or a refund: by default it is in the workspace's currency. `typed` are the codes that the
 * currency beside the amount can mean.
 */
export function settleExpense(
  ledger: Ledger,
  typed: readonly string[],
  answers: Answers,
  draft: OpenDraft,
): void {
  const { recalledAccountId } = draft;
  if (isOpen(draft) && recalledAccountId !== null)
    draft.accountId = accountIn(typed, recalledAccountId, ledger);
  draft.recalledAccountId = null;
  setDefaultAccount(ledger, draft);
  setCurrency(typed.length > 0 ? typed : [ledger.currencyCode], answers, draft);
}

/** The recalled account, or in its place one of the typed currency: the main one, else the only one. */
function accountIn(typed: readonly string[], recalledId: string, { accounts }: Ledger): string {
  const fitting = accounts.filter(({ currencyCode }) => typed.includes(currencyCode));
  const preferred =
    fitting.find(({ id }) => id === recalledId) ??
    fitting.find(({ isMain }) => isMain) ??
    (fitting.length === 1 ? fitting[0] : undefined);
  return preferred?.id ?? recalledId;
}

/** Completes an income: it is in the currency of its account. */
export function settleIncome(
  ledger: Ledger,
  typed: readonly string[],
  answers: Answers,
  draft: OpenDraft,
): void {
  const fitting = ledger.accounts.filter(
    ({ currencyCode }) => typed.length === 0 || typed.includes(currencyCode),
  );
  const ids = fitting.map(({ id }) => id);
  if (isOpen(draft) && typed.length > 0) {
    const main = fitting.find(({ isMain }) => isMain)?.id;
    if (main !== undefined || ids.length === 1) draft.accountId = main ?? ids[0] ?? null;
    else if (ids.length > 1) draft.ask("accountId", choicesOf(ids, ledger.accounts));
  }
  setDefaultAccount(ledger, draft);
  const account = accountOf(ledger, draft.accountId);
  if (account === undefined) return;
  if (fitting.includes(account)) {
    draft.currencyCode = account.currencyCode;
  } else if (fitting.length > 0 && answers.accountId === undefined) {
    draft.accountId = null;
    draft.ask("accountId", choicesOf(ids, ledger.accounts));
  } else {
    draft.refuse("currencyCode", ErrorCode.VALIDATION_CURRENCY);
  }
}

/** Completes a transfer: its amount is in the currency of one of its sides, which are different accounts. */
export function settleTransfer(
  ledger: Ledger,
  typed: readonly string[],
  answers: Answers,
  draft: OpenDraft,
): void {
  if (draft.accountId !== null && draft.accountId === draft.fromAccountId) {
    draft.accountId = null;
    draft.ask(
      "accountId",
      ledger.accounts.map(({ id, name }) => ({ id, name })),
    );
  }
  dropChoice(draft, "accountId", draft.fromAccountId);
  dropChoice(draft, "fromAccountId", draft.accountId);
  const [source, target] = [accountOf(ledger, draft.fromAccountId), accountOf(ledger, draft.accountId)];
  if (source === undefined || target === undefined) return;
  const fitting = [source.currencyCode, target.currencyCode].filter(
    (code) => typed.length === 0 || typed.includes(code),
  );
  if (fitting.length > 0) setCurrency(fitting, answers, draft);
  else draft.refuse("currencyCode", ErrorCode.VALIDATION_CURRENCY);
}

function dropChoice(draft: OpenDraft, field: "accountId" | "fromAccountId", accountId: string | null): void {
  const doubt = draft.doubts.get(field);
  if (doubt === undefined) return;
  draft.ask(
    field,
    doubt.choices.filter(({ id }) => id !== accountId),
  );
}

function isOpen(draft: OpenDraft): boolean {
  return draft.accountId === null && !draft.doubts.has("accountId");
}

function setDefaultAccount(ledger: Ledger, draft: OpenDraft): void {
  if (!isOpen(draft)) return;
  const main = mainAccount(ledger);
  if (main !== undefined) draft.accountId = main.id;
  else
    draft.ask(
      "accountId",
      ledger.accounts.map(({ id, name }) => ({ id, name })),
    );
}

function setCurrency(codes: readonly string[], answers: Answers, draft: OpenDraft): void {
  const possible = unique(codes);
  if (answers.currencyCode !== undefined) draft.currencyCode = answers.currencyCode;
  else if (possible.length === 1) draft.currencyCode = possible[0] ?? null;
  else
    draft.ask(
      "currencyCode",
      possible.map((code) => ({ id: code, name: code })),
    );
}
