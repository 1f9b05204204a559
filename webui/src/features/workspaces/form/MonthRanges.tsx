import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { months } from "@/domain";
import { dayRangeText, monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { todayAtom } from "@/state/device";
import { Details } from "@/ui/rows/Details";

const AROUND = [-1, 0, 1];

/** The running month and its neighbours as they would be with this first day. */
export function MonthRanges({ firstDay }: { firstDay: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const running = months.monthOf(useAtomValue(todayAtom), firstDay);
  const details = AROUND.map((distance) => {
    const month = months.add(running, distance);
    const [first, last] = months.dayRange(month, firstDay);
    const name = monthName(month, language);
    const label = distance === 0 ? t("workspaces.now", { month: name }) : name;
    return { label, value: unbroken(dayRangeText(first, last, language)) };
  });
  return <Details details={details} />;
}

/** A line may end between two days, not within one. */
function unbroken(range: string): string {
  return range.replace(/(\d) /g, "$1\u00a0");
}
