import { useAtom, useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { filterAtom, isFiltering, NO_FILTER } from "@/state/budget/historyFilter";

/** Nothing was booked yet, or nothing was found. */
export function NoEntries() {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  const [filter, setFilter] = useAtom(filterAtom);
  if (!isFiltering(filter)) {
    return (
      <EmptyState art="list" title={t("history.emptyTitle")} text={t("history.emptyText")}>
        {canEdit && (
          <ButtonLink to="/add" size="l">
            {t("history.emptyAction")}
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  const clear = () => setFilter(NO_FILTER);
  return (
    <EmptyState art="list" title={t("history.nothingTitle")} text={t("history.nothingText")}>
      <Button kind="tonal" size="l" onClick={clear}>
        {t("history.nothingAction")}
      </Button>
    </EmptyState>
  );
}
