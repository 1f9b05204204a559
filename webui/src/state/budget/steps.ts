/** First steps in a budget of one's own: money, a plan, an expense. */
import { atom } from "jotai";
import { money, months, type Account, type HistoryEntry } from "@/domain";
import { localTimestamp } from "@/data/device/clock";
import { gatewayAtom, optimisticStateAtom } from "../view";
import { firstDayAtom, monthAtom, runningMonthAtom } from "./month";
import { hasPlanAtom } from "./planning";

export type StepName = "have" | "plan" | "spend";

/** Which steps are done; null once all are, in another month than the first, and in budgets of others. */
export const stepsAtom = atom<Readonly<Record<StepName, boolean>> | null>((get) => {
  const state = get(optimisticStateAtom);
  const running = get(runningMonthAtom);
  if (state === null || get(monthAtom) !== running) return null;
  const { creatorId, createdAt } = state.workspace;
  const madeOn = localTimestamp(new Date(createdAt)).slice(0, 10);
  if (creatorId !== get(gatewayAtom)?.owner || months.monthOf(madeOn, get(firstDayAtom)) < running)
    return null;
  const expenses = state.history.filter(({ kind }) => kind === "expense");
  const steps = {
    have: state.accounts.some((account) => !account.deleted && wasFilled(account, expenses)),
    plan: get(hasPlanAtom),
    spend: expenses.length > 0,
  };
  return Object.values(steps).includes(false) ? steps : null;
});

/** True when an account held anything before its expenses, so that spending all of it undoes no step. */
function wasFilled({ id, budget }: Account, expenses: readonly HistoryEntry[]): boolean {
  const spent = expenses
    .filter(({ accountId }) => accountId === id)
    .map(({ accountValue }) => money.fromText(accountValue));
  return money.fromText(budget) !== money.sum(spent);
}
