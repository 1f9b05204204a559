import { useAtomValue } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import type { Planning } from "@/domain";
import { isPlanned, ratioOf, wholePercent } from "@/i18n/progress";
import { useMoney } from "@/i18n/useMoney";
import { Pace } from "@/parts/Pace";
import { MonthNotes } from "@/parts/MonthNotes";
import { balanceAtom } from "@/state/budget/balance";
import { monthPartAtom } from "@/state/budget/pace";
import { planningAtom } from "@/state/budget/planning";
import { stepsAtom } from "@/state/budget/steps";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { HeroRing } from "@/ui/figures/HeroRing";
import { HeroSub } from "./HeroSub";

/** Money left this month; the amount over, or the amount spent while nothing is planned. */
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
  return (
    <Hero
      label={t(`expenses.${label}`)}
      amount={<Amount parts={money(amount, currencyCode)} dim />}
      sub={<HeroSub planning={planning} />}
      ring={isPlanned(planning) && <Spent planning={planning} />}
    >
      {Number(planning.overflow) === 0 && <Pace of={planning} />}
      <MonthNotes planning={planning} />
    </Hero>
  );
}

/** Money in the accounts of who is new; null for everybody else. */
function useHave(): string | null {
  const [steps, balance] = [useAtomValue(stepsAtom), useAtomValue(balanceAtom)];
  return steps === null ? null : (balance?.amount ?? null);
}

function answerOf(planning: Planning, have: string | null) {
  const { spent, left, overflow } = planning;
  const isEmpty = !isPlanned(planning);
  if (have !== null && isEmpty && Number(spent) === 0) {
    return { label: "have", amount: have } as const;
  }
  if (isEmpty) return { label: "spent", amount: spent } as const;
  return Number(overflow) > 0
    ? ({ label: "over", amount: overflow } as const)
    : ({ label: "left", amount: left } as const);
}

function Spent({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const today = useAtomValue(monthPartAtom);
  const percent = t("progress.percent", { percent: wholePercent(planning) });
  return (
    <HeroRing
      ratio={ratioOf(planning)}
      percent={percent}
      caption={t("expenses.percentCaption")}
      today={today}
    />
  );
}
