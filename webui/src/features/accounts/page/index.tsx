import { useAtomValue } from "@/state/useAtomValue";
import { useState, type ReactNode } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { ArrowRightLeft, BanknoteArrowDown, Scale, X } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { laterSheet } from "@/parts/laterSheet";
import { accountByIdAtom, accountsAtom, type AccountView } from "@/state/budget/accounts";
import { isLoadingAtom } from "@/state/budget/workspace";
import { late } from "@/parts/late";
import { idle } from "@/ui/browser/onDemand";
import { Page } from "@/ui/frame/Page";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { canEditAtom } from "@/state/budget/access";
import { RoundAction, RoundActions } from "@/ui/actions/RoundActions";
import { useNames } from "@/i18n/useNames";
import { Button } from "@/ui/actions/Button";
import { IconButton } from "@/ui/actions/IconButton";
import { Panel } from "@/ui/frame/Panel";
import { useBack } from "@/parts/useBack";
import { PageBar } from "@/ui/frame/PageBar";
import { Link } from "@/ui/actions/Link";
import { dayShort } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { useMoney } from "@/i18n/useMoney";
import { Emphasis } from "@/parts/Emphasis";
import { accountComingAtom } from "@/state/budget/forecast";
import { Amount } from "@/ui/figures/Amount";
import { Hero } from "@/ui/figures/Hero";
import { AccountComing } from "./AccountComing";
import { useAccountTexts } from "../overview/useAccountTexts";

/** Fetched after the balance stands above them. */
const AccountMoves = late(async () => {
  await idle();
  return (await import("./AccountMoves")).AccountMoves;
}, "tabs");

const Sheets = laterSheet(async () => (await import("./PageSheets")).PageSheets);

export interface AccountPageProps {
  accountId: string;
  /** It stands beside the accounts, which lead to it. */
  beside?: boolean;
}

/** An account: its balance, what can be done with it, and everything that moved it. */
export function AccountPage({ accountId, beside = false }: AccountPageProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [shown, setShown] = useState<"edit" | "balance" | null>(null);
  const close = () => setShown(null);
  const storedAccount = useAtomValue(accountByIdAtom).get(accountId);
  const account = useKeptThing(storedAccount?.deleted ? undefined : storedAccount, shown !== null, close);
  const isLoading = useAtomValue(isLoadingAtom);
  if (account === undefined) {
    if (!isLoading) return <Navigate to={`/accounts${search}`} replace />;
    const waiting = <SkeletonRows count={6} label={t("states.loading")} />;
    return beside ? waiting : <Page>{waiting}</Page>;
  }
  const content = (
    <>
      <AccountHero account={account} beside={beside} />
      <AccountActions account={account} onSetBalance={() => setShown("balance")} />
      <AccountComing account={account} />
      <AccountMoves missing={null} key={account.id} account={account} />
    </>
  );
  const bar = {
    account,
    onEdit: () => setShown("edit"),
  };
  return (
    <>
      {beside ? (
        <AccountPanel {...bar}>{content}</AccountPanel>
      ) : (
        <>
          <AccountBar {...bar} />
          <Page>{content}</Page>
        </>
      )}
      <Sheets open={shown !== null} shown={shown} account={account} onClose={close} />
    </>
  );
}

interface AccountActionsProps {
  account: AccountView;
  onSetBalance: () => void;
}

/** Income, a transfer where there is another account, and the balance as the bank has it. */
function AccountActions({ account, onSetBalance }: AccountActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasOthers = useAtomValue(accountsAtom).length > 1;
  if (!useAtomValue(canEditAtom)) return null;
  const enter = (kind: "income" | "transfer") => () => {
    void navigate(`/add?kind=${kind}&account=${account.id}`);
  };
  return (
    <RoundActions>
      <RoundAction glyph={BanknoteArrowDown} text={t("accounts.addAmount")} onPress={enter("income")} />
      {hasOthers && (
        <RoundAction glyph={ArrowRightLeft} text={t("accounts.transfer")} onPress={enter("transfer")} />
      )}
      <RoundAction glyph={Scale} text={t("accounts.setBalance")} onPress={onSetBalance} />
    </RoundActions>
  );
}

/** An account beside the list of accounts: its name, the way to change it, and back to the list alone. */
function AccountPanel({ account, onEdit, children }: AccountBarProps & { children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <Panel
      bare
      title={useNames()(account.name)}
      actions={
        <>
          {canEdit && (
            <Button kind="text" onClick={onEdit}>
              {t("actions.edit")}
            </Button>
          )}
          <IconButton
            glyph={X}
            label={t("actions.close")}
            edge="end"
            onClick={() => void navigate(`/accounts${search}`)}
          />
        </>
      }
    >
      {children}
    </Panel>
  );
}

interface AccountBarProps {
  account: AccountView;
  onEdit: () => void;
}

/** The name of the account, and the way to change it. */
function AccountBar({ account, onEdit }: AccountBarProps) {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <PageBar
      title={useNames()(account.name)}
      onBack={useBack("/accounts")}
      actions={
        canEdit && (
          <Button kind="text" onClick={onEdit}>
            {t("actions.edit")}
          </Button>
        )
      }
    />
  );
}

/**
 * The balance now, booked entries of days to come included; in the workspace currency too where that is another. With
 * something scheduled, the balance at the end of the month leads to its forecast. Beside the accounts, whose hero is
 * the balance of all, it is plainer.
 */
function AccountHero({ account, beside = false }: { account: AccountView; beside?: boolean }) {
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
