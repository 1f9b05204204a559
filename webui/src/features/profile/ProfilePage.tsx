import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { HeldPage } from "@/parts/forms/HeldPage";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";

export interface ProfilePageProps {
  title: string;
  /** Where the arrow leads. */
  back: string;
  children: ReactNode;
}

/** A page about the person, with the way back, which asks before something typed is lost. */
export function ProfilePage({ title, back, children }: ProfilePageProps) {
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
          <Page narrow>{children}</Page>
        </>
      )}
    </HeldPage>
  );
}
