import { useAtomValue } from "@/state/useAtomValue";
import { ArchiveRestore, Plus, CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { useNames } from "@/i18n/useNames";
import { useTranslation } from "@/i18n/useTranslation";
import { accountByIdAtom, deletedAccountsAtom } from "@/state/budget/accounts";
import { laterSheet } from "@/parts/laterSheet";
import { useSheet } from "@/parts/useSheet";
import { useBudgetTabs } from "@/parts/useBudgetTabs";
import { MonthPicker } from "@/parts/MonthPicker";
import { canEditAtom } from "@/state/budget/access";
import { isLoadingAtom } from "@/state/budget/workspace";
import { IconButton } from "@/ui/actions/IconButton";
import { late } from "@/parts/late";
import { usePreload } from "@/ui/browser/onDemand";
import { useWide } from "@/ui/browser/useWide";
import { Columns } from "@/ui/frame/Columns";
import { Page } from "@/ui/frame/Page";
import { Panel } from "@/ui/frame/Panel";
import { SegmentedTabs } from "@/ui/fields/SegmentedTabs";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { TopBarEnd } from "@/ui/frame/TopBarEnd";
import { useRunLoading } from "@/parts/useRunLoading";
import { isPastMonthAtom } from "@/state/budget/monthEnd";
import { loadMonthEndAtom, monthEndAtom, monthEndRunAtom } from "@/state/budget/statistics";
import { Button } from "@/ui/actions/Button";
import { Banner } from "@/ui/frame/Banner";
import { EmptyState } from "@/ui/frame/EmptyState";
import { AccountTabs } from "./overview/AccountTabs";
import type { AccountSheets } from "./Sheets";

const Sheets = laterSheet(async () => (await import("./Sheets")).Sheets);

const AccountPage = late(async () => (await import("./page")).AccountPage, "tabs");

/** Accounts of the workspace, and the one that the address names: a page of its own, or beside them where it is wide. */
export default function Accounts() {
  const wide = useWide();
  const { accountId } = useParams();
  if (!wide && accountId !== undefined) {
    return (
      <AccountPage
        accountId={accountId}
        waiting={
          <Page>
            <Waiting />
          </Page>
        }
      />
    );
  }
  return <Overview side={wide && <Beside accountId={accountId} />} accountId={accountId} />;
}

/** Accounts of the workspace: assets, debts, and the total. */
function Overview({ side, accountId = "" }: { side: ReactNode; accountId: string | undefined }) {
  const { t } = useTranslation();
  const sheets: AccountSheets = useSheet();
  usePreload(AccountPage.preload);
  const names = useNames();
  const isLoading = useAtomValue(isLoadingAtom);
  const chosen = useAtomValue(accountByIdAtom).get(accountId);
  const title = t("accounts.title");
  return (
    <Page heading={chosen ? `${names(chosen.name)} · ${title}` : title} wide>
      <TopBarEnd>
        <Actions {...sheets} />
      </TopBarEnd>
      <Columns even side={side}>
        <SegmentedTabs {...useBudgetTabs()} value="accounts">
          <MonthPicker />
          {isLoading ? (
            <SkeletonRows count={4} label={t("states.loading")} />
          ) : (
            <MonthEnd>
              <AccountTabs sheets={sheets} />
            </MonthEnd>
          )}
        </SegmentedTabs>
      </Columns>
      <Sheets sheets={sheets} open={sheets.shown !== null} onClose={sheets.close} />
    </Page>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return <SkeletonRows count={6} label={t("states.loading")} />;
}

function Beside({ accountId }: { accountId: string | undefined }) {
  const { t } = useTranslation();
  if (accountId !== undefined)
    return <AccountPage key={accountId} beside accountId={accountId} waiting={<Waiting />} />;
  return (
    <Panel title={t("accounts.details")}>
      <p>{t("accounts.choose")}</p>
    </Panel>
  );
}

function Actions({ open }: AccountSheets) {
  const { t } = useTranslation();
  const hasDeleted = useAtomValue(deletedAccountsAtom).length > 0;
  if (!useAtomValue(canEditAtom)) return null;
  return (
    <>
      {hasDeleted && (
        <IconButton glyph={ArchiveRestore} label={t("accounts.deleted")} onClick={() => open("deleted")} />
      )}
      <IconButton glyph={Plus} label={t("accounts.add")} edge="end" onClick={() => open("add")} />
    </>
  );
}

/** The accounts once it is known how they stood; of the running month they are. */
function MonthEnd({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const load = useRunLoading(monthEndRunAtom, loadMonthEndAtom, useAtomValue(accountByIdAtom));
  const isPast = useAtomValue(isPastMonthAtom);
  const state = useAtomValue(monthEndAtom);
  if (!isPast) return children;
  switch (state.kind) {
    case "loading":
      return <SkeletonRows count={4} label={t("states.loading")} />;
    case "failed":
      return <Failed isOffline={state.isOffline} onRetry={load} />;
    case "ready":
      return (
        <>
          {state.isOld && <Banner glyph={CloudOff} inset text={t("month.old")} />}
          {children}
        </>
      );
  }
}

function Failed({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  const kind = isOffline ? "offline" : "failed";
  return (
    <EmptyState art="list" title={t(`accounts.past.${kind}Title`)} text={t(`accounts.past.${kind}Text`)}>
      <Button size="l" onClick={onRetry}>
        {t("actions.retry")}
      </Button>
    </EmptyState>
  );
}
