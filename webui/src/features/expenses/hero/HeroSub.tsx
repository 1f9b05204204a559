import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { money as rule, type Planning } from "@/domain";
import { monthWord } from "@/i18n/dates";
import { baseOf, isPlanned } from "@/i18n/progress";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { Emphasis } from "@/parts/Emphasis";
import { monthViewAtom } from "@/state/budget/month";
import css from "./HeroSub.module.css";

export interface HeroSubProps {
  planning: Planning;
  /** Money in the accounts, before the month has a plan. */
  have: string | null;
}

/** Lines below the hero's number: what it leaves out, and the amount a day or the part of the plan that is spent. */
export function HeroSub({ planning, have }: HeroSubProps) {
  const { isClosed } = useAtomValue(monthViewAtom);
  if (have !== null) return <Coming planning={planning} have={have} />;
  if (!isPlanned(planning)) return null;
  return isClosed ? <SpentOf planning={planning} /> : <Rest planning={planning} />;
}

/** Before a plan: what is still to come, and what it leaves of the money there is. */
function Coming({ planning: { upcoming, currencyCode }, have }: { planning: Planning; have: string }) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const { key } = useAtomValue(monthViewAtom);
  if (Number(upcoming) === 0) return null;
  const show = (amount: string) => money(amount, currencyCode).text;
  const leaves = rule.formatText(rule.fromText(have) - rule.fromText(upcoming));
  return (
    <span className={css["HeroSub"]}>
      <span>
        <Emphasis
          text={t("expenses.comingIn", { amount: show(upcoming), month: monthWord(key, language) })}
        />
      </span>
      <span>
        <Emphasis text={t("expenses.leaves", { amount: show(leaves) })} />
      </span>
    </span>
  );
}

function SpentOf({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const money = useMoney();
  const [spent, budget] = [planning.spent, baseOf(planning)].map(
    (amount) => money(amount, planning.currencyCode).text,
  );
  return (
    <span>
      <Emphasis text={t("expenses.spentOf", { spent: spent ?? "", budget: budget ?? "" })} />
    </span>
  );
}

function Rest({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { left, leftPerDay, daysLeft, currencyCode } = planning;
  const after = useAfter(planning);
  const isPerDay = leftPerDay !== null && daysLeft !== null && (Number(left) > 0 || after !== null);
  return (
    <span className={css["HeroSub"]}>
      {after !== null && (
        <span>
          <Emphasis text={after} />
        </span>
      )}
      {isPerDay ? (
        <span>
          <Emphasis
            text={t("expenses.perDay", { amount: money(leftPerDay, currencyCode).text, count: daysLeft })}
          />
        </span>
      ) : (
        <SpentOf planning={planning} />
      )}
    </span>
  );
}

/** Amounts still to come and set aside for targets: neither is free. Null where there is nothing of them. */
function useAfter({ upcoming, setAside, currencyCode }: Planning): string | null {
  const { t } = useTranslation();
  const money = useMoney();
  const show = (value: string) => money(value, currencyCode).text;
  const [hasComing, hasAside] = [Number(upcoming) > 0, Number(setAside) > 0];
  if (hasComing && hasAside) {
    return t("expenses.afterBoth", { coming: show(upcoming), aside: show(setAside) });
  }
  if (hasAside) return t("expenses.afterAside", { amount: show(setAside) });
  return hasComing ? t("expenses.afterComing", { amount: show(upcoming) }) : null;
}
