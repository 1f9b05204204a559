import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";

export function NoCategories() {
  const { t } = useTranslation();
  const canEdit = useAtomValue(canEditAtom);
  return (
    <EmptyState art="ring" title={t("expenses.emptyTitle")} text={t("expenses.emptyText")}>
      {canEdit && (
        <ButtonLink to="/planning?add" size="l">
          {t("expenses.emptyAction")}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
