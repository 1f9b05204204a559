import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import type { Planning } from "@/domain";
import { dayShort } from "@/i18n/dates";
import { ratioOf, wholePercent } from "@/i18n/progress";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { MonthNotes } from "@/parts/MonthNotes";
import { todayAtom } from "@/state/device";
import { monthViewAtom } from "@/state/budget/month";
import { planningAtom } from "@/state/budget/planning";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { HeroBar } from "./HeroBar";
import { HeroStats } from "./HeroStats";

/** Money left of the month's plan, the part that is spent, and the day of the month. */
export function PlanHero() {
  const planning = useAtomValue(planningAtom);
  return planning && <Left planning={planning} />;
}

function Left({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useDayText();
  const { label, amount } = answerOf(planning);
  const isPlanned = Number(planning.budget) > 0;
  return (
    <Hero
      label={t(label)}
      amount={<Amount parts={money(amount, planning.currencyCode)} dim />}
      sub={!isPlanned && dayText}
    >
      {isPlanned && <SpentBar planning={planning} dayText={dayText} />}
      <Stats planning={planning} />
      <MonthNotes planning={planning} />
    </Hero>
  );
}

function answerOf({ budget, spent, left, overflow }: Planning) {
  if (Number(budget) === 0) return { label: "expenses.spent", amount: spent } as const;
  return Number(overflow) > 0
    ? ({ label: "planning.over", amount: overflow } as const)
    : ({ label: "planning.left", amount: left } as const);
}

function SpentBar({ planning, dayText }: { planning: Planning; dayText: string }) {
  const { t } = useTranslation();
  const { day } = useAtomValue(monthViewAtom);
  const percent = wholePercent(planning);
  return (
    <HeroBar
      ratio={ratioOf(planning)}
      today={day === null ? undefined : day.number / day.of}
      label={t("progress.percentSpent", { percent })}
      start={t("planning.spentPercent", { percent })}
      end={dayText}
    />
  );
}

/** "Day 12 of 30", or the day a month ahead starts on. */
function useDayText(): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const { day, firstDay, lastDay } = useAtomValue(monthViewAtom);
  const today = useAtomValue(todayAtom);
  if (day !== null) return t("planning.day", day);
  if (lastDay < today) return t("planning.monthOver");
  return t("planning.monthAhead", { day: dayShort(firstDay, language) });
}

function Stats({ planning: { currencyCode, budget, spent, leftPerDay } }: { planning: Planning }) {
  const { t } = useTranslation();
  const money = useMoney();
  const show = (value: string) => money(value, currencyCode).text;
  const stats = [
    { label: t("planning.planned"), value: show(budget) },
    { label: t("planning.spent"), value: show(spent) },
  ];
  const perDay = leftPerDay !== null && { label: t("planning.perDay"), value: show(leftPerDay) };
  return <HeroStats stats={perDay ? [...stats, perDay] : stats} />;
}
