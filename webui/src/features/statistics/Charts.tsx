import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useLastNumber } from "@/parts/useLastNumber";
import { canEditAtom } from "@/state/budget/access";
import { statisticsRunAtom, type StatisticsData } from "@/state/budget/statistics";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { AccountsCard } from "./cards/AccountsCard";
import { BalanceCard } from "./cards/BalanceCard";
import { CategoriesCard } from "./cards/CategoriesCard";
import { LeftOut } from "./sums/LeftOut";
import { NamedCards } from "./cards/NamedCards";
import { MonthsCard } from "./cards/MonthsCard";
import css from "./Statistics.module.css";
import { Sums } from "./sums/Sums";

/** All that is told of the months; before anything happened, what to do. */
export function Charts({ data }: { data: StatisticsData }) {
  const keys = useAtomValue(statisticsRunAtom)?.keys ?? [];
  if (isNothing(data)) return <Nothing />;
  return (
    <>
      <Sums data={data} keys={keys} />
      <LeftOut data={data} keys={keys} />
      <div className={css["Charts"]}>
        <CategoriesCard shares={data.shares} />
        <MonthsCard data={data} />
        <BalanceCard main={data.main} />
        <AccountsCard accounts={data.accounts} />
        <NamedCards currencyCode={data.shares.currencyCode} />
      </div>
    </>
  );
}

function Nothing() {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  useLastNumber("statistics", t("statistics.emptyTitle"), "");
  return (
    <EmptyState art="ring" title={t("statistics.emptyTitle")} text={t("statistics.emptyText")}>
      {canEdit && (
        <ButtonLink to="/add" size="l">
          {t("statistics.emptyAction")}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** No money moved in any of the months, and none is planned or there. */
function isNothing({ main }: StatisticsData): boolean {
  return main.months.every(({ income, spent, budget, balance, notConverted }) => {
    const amounts = [income, spent, budget, balance];
    return notConverted.length === 0 && amounts.every((amount) => Number(amount) === 0);
  });
}
