import { useStore } from "jotai";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { alerts, money } from "@/domain";
import { baseOf } from "@/i18n/progress";
import { categoryByIdAtom } from "@/state/budget/categories";
import { monthViewAtom } from "@/state/budget/month";
import { planningRowsAtom } from "@/state/budget/planning";
import { todayAtom } from "@/state/device";
import { wantedLevelsAtom } from "@/state/session/alerts";
import type { EntryBody } from "./booking";

/**
 * Watches an entry that is about to be booked. What comes back adds to the text of its toast the level that it took its
 * category to: who books is told here, and by no alert.
 */
export function useReached(): (entry: EntryBody) => (text: string) => string {
  const { t } = useTranslation();
  const names = useNames();
  const store = useStore();

  function levelOf({ kind, body }: EntryBody): number {
    const { firstDay, lastDay, isRunning } = store.get(monthViewAtom);
    const day = body.date?.slice(0, 10) ?? store.get(todayAtom);
    if (kind !== "expense" || !isRunning || day < firstDay || day > lastDay) return 0;
    const row = store.get(planningRowsAtom).find(({ categoryId }) => categoryId === body.categoryId);
    return row === undefined ? 0 : alerts.level(money.fromText(row.spent), money.fromText(baseOf(row)));
  }

  return (entry) => {
    const before = levelOf(entry);
    return (text) => {
      const level = alerts.crossed(before, levelOf(entry), store.get(wantedLevelsAtom)).at(-1);
      if (level === undefined || entry.kind !== "expense") return text;
      const category = names(store.get(categoryByIdAtom).get(entry.body.categoryId)?.name ?? "");
      return t("add.reached", { text, category, level: String(level) });
    };
  };
}
