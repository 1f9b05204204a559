import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useNavigate } from "react-router";
import { access } from "@/domain";
import { useMoney } from "@/i18n/useMoney";
import { roleInAtom } from "@/state/budget/access";
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
  const roleIn = useAtomValue(roleInAtom);
  /** Null without an expense, and for one in a budget that is not one's own any more. */
  const amount = ({ expense }: Reminder): string | null => {
    const workspace = workspaces.find(({ id }) => id === expense?.workspaceId);
    return expense === null || workspace === undefined
      ? null
      : display(expense.value, workspace.currencyCode).text;
  };
  const book = async (reminder: Reminder, replace = false): Promise<void> => {
    const { name, expense } = reminder;
    if (expense === null || !canBook(reminder)) return;
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
  /** False in a budget that the person only views. */
  const canBook = ({ expense }: Reminder): boolean =>
    expense !== null && access.refusal(roleIn(expense.workspaceId), "write") === null;
  return { amount, canBook, book };
}
