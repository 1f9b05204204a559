import { useAtomValue } from "@/state/useAtomValue";
import { months } from "@/domain";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { runningMonthAtom } from "@/state/budget/month";
import { workspaceAtom } from "@/state/budget/workspace";
import type { Choice } from "@/ui/overlays/SheetList";

/** The budget's months from the first of these days to the last, the running one among them, newest first. */
export function useMonthsOf(days: readonly string[]): Choice<string>[] {
  const language = useLanguage();
  const running = useAtomValue(runningMonthAtom);
  const firstDay = useAtomValue(workspaceAtom)?.firstDayOfMonth ?? 1;
  const used = [running, ...days.map((day) => months.monthOf(day, firstDay))].sort();
  const between = months.between(used[0] ?? running, used.at(-1) ?? running).reverse();
  return between.map((value) => ({ value, text: monthName(value, language) }));
}
