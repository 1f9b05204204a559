import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { laterSheet } from "@/parts/laterSheet";
import { accountByIdAtom } from "@/state/budget/accounts";
import { isLoadingAtom } from "@/state/budget/workspace";
import { idle, onDemand } from "@/ui/browser/onDemand";
import { Page } from "@/ui/frame/Page";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { AccountActions } from "./AccountActions";
import { AccountBar } from "./AccountBar";
import { AccountComing } from "./AccountComing";
import { AccountHero } from "./AccountHero";
import { AccountPanel } from "./AccountPanel";

/** Fetched after the balance stands above them. */
const AccountMoves = onDemand(async () => {
  await idle();
  return { default: (await import("./AccountMoves")).AccountMoves };
});

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
  const found = useAtomValue(accountByIdAtom).get(accountId);
  const account = useKeptThing(found?.deleted ? undefined : found, shown !== null, close);
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
