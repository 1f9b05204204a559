import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { useAtomValue } from "@/state/useAtomValue";
import { Button } from "@/ui/actions/Button";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";

/** Nothing was booked yet, or nothing passes the filter, which `onClear` takes away. */
export function NoEntries({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  if (onClear === undefined) {
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
  return (
    <EmptyState art="list" title={t("history.nothingTitle")} text={t("history.nothingText")}>
      <Button kind="tonal" size="l" onClick={onClear}>
        {t("history.nothingAction")}
      </Button>
    </EmptyState>
  );
}
