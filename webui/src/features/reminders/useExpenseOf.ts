import { useAtomValue, useSetAtom } from "jotai";
import { useNavigate } from "react-router";
import { useMoney } from "@/i18n/useMoney";
import { switchWorkspaceAtom, workspaceAtom, workspacesAtom } from "@/state/budget/workspace";
import type { Reminder } from "@/state/session/reminders";
import { useFailureToast } from "@/parts/useFailureToast";

/** The expense that a reminder brings: how much, and the way to the keypad filled in. */
export function useExpenseOf() {
  const navigate = useNavigate();
  const [display, here] = [useMoney(), useAtomValue(workspaceAtom)];
  const workspaces = useAtomValue(workspacesAtom);
  const open = useSetAtom(switchWorkspaceAtom);
  const tell = useFailureToast();
  /** Null without an expense, and for one in a budget that is not one's own any more. */
  const amount = ({ expense }: Reminder): string | null => {
    const workspace = workspaces.find(({ id }) => id === expense?.workspaceId);
    return expense === null || workspace === undefined
      ? null
      : display(expense.value, workspace.currencyCode).text;
  };
  const book = async ({ name, expense }: Reminder, replace = false): Promise<void> => {
    if (expense === null) return;
    if (expense.workspaceId !== here?.id) {
      const opened = await open(expense.workspaceId);
      if (!opened.ok) {
        tell(opened);
        return;
      }
    }
    const { value, categoryId, accountId } = expense;
    const query = new URLSearchParams({
      amount: value,
      category: categoryId,
      account: accountId,
      note: name,
    });
    await navigate(`/add?${query.toString()}`, { replace });
  };
  return { amount, book };
}
