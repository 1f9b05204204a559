import { useAtomValue } from "@/state/useAtomValue";
import { CalendarPlus } from "lucide-react";
import { conversions, money as rule, months } from "@/domain";
import { monthWord } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { NoticeCard } from "@/parts/NoticeCard";
import { useCopyLastMonth } from "@/parts/useCopyLastMonth";
import { monthViewAtom } from "@/state/budget/month";
import { copyableAtom } from "@/state/budget/planChanges";
import { ratesAtom } from "@/state/budget/rates";
import { workspaceAtom } from "@/state/budget/workspace";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { IconTile } from "@/ui/art/IconTile";
import { ListGroup } from "@/ui/rows/ListGroup";
import { ListRow } from "@/ui/rows/ListRow";

const ICON = { glyph: CalendarPlus, hue: "blue" } as const;
/** Last day on which the card stands; later a row is enough. */
const CARD_LAST_DAY = 7;

/** Ways to the plan of a running month that has none yet: last month's, or a new one. */
export function PlanCard() {
  const { t } = useTranslation();
  const language = useLanguage();
  const copy = useCopyLastMonth();
  const { key, day } = useAtomValue(monthViewAtom);
  const text = useLastPlan();
  const title = t("expenses.noPlan", { month: monthWord(key, language) });
  if (day !== null && day.number > CARD_LAST_DAY) {
    return (
      <ListGroup>
        <ListRow title={title} start={<IconTile icon={ICON} />} to="/planning" chevron wrap />
      </ListGroup>
    );
  }
  return (
    <NoticeCard icon={ICON} title={title} text={text ?? t("expenses.planFirst")} alone>
      {text !== null && (
        <Button onClick={() => void copy()}>
          {t("planning.copyLast", { month: monthWord(months.add(key, -1), language) })}
        </Button>
      )}
      <ButtonLink to="/planning" kind={text === null ? "primary" : "tonal"}>
        {t("expenses.planMonth", { month: monthWord(key, language) })}
      </ButtonLink>
    </NoticeCard>
  );
}

/** "November’s was $2 300.00 in 11 categories."; null where there is nothing to copy. */
function useLastPlan(): string | null {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const [copyable, rates] = [useAtomValue(copyableAtom), useAtomValue(ratesAtom)];
  const { key } = useAtomValue(monthViewAtom);
  const currencyCode = useAtomValue(workspaceAtom)?.currencyCode;
  if (copyable.length === 0 || currencyCode === undefined) return null;
  const parts = copyable.map((plan) => ({
    currencyCode: plan.currencyCode,
    amount: rule.fromText(plan.budget),
  }));
  const { amount } = conversions.total(parts, currencyCode, rates);
  return t("expenses.lastPlan", {
    month: monthWord(months.add(key, -1), language),
    amount: money(rule.formatText(amount), currencyCode).text,
    count: copyable.length,
  });
}
