import { useAtomValue } from "jotai";
import { ArchiveRestore, Plus } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { deletedAccountsAtom } from "@/state/budget/accounts";
import { useBudgetTabs } from "@/parts/useBudgetTabs";
import { MonthPicker } from "@/parts/MonthPicker";
import { canEditAtom } from "@/state/budget/access";
import { isLoadingAtom } from "@/state/budget/workspace";
import { IconButton } from "@/ui/actions/IconButton";
import { Page } from "@/ui/frame/Page";
import { SegmentedTabs } from "@/ui/fields/SegmentedTabs";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { TopBarEnd } from "@/ui/frame/TopBarEnd";
import { AccountTabs } from "./overview/AccountTabs";
import { MonthEnd } from "./overview/MonthEnd";
import { Sheets } from "./Sheets";
import { useSheets, type AccountSheets } from "./useSheets";

/** Accounts of the workspace: assets, debts, and the total. */
export default function Accounts() {
  const { t } = useTranslation();
  const sheets = useSheets();
  const isLoading = useAtomValue(isLoadingAtom);
  return (
    <Page heading={t("accounts.title")}>
      <TopBarEnd>
        <Actions {...sheets} />
      </TopBarEnd>
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
      <Sheets {...sheets} />
    </Page>
  );
}

function Actions({ open }: AccountSheets) {
  const { t } = useTranslation();
  const hasDeleted = useAtomValue(deletedAccountsAtom).length > 0;
  if (!useAtomValue(canEditAtom)) return null;
  return (
    <>
      {hasDeleted && (
        <IconButton
          glyph={ArchiveRestore}
          label={t("accounts.deleted")}
          onClick={() => {
            open("deleted");
          }}
        />
      )}
      <IconButton
        glyph={Plus}
        label={t("accounts.add")}
        edge="end"
        onClick={() => {
          open("add");
        }}
      />
    </>
  );
}
