import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { Explained, Planning } from "@/domain";
import { comingOf, isPlanned, ratioOf, wholePercent } from "@/i18n/progress";
import { useMoney } from "@/i18n/useMoney";
import { Pace } from "@/parts/Pace";
import { MonthNotes } from "@/parts/MonthNotes";
import { WhyButton } from "@/parts/why/WhyButton";
import { balanceAtom } from "@/state/budget/balance";
import { monthViewAtom } from "@/state/budget/month";
import { monthPartAtom } from "@/state/budget/pace";
import { planningAtom } from "@/state/budget/planning";
import { stepsAtom } from "@/state/budget/steps";
import { rememberAnswer } from "@/ui/browser/lastAnswer";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { HeroRing } from "@/ui/figures/HeroRing";
import { HeroSub } from "./HeroSub";

/** Money free this month, or left while nothing is to come; the amount over, or the amount spent while nothing is planned. */
export function LeftHero() {
  const planning = useAtomValue(planningAtom);
  return planning && <Left planning={planning} />;
}

function Left({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { currencyCode } = planning;
  const have = useHave();
  const { label, amount } = answerOf(planning, have);
  const isOver = label === "over";
  const [title, parts] = [t(`expenses.${label}`), money(amount, currencyCode)];
  const { isRunning } = useAtomValue(monthViewAtom);
  useEffect(() => {
    // The next visit begins with the running month.
    if (isRunning) rememberAnswer(title, parts.text);
  }, [isRunning, title, parts.text]);
  return (
    <Hero
      label={title}
      info={label !== "have" && <WhyButton about={aboutOf(label)} amount={parts.text} />}
      amount={<Amount parts={parts} over={isOver} dim />}
      sub={<HeroSub planning={planning} />}
      ring={isPlanned(planning) && <Spent planning={planning} />}
    >
      {!isOver && <Pace of={planning} />}
      <MonthNotes planning={planning} />
    </Hero>
  );
}

/** The explained number: what is left is free while nothing is to come or set aside. */
function aboutOf(label: "free" | "left" | "over" | "spent"): Explained {
  return { categoryId: null, of: label === "spent" ? "spent" : "free" };
}

/** Money in the accounts of who is new; null for everybody else. */
function useHave(): string | null {
  const [steps, balance] = [useAtomValue(stepsAtom), useAtomValue(balanceAtom)];
  return steps === null ? null : (balance?.amount ?? null);
}

function answerOf(planning: Planning, have: string | null) {
  const { spent, overflow, upcoming, free, left } = planning;
  const isEmpty = !isPlanned(planning);
  if (have !== null && isEmpty && Number(spent) === 0) {
    return { label: "have", amount: have } as const;
  }
  if (isEmpty) return { label: "spent", amount: spent } as const;
  if (Number(overflow) > 0 || Number(free) < 0) {
    return { label: "over", amount: free.replace("-", "") } as const;
  }
  return Number(upcoming) > 0 || free !== left
    ? ({ label: "free", amount: free } as const)
    : ({ label: "left", amount: left } as const);
}

function Spent({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const today = useAtomValue(monthPartAtom);
  const percent = t("progress.percent", { percent: wholePercent(planning) });
  return (
    <HeroRing
      ratio={ratioOf(planning)}
      coming={comingOf(planning)}
      percent={percent}
      caption={t("expenses.percentCaption")}
      today={today}
    />
  );
}
