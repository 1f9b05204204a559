import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import type { Planning } from "@/domain";
import { isPlanned } from "@/i18n/progress";
import { useMoney } from "@/i18n/useMoney";
import { includedAtom, type Included } from "@/state/budget/planning";
import { HeroNote } from "@/ui/figures/HeroNote";

/** Amounts that a month's number leaves out, and invisible ones that it includes. */
export function MonthNotes({ planning }: { planning: Planning }) {
  const { t } = useTranslation();
  const money = useMoney();
  const included = useAtomValue(includedAtom);
  return (
    <>
      {planning.notConverted.map(({ currencyCode, amount }) => (
        <HeroNote key={currencyCode}>
          {t("expenses.notIncluded", { amount: money(amount, currencyCode).text })}
        </HeroNote>
      ))}
      {included && <IncludedNotes {...included} isPlanned={isPlanned(planning)} />}
    </>
  );
}

function IncludedNotes({
  archived,
  unplanned,
  currencyCode,
  isPlanned: hasPlan,
}: Included & { isPlanned: boolean }) {
  const { t } = useTranslation();
  const money = useMoney();
  const show = (amount: string) => money(amount, currencyCode).text;
  const [spent, budget] = [show(archived.spent), show(archived.budget)];
  const isArchivedPlanned = Number(archived.budget) > 0;
  const amounts = isArchivedPlanned
    ? t("progress.spentOf", { spent, budget })
    : t("progress.onlySpent", { spent });
  return (
    <>
      {(isArchivedPlanned || Number(archived.spent) > 0) && (
        <HeroNote tone="info">{t("progress.withArchived", { amounts })}</HeroNote>
      )}
      {hasPlan && Number(unplanned) > 0 && (
        <HeroNote tone="info">{t("progress.withUnplanned", { amount: show(unplanned) })}</HeroNote>
      )}
    </>
  );
}
