import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useUndoableChange } from "@/parts/useUndoToast";
import type { AccountView } from "@/state/budget/accounts";
import { historyAtom } from "@/state/budget/history";
import { questionAtom } from "@/state/question";

/**
 * Deletes an account, and offers to bring it back; asks first when entries or a balance hang on it. What stands in the
 * way of it, as for a main account, is announced by the change itself.
 */
export function useDelete(account: AccountView): () => Promise<unknown> {
  const { id, budget, currency, isMainAccount } = account;
  const { t } = useTranslation();
  const [names, money] = [useNames(), useMoney()];
  const [change, ask] = [useUndoableChange(), useSetAtom(questionAtom)];
  const count = useAtomValue(historyAtom).filter((entry) => {
    return entry.accountId === id || entry.fromAccountId === id;
  }).length;
  const name = names(account.name);
  const run = () =>
    change({
      operation: { name: "deleteAccount", id },
      text: t("accounts.deletedOne", { name }),
      undo: { name: "restoreAccount", id },
    });
  const hasMoney = Number(budget) !== 0;
  return async () => {
    if (isMainAccount || (count === 0 && !hasMoney)) {
      await run();
      return;
    }
    const parts = [
      ...(hasMoney ? [t("accounts.deleteBalance", { amount: money(budget, currency).text })] : []),
      ...(count > 0 ? [t("accounts.deleteEntries", { count })] : []),
    ];
    const title = t("accounts.deleteTitle", { name });
    ask({ title, text: parts.join(" "), confirmLabel: t("actions.delete"), run });
  };
}
