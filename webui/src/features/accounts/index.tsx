import { useAtomValue } from "jotai";
import { ArchiveRestore, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { deletedAccountsAtom } from "@/state/accounts";
import { useBudgetTabs } from "@/state/useBudgetTabs";
import { useMonthPicker } from "@/state/useMonthPicker";
import { isLoadingAtom } from "@/state/workspace";
import { IconButton } from "@/ui/IconButton";
import { MonthPicker } from "@/ui/MonthPicker";
import { Page } from "@/ui/Page";
import { SegmentedTabs } from "@/ui/SegmentedTabs";
import { SkeletonRows } from "@/ui/Skeleton";
import { TopBarEnd } from "@/ui/TopBarEnd";
import { AccountTabs } from "./AccountTabs";
import { Sheets } from "./Sheets";
import { useSheets, type AccountSheets } from "./useSheets";

/** What the person has: accounts, debts, and all of it together. */
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
        <MonthPicker {...useMonthPicker()} />
        {isLoading ? <SkeletonRows count={4} label={t("states.loading")} /> : <AccountTabs sheets={sheets} />}
      </SegmentedTabs>
      <Sheets {...sheets} />
    </Page>
  );
}

function Actions({ open }: AccountSheets) {
  const { t } = useTranslation();
  const hasDeleted = useAtomValue(deletedAccountsAtom).length > 0;
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
