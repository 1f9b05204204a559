import { useAtomValue } from "@/state/useAtomValue";
import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { canEditAtom } from "@/state/budget/access";
import { isLoadingAtom, workspaceAtom } from "@/state/budget/workspace";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { useLatch } from "@/ui/overlays/useLatch";

/**
 * A screen that changes the budget, for whoever may; others are told why not. Who becomes a viewer on it keeps what they
 * typed, and is told when they save.
 */
export function EditorsOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isLoading = useAtomValue(isLoadingAtom);
  const name = useAtomValue(workspaceAtom)?.name ?? "";
  const couldEdit = useLatch(useAtomValue(canEditAtom) && !isLoading);
  if (isLoading || couldEdit) return children;
  return (
    <Page>
      <EmptyState alone art="list" title={t("viewer.title", { name })} text={t("viewer.text")}>
        <ButtonLink to="/expenses" size="l">
          {t("viewer.action")}
        </ButtonLink>
      </EmptyState>
    </Page>
  );
}
