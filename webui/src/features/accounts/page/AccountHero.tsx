import { useAtomValue } from "@/state/useAtomValue";
import { Link } from "@/ui/actions/Link";
import { dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { useTranslation } from "@/i18n/useTranslation";
import { Emphasis } from "@/parts/Emphasis";
import type { AccountView } from "@/state/budget/accounts";
import { accountComingAtom } from "@/state/budget/forecast";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { useAccountTexts } from "../overview/useAccountTexts";

/**
 * The balance now, booked entries of days to come included; in the workspace currency too where that is another. With
 * something scheduled, the balance at the end of the month leads to its forecast. Beside the accounts, whose hero is
 * the balance of all, it is plainer.
 */
export function AccountHero({ account, beside = false }: { account: AccountView; beside?: boolean }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { second } = useAccountTexts()(account);
  const atEnd = useMonthEnd(account);
  return (
    <Hero
      paper={beside}
      label={t("accounts.together")}
      amount={<Amount parts={money(account.budget, account.currency)} dim />}
      sub={
        <>
          {second && <span>{second}</span>}
          {atEnd !== null && (
            <Link to={`/forecast?account=${account.id}`}>
              <Emphasis text={atEnd} />
            </Link>
          )}
        </>
      }
    />
  );
}

/** Return the balance at the end of the running month in words; null where nothing is scheduled. */
function useMonthEnd({ id, currency }: AccountView): string | null {
  const { t } = useTranslation();
  const [money, language] = [useMoney(), useLanguage()];
  const coming = useAtomValue(accountComingAtom)(id);
  const last = coming?.days.at(-1);
  if (last === undefined || coming?.rows.length === 0) return null;
  return t("accounts.atMonthEnd", {
    amount: money(last.amount, currency).text,
    day: dayShort(last.day, language),
  });
}
