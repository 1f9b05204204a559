import { useAtomValue } from "@/state/useAtomValue";
import { months, schedules, type AmountParts, type ComingItem, type KeptSchedule } from "@/domain";
import { dayShort, dayTitle } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { accountByIdAtom } from "@/state/budget/accounts";
import { categoryByIdAtom } from "@/state/budget/categories";
import { todayAtom } from "@/state/device";
import type { NamedIcon } from "@/ui/art/icons";
import { entryIcon } from "@/ui/rows/entryIcon";

/** Words for schedules: their name, amount, account and rhythm, and days of theirs. */
export function useScheduleTexts() {
  const { t } = useTranslation();
  const [names, money, language] = [useNames(), useMoney(), useLanguage()];
  const [accounts, categories] = [useAtomValue(accountByIdAtom), useAtomValue(categoryByIdAtom)];
  const today = useAtomValue(todayAtom);

  const account = (id: string): string => names(accounts.get(id)?.name ?? "");
  const place = ({ accountId, fromAccountId }: KeptSchedule): string =>
    fromAccountId === null
      ? account(accountId)
      : t("history.between", { from: account(fromAccountId), to: account(accountId) });
  const label = ({ kind, categoryId }: KeptSchedule): string =>
    kind === "expense" ? names(categories.get(categoryId ?? "")?.name ?? "") : t(`history.kind.${kind}`);
  const day = (text: string): string =>
    text.startsWith(today.slice(0, 4))
      ? dayShort(text, language)
      : `${dayShort(text, language)} ${text.slice(0, 4)}`;
  const due = (text: string): string =>
    months.daysBetween(text, today) === 0
      ? t("schedules.dueToday")
      : t("schedules.dueOn", { day: dayShort(text, language) });
  return {
    account,
    place,
    label,
    name: (schedule: KeptSchedule): string => (schedule.note === "" ? label(schedule) : schedule.note),
    icon: ({ kind, categoryId }: KeptSchedule): NamedIcon =>
      entryIcon(kind, categories.get(categoryId ?? "")?.icon ?? ""),
    amount: ({ kind, value, currencyCode }: KeptSchedule, given = value): AmountParts =>
      money(kind === "expense" ? `-${given}` : given, currencyCode, { signed: kind === "income" }),
    /** The amount without its sign: "Rent $900.00". */
    size: ({ value, currencyCode }: KeptSchedule, given = value): string => money(given, currencyCode).text,
    rhythm: ({ frequency, every }: Pick<KeptSchedule, "frequency" | "every">): string =>
      frequency === "once"
        ? t("schedules.rhythm.once")
        : t(`schedules.rhythm.${frequency}`, { count: every }),
    /** 25 Nov; with the year when it is another. */
    day,
    dayTitle: (text: string): string => dayTitle(text, today, language),
    due,
    /** The day it comes, or since when it is due. */
    when: (item: ComingItem): string =>
      item.day > today ? day(item.day) : due(schedules.bookedDay(item.occurrence, item.schedule.weekend)),
  };
}
