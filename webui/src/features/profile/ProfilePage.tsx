import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";

export interface ProfilePageProps {
  title: string;
  /** Where the arrow leads. */
  back: string;
  children: ReactNode;
}

/** A page about the person, with the way back. */
export function ProfilePage({ title, back, children }: ProfilePageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <PageBar title={title} backLabel={t("actions.back")} onBack={() => void navigate(back)} />
      <Page narrow>{children}</Page>
    </>
  );
}
