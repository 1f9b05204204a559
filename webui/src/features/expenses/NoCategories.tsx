import { useTranslation } from "@/i18n/useTranslation";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";

export function NoCategories() {
  const { t } = useTranslation();
  return (
    <EmptyState art="ring" title={t("expenses.emptyTitle")} text={t("expenses.emptyText")}>
      <ButtonLink to="/planning?add" size="l">
        {t("expenses.emptyAction")}
      </ButtonLink>
    </EmptyState>
  );
}
