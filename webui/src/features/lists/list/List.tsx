import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { listViewsAtom } from "@/state/budget/lists";
import { isLoadingAtom } from "@/state/budget/workspace";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { SkeletonRows } from "@/ui/frame/Skeleton";
import { ListScreen } from "./ListScreen";

export interface ListProps {
  listId: string;
  /** It stands beside the lists, which lead to it. */
  beside?: boolean;
}

/** The list of the address. One that was deleted, here or by somebody else, says so. */
export function List({ listId, beside = false }: ListProps) {
  const isLoading = useAtomValue(isLoadingAtom);
  const found = useAtomValue(listViewsAtom).find(({ id }) => id === listId);
  const list = useKeptThing(found, true);
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
