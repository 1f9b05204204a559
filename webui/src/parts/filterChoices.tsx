import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { peopleAtom } from "@/state/budget/people";
import { userAtom } from "@/state/session/session";
import { Avatar } from "@/ui/art/Avatar";
import { hueOf } from "@/ui/art/hue";
import type { Choice } from "@/ui/overlays/SheetList";
import { months } from "@/domain";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { runningMonthAtom } from "@/state/budget/month";
import { workspaceAtom } from "@/state/budget/workspace";

/** The present and the former members, for a filter. */
export function usePeopleChoices(): Choice<string>[] {
  const { t } = useTranslation();
  const me = useAtomValue(userAtom)?.id;
  return useAtomValue(peopleAtom).map(({ userId, name, avatar }) => ({
    value: userId,
    text: userId === me ? t("history.you") : name,
    start: <Avatar name={name} picture={avatar ?? undefined} hue={hueOf(userId)} round />,
  }));
}

/** The budget's months from the first of these days to the last, the running one among them, newest first. */
export function useMonthsOf(days: readonly string[]): Choice<string>[] {
  const language = useLanguage();
  const running = useAtomValue(runningMonthAtom);
  const firstDay = useAtomValue(workspaceAtom)?.firstDayOfMonth ?? 1;
  const used = [running, ...days.map((day) => months.monthOf(day, firstDay))].sort();
  const between = months.between(used[0] ?? running, used.at(-1) ?? running).reverse();
  return between.map((value) => ({ value, text: monthName(value, language) }));
}
