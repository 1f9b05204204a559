import { useAtomValue } from "@/state/useAtomValue";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useParams } from "react-router";
import { useTranslation } from "@/i18n/useTranslation";
import { listViewsAtom, type ListView } from "@/state/budget/lists";
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
import { Section } from "@/ui/rows/Section";
import { SectionHeader } from "@/ui/rows/SectionHeader";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { Sheets, useListSheets } from "./actions/laterSheets";
import type { ListSheets } from "./actions/Sheets";
import { ListCard } from "./overview/ListCard";
import { ListScreen } from "./list/ListScreen";
import css from "./overview/Lists.module.css";

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

/** Pinned lists, then the others; one heading is enough when none is pinned. */
function Overview({ lists, sheets }: { lists: readonly ListView[]; sheets: ListSheets }) {
  const { t } = useTranslation();
  const [pinned, others] = [
    lists.filter(({ isPinned }) => isPinned),
    lists.filter(({ isPinned }) => !isPinned),
  ];
  return (
    <>
      {pinned.length > 0 && <Cards title={t("lists.pinned")} lists={pinned} sheets={sheets} />}
      {others.length > 0 && <Cards title={t("lists.all")} lists={others} sheets={sheets} />}
    </>
  );
}

interface CardsProps {
  title: string;
  lists: readonly ListView[];
  sheets: ListSheets;
}

function Cards({ title, lists, sheets }: CardsProps) {
  return (
    <Section>
      <SectionHeader title={title} />
      <ul className={css["ListCards"]}>
        {lists.map((list) => (
          <ListCard key={list.id} list={list} onMenu={() => sheets.open("actions", list.id)} />
        ))}
      </ul>
    </Section>
  );
}

interface ListProps {
  listId: string;
  /** It stands beside the lists, which lead to it. */
  beside?: boolean;
}

/** The list of the address. One that was deleted, here or by somebody else, says so. */
function List({ listId, beside = false }: ListProps) {
  const isLoading = useAtomValue(isLoadingAtom);
  const listOrNone = useAtomValue(listViewsAtom).find(({ id }) => id === listId);
  const list = useKeptThing(listOrNone, true);
  if (list !== undefined) return <ListScreen key={list.id} list={list} beside={beside} />;
  const instead = isLoading ? <Loading /> : <Gone />;
  return beside ? instead : <Page>{instead}</Page>;
}

function Loading() {
  const { t } = useTranslation();
  return <SkeletonRows count={5} label={t("states.loading")} />;
}

function Gone() {
  const { t } = useTranslation();
  return (
    <EmptyState alone art="list" title={t("lists.goneTitle")} text={t("lists.goneText")}>
      <ButtonLink to="/planning/lists" size="l">
        {t("lists.toAll")}
      </ButtonLink>
    </EmptyState>
  );
}
