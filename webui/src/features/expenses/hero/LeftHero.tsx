import { useAtomValue } from "@/state/useAtomValue";
import { usePercent } from "@/i18n/usePercent";
import { useTranslation } from "@/i18n/useTranslation";
import type { Explained, Planning } from "@/domain";
import { comingOf, isPlanned, ratioOf, wholePercent } from "@/i18n/progress";
import { monthWord } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { Pace } from "@/parts/Pace";
import { MonthNotes } from "@/parts/MonthNotes";
import { useLastNumber } from "@/parts/useLastNumber";
import { WhyButton } from "@/parts/why/WhyButton";
import { balanceAtom } from "@/state/budget/balance";
import { monthViewAtom } from "@/state/budget/month";
import { monthPartAtom } from "@/state/budget/pace";
import { hasPlanAtom, planningAtom } from "@/state/budget/planning";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { HeroRing } from "@/ui/figures/HeroRing";
import { HeroSub } from "./HeroSub";

/**
 * Money free this month, or left while nothing is to come; the amount over. Before the month has a plan, the money there is;
 * of a closed month, what was left.
 */
export function LeftHero() {
  const planning = useAtomValue(planningAtom);
  return planning && <Left planning={planning} />;
}

function Left({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const { currencyCode } = planning;
  const { isClosed, key } = useAtomValue(monthViewAtom);
  const have = useHave();
  const { label, amount } = isClosed ? resultOf(planning) : answerOf(planning, have);
  const isOver = label === "over" || label === "overIn";
  const title = t(`expenses.${label}`, { month: monthWord(key, language) });
  const parts = money(amount, currencyCode);
  useLastNumber("expenses", title, parts.text);
  return (
    <Hero
      label={title}
      info={label !== "have" && <WhyButton about={aboutOf(label)} amount={parts.text} />}
      amount={<Amount parts={parts} over={isOver} dim />}
      sub={<HeroSub planning={planning} have={have} />}
      ring={have === null && isPlanned(planning) && <Spent planning={planning} />}
    >
      {!isOver && have === null && <Pace of={planning} />}
      <MonthNotes planning={planning} />
    </Hero>
  );
}

/** The explained number: what is left is free while nothing is to come or set aside. */
function aboutOf(label: Exclude<Answer["label"] | Result["label"], "have">): Explained {
  return { categoryId: null, of: label === "spentIn" || label === "spent" ? "spent" : "free" };
}

/** Money in the accounts before the month has a plan; null afterwards, and of a closed month. */
function useHave(): string | null {
  const [hasPlan, balance] = [useAtomValue(hasPlanAtom), useAtomValue(balanceAtom)];
  const { isClosed } = useAtomValue(monthViewAtom);
  return hasPlan || isClosed ? null : (balance?.amount ?? null);
}

interface Answer {
  readonly label: "have" | "spent" | "over" | "free" | "left";
  readonly amount: string;
}

function answerOf(planning: Planning, have: string | null): Answer {
  const { spent, overflow, upcoming, free, left } = planning;
  if (have !== null) return { label: "have", amount: have };
  if (!isPlanned(planning)) return { label: "spent", amount: spent };
  if (Number(overflow) > 0 || Number(free) < 0) return { label: "over", amount: free.replace("-", "") };
  return Number(upcoming) > 0 || free !== left
    ? { label: "free", amount: free }
    : { label: "left", amount: left };
}

interface Result {
  readonly label: "spentIn" | "overIn" | "leftIn";
  readonly amount: string;
}

function resultOf(planning: Planning): Result {
  const { spent, overflow, left } = planning;
  if (!isPlanned(planning)) return { label: "spentIn", amount: spent };
  return Number(overflow) > 0 ? { label: "overIn", amount: overflow } : { label: "leftIn", amount: left };
}

function Spent({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const today = useAtomValue(monthPartAtom);
  const percent = usePercent()(wholePercent(planning));
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
