import { useTranslation } from "@/i18n/useTranslation";
import { EmptyState } from "@/ui/frame/EmptyState";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { WORKSPACES } from "./paths";

/** Message for a workspace or invitation that does not exist any more. */
export function MissingWorkspace({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState art="list" title={title} text={text}>
      <ButtonLink to={WORKSPACES}>{t("workspaces.title")}</ButtonLink>
    </EmptyState>
  );
}
