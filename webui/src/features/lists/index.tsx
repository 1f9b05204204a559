import { useAtomValue } from "jotai";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { listViewsAtom } from "@/state/budget/lists";
import { useBudgetTabs } from "@/parts/useBudgetTabs";
import { canEditAtom } from "@/state/budget/access";
import { isLoadingAtom } from "@/state/budget/workspace";
import { Button } from "@/ui/actions/Button";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Fab } from "@/ui/actions/Fab";
import { Page } from "@/ui/frame/Page";
import { SegmentedTabs } from "@/ui/fields/SegmentedTabs";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { Sheets } from "./actions/Sheets";
import { useListSheets, type ListSheets } from "./actions/useListSheets";
import { AddSheet } from "./form/AddSheet";
import { Overview } from "./overview/Overview";

/** Lists of things to buy or do. */
export default function Lists() {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const lists = useAtomValue(listViewsAtom);
  const sheets = useListSheets();
  const isLoading = useAtomValue(isLoadingAtom);
  const canEdit = useAtomValue(canEditAtom);
  const add = () => {
    setAdding(true);
  };
  return (
    <Page heading={t("lists.title")} fab={canEdit && lists.length > 0} wide>
      <SegmentedTabs {...useBudgetTabs()} value="planning/lists">
        {isLoading ? (
          <SkeletonRows count={3} label={t("states.loading")} />
        ) : (
          <Content onAdd={add} sheets={sheets} />
        )}
      </SegmentedTabs>
      {canEdit && lists.length > 0 && <Fab glyph={Plus} label={t("lists.add")} onClick={add} />}
      <Sheets sheets={sheets} />
      <AddSheet
        open={isAdding}
        onClose={() => {
          setAdding(false);
        }}
      />
    </Page>
  );
}

function Content({ onAdd, sheets }: { onAdd: () => void; sheets: ListSheets }) {
  const { t } = useTranslation();
  const lists = useAtomValue(listViewsAtom);
  const canEdit = useAtomValue(canEditAtom);
  if (lists.length > 0) return <Overview lists={lists} sheets={sheets} />;
  return (
    <EmptyState art="list" title={t("lists.emptyTitle")} text={t("lists.emptyText")}>
      {canEdit && (
        <Button size="l" glyph={Plus} onClick={onAdd}>
          {t("lists.add")}
        </Button>
      )}
    </EmptyState>
  );
}
