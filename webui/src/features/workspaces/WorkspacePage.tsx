import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { HeldPage } from "@/parts/forms/HeldPage";
import { EmptyState } from "@/ui/frame/EmptyState";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { ButtonLink } from "@/ui/actions/ButtonLink";
import { WORKSPACES } from "./paths";

export interface WorkspacePageProps {
  title: string;
  /** Where the arrow leads; the list of workspaces by default. */
  back?: string;
  /** An ActionBar closes the page. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page about workspaces, with the way back, which asks before something typed is lost. */
export function WorkspacePage({ title, back = WORKSPACES, action, children }: WorkspacePageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <HeldPage>
      {(leave) => (
        <>
          <PageBar
            title={title}
            backLabel={t("actions.back")}
            onBack={() => {
              leave(() => void navigate(back));
            }}
          />
          <Page closed={action !== undefined}>{children}</Page>
          {action}
        </>
      )}
    </HeldPage>
  );
}

/** What was asked for is not there, or not any more. */
export function Gone({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState art="list" title={title} text={text}>
      <ButtonLink to={WORKSPACES}>{t("workspaces.title")}</ButtonLink>
    </EmptyState>
  );
}
