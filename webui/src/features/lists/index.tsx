import { useAtomValue } from "@/state/useAtomValue";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useParams } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { listViewsAtom } from "@/state/budget/lists";
import { laterSheet } from "@/parts/laterSheet";
import { useBudgetTabs } from "@/parts/useBudgetTabs";
import { canEditAtom } from "@/state/budget/access";
import { isLoadingAtom } from "@/state/budget/workspace";
import { Button } from "@/ui/actions/Button";
import { IconButton } from "@/ui/actions/IconButton";
import { EmptyState } from "@/ui/frame/EmptyState";
import { useWide } from "@/ui/browser/useWide";
import { Columns } from "@/ui/frame/Columns";
import { Page } from "@/ui/frame/Page";
import { Panel } from "@/ui/frame/Panel";
import { SegmentedTabs } from "@/ui/fields/SegmentedTabs";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { TopBarEnd } from "@/ui/frame/TopBarEnd";
import { Sheets } from "./actions/laterSheets";
import { useListSheets, type ListSheets } from "./actions/useListSheets";
import { List } from "./list/List";
import { Overview } from "./overview/Overview";

const AddSheet = laterSheet(async () => (await import("./form/AddSheet")).AddSheet);

/** Lists of things to buy or do, and the one that the address names: a page of its own, or beside them where it is wide. */
export default function Lists() {
  const wide = useWide();
  const { listId } = useParams();
  if (!wide && listId !== undefined) return <List listId={listId} />;
  return <AllLists side={wide && <Beside listId={listId} />} listId={listId} />;
}

function AllLists({ side, listId }: { side: ReactNode; listId: string | undefined }) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const lists = useAtomValue(listViewsAtom);
  const sheets = useListSheets();
  const isLoading = useAtomValue(isLoadingAtom);
  const canEdit = useAtomValue(canEditAtom);
  const add = () => setAdding(true);
  const chosen = lists.find(({ id }) => id === listId);
  const title = t("lists.title");
  const canAdd = canEdit && lists.length > 0;
  return (
    <Page heading={chosen ? `${chosen.name} · ${title}` : title} wide>
      {canAdd && (
        <TopBarEnd>
          <IconButton glyph={Plus} label={t("lists.add")} edge="end" onClick={add} />
        </TopBarEnd>
      )}
      <Columns even side={side}>
        <SegmentedTabs {...useBudgetTabs()} value="planning/lists">
          {isLoading ? (
            <SkeletonRows count={3} label={t("states.loading")} />
          ) : (
            <Content onAdd={add} sheets={sheets} />
          )}
        </SegmentedTabs>
      </Columns>
      <Sheets sheets={sheets} open={sheets.shown !== null} onClose={sheets.close} />
      <AddSheet open={isAdding} onClose={() => setAdding(false)} />
    </Page>
  );
}

function Beside({ listId }: { listId: string | undefined }) {
  const { t } = useTranslation();
  if (listId !== undefined) return <List beside listId={listId} />;
  return (
    <Panel title={t("lists.details")}>
      <p>{t("lists.choose")}</p>
    </Panel>
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
