import { useStore } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useNames } from "@/i18n/useNames";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import { alerts, money, percent as percents, type Money } from "@/domain";
import { baseOf } from "@/i18n/progress";
import { useRemoteOf } from "@/parts/useRemote";
import { categoryByIdAtom } from "@/state/budget/categories";
import { monthViewAtom } from "@/state/budget/month";
import { planningRowsAtom } from "@/state/budget/planning";
import { workspaceAtom } from "@/state/budget/workspace";
import { todayAtom } from "@/state/device";
import { alertsRemote, wantedLevelsAtom } from "@/state/session/alerts";
import { isGuestAtom } from "@/state/session/session";
import { categoriesOf, type EntryBody } from "./booking";

/**
 * Watches an entry that is about to be booked. What comes back adds to the text of its toast the level that it took its
 * categories to: who books is told here, and by no alert.
 */
export function useLevelText(): (entry: EntryBody) => (text: string) => string {
  const { t } = useTranslation();
  const [names, display] = [useNames(), usePercent()];
  const store = useStore();
  const [isGuest, workspace] = [useAtomValue(isGuestAtom), useAtomValue(workspaceAtom)];
  // Else a level that is switched off would be told until the screen of the alerts was opened.
  useRemoteOf(alertsRemote, isGuest ? null : (workspace?.id ?? null));

  function spendingOf(categoryId: string): readonly [spent: Money, base: Money] {
    const row = store.get(planningRowsAtom).find((each) => each.categoryId === categoryId);
    return row === undefined
      ? [money.ZERO, money.ZERO]
      : [money.fromText(row.spent), money.fromText(baseOf(row))];
  }

  function levelOf(categoryId: string, date: string | undefined): number {
    const { firstDay, lastDay, isRunning } = store.get(monthViewAtom);
    const day = date?.slice(0, 10) ?? store.get(todayAtom);
    if (!isRunning || day < firstDay || day > lastDay) return 0;
    return alerts.level(...spendingOf(categoryId));
  }

  return ({ kind, body }) => {
    const spentIn = kind === "expense" ? categoriesOf(body) : [];
    const before = spentIn.map((id) => [id, levelOf(id, body.date)] as const);
    return (text) =>
      before.reduce((message, [id, levelBefore]) => {
        const levelNow = levelOf(id, body.date);
        const level = alerts.crossed(levelBefore, levelNow, store.get(wantedLevelsAtom)).at(-1);
        if (level === undefined) return message;
        const percent = display(percents.whole(...spendingOf(id)));
        const category = names(store.get(categoryByIdAtom).get(id)?.name ?? "");
        return t("add.reached", { text: message, category, percent });
      }, text);
  };
}
