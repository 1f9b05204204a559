import { useTranslation } from "@/i18n/useTranslation";
import { money as exact } from "@/domain";
import type { AccountFigures, AccountStatistics } from "@/contract/statistics";
import { dayShort, monthShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useNames } from "@/i18n/useNames";
import { Amount } from "@/ui/figures/Amount";
import { accountIcon } from "@/ui/art/icons";
import { IconTile } from "@/ui/art/IconTile";
import { ListRow } from "@/ui/rows/ListRow";
import css from "../Statistics.module.css";

/** Balance of each account at the end, and its change over the months shown. */
export function AccountsCard({ accounts: statistics }: { accounts: AccountStatistics }) {
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
