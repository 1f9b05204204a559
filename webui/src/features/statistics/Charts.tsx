import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { idle } from "@/ui/browser/onDemand";
import { late } from "@/parts/late";
import { useLastNumber } from "@/parts/useLastNumber";
import { canEditAtom } from "@/state/budget/access";
import { statisticsRunAtom, type StatisticsData } from "@/state/budget/statistics";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { useMoney } from "@/i18n/useMoney";
import { Banner } from "@/ui/frame/Banner";
import type { MainStatistics, AccountFigures, AccountStatistics } from "@/contract/statistics";
import { monthName, monthShort, dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { money as exact } from "@/domain";
import { useNames } from "@/i18n/useNames";
import { Amount } from "@/ui/figures/Amount";
import { accountIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";
import { CategoriesCard } from "./cards/CategoriesCard";
import { EntriesOf } from "./cards/EntriesOf";
import { NamedCards } from "./cards/NamedCards";
import { MonthsCard } from "./cards/MonthsCard";
import css from "./Statistics.module.css";
import { Sums, type SumsProps } from "./sums/Sums";
import { leftOutOf } from "./sums/figures";
import { ChartFrame } from "./cards/ChartFrame";
import { Line } from "./charts/Line";

const ChangedCard = late(async () => {
  await idle();
  return (await import("./cards/ChangedCard")).ChangedCard;
});

/** Fetched after the sums stand. */
const InOutCard = late(async () => {
  await idle();
  return (await import("./cards/InOutCard")).InOutCard;
});

/** All that is told of the months; before anything happened, what to do. */
export function Charts({ data }: { data: StatisticsData }) {
  const run = useAtomValue(statisticsRunAtom);
  const keys = run?.keys ?? [];
  if (isNothing(data)) return <Nothing />;
  return (
    <div className={css["Charts"]}>
      <div className={css["Charts-column"]}>
        <ChangedCard run={JSON.stringify(run)} missing={null} />
        <Sums data={data} keys={keys} />
        <LeftOut data={data} keys={keys} />
        <CategoriesCard shares={data.shares} />
      </div>
      <div className={css["Charts-column"]}>
        <MonthsCard data={data} />
        <InOutCard main={data.main} missing={null} />
        <NamedCards currencyCode={data.shares.currencyCode} />
        <BalanceCard main={data.main} />
        <AccountsCard accounts={data.accounts} />
      </div>
    </div>
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

/** Names every amount the figures leave out because its currency has no rate. */
function LeftOut({ data, keys }: SumsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const parts = leftOutOf(data.main.months.filter(({ month }) => keys.includes(month)));
  if (parts.length === 0) return null;
  const named = parts.map(({ figure, currencyCode, amount }) =>
    t("statistics.leftOutPart", {
      figure: t(`statistics.figure.${figure}`),
      amount: money(amount, currencyCode).text,
    }),
  );
  return <Banner glyph={TriangleAlert} inset text={t("statistics.leftOut", { amounts: named.join("; ") })} />;
}

/** Total balance at the end of each month; the one that is read stands in the heading. */
function BalanceCard({ main }: { main: MainStatistics }) {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const [chosen, setChosen] = useState<number | null>(null);
  const { months, currencyCode } = main;
  const amount = (text: string) => money(text, currencyCode).text;
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const points = months.map(({ month, balance }) => ({
    key: month,
    name: monthShort(month, language),
    value: Number(balance),
    reading: t("statistics.reading", { month: monthName(month, language), amount: amount(balance) }),
  }));
  return (
    <ChartFrame
      title={t("statistics.balance")}
      note={points[chosen ?? -1]?.reading ?? amount(last.balance)}
      switches={<EntriesOf month={months[chosen ?? -1]?.month} />}
      table={{
        head: [
          t("statistics.monthHead"),
          t("statistics.income"),
          t("statistics.net"),
          t("statistics.balance"),
        ],
        rows: months.map(({ month, income, net, balance }) => [
          monthName(month, language),
          amount(income),
          amount(net),
          amount(balance),
        ]),
      }}
    >
      <Line
        currencyCode={currencyCode}
        label={t("statistics.lineLabel", {
          from: monthName(first.month, language),
          start: amount(first.balance),
          to: monthName(last.month, language),
          end: amount(last.balance),
        })}
        points={points}
        readLabel={t("statistics.readMonth")}
        chosen={chosen}
        onChoose={setChosen}
      />
    </ChartFrame>
  );
}

/** Balance of each account at the end, and its change over the months shown. */
function AccountsCard({ accounts: statistics }: { accounts: AccountStatistics }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const accounts = statistics.accounts.filter(isShown);
  const isConverted = accounts.some(({ currencyCode }) => currencyCode !== statistics.currencyCode);
  if (accounts.length === 0) return null;
  return (
    <section className={css["ChartFrame"]} data-rows="">
      <header className={css["ChartFrame-head"]}>
        <h2>{t("statistics.byAccount")}</h2>
        {isConverted && (
          <span>{t("statistics.ratesOf", { day: dayShort(statistics.ratesUpdatedAt, language) })}</span>
        )}
      </header>
      <ul>
        {accounts.map((account) => (
          <AccountLine key={account.accountId} account={account} currencyCode={statistics.currencyCode} />
        ))}
      </ul>
    </section>
  );
}

function AccountLine({ account, currencyCode }: { account: AccountFigures; currencyCode: string }) {
  const names = useNames();
  const money = useMoney();
  const change = useChange(account);
  const last = account.months.at(-1);
  if (last === undefined) return null;
  const isOwn = account.currencyCode === currencyCode || last.notConverted.length > 0;
  return (
    <ListRow
      title={names(account.name)}
      deleted={account.deleted}
      sub={change}
      start={<IconTile icon={accountIcon(account.icon)} />}
      end={
        <Amount
          parts={money(last.balance, account.currencyCode)}
          tone={Number(last.balance) < 0 ? "debt" : undefined}
        />
      }
      endSub={isOwn ? undefined : `≈ ${money(last.amount, currencyCode).text}`}
    />
  );
}

function useChange({ months, currencyCode }: AccountFigures): string {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const month = monthShort(months[0]?.month ?? "", language);
  const [first, last] = [months[0]?.balance ?? "0", months.at(-1)?.balance ?? "0"];
  const change = exact.fromText(last) - exact.fromText(first);
  const amount = money(exact.formatText(change), currencyCode, { signed: true }).text;
  return change === exact.ZERO ? t("statistics.unchanged") : t("statistics.changed", { amount, month });
}

/** Deleted accounts that held nothing in these months say nothing either. */
function isShown({ deleted, months }: AccountFigures): boolean {
  return !deleted || months.some(({ balance }) => Number(balance) !== 0);
}
