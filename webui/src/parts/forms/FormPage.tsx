import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";
import { GuardedPage } from "./GuardedPage";

export interface FormPageProps {
  title: string;
  /** Where the arrow leads. */
  back: string;
  narrow?: boolean;
  /** An ActionBar closes the page. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of its own under another, with the way back to it, which asks before something typed is lost. */
export function FormPage({ title, back, narrow = false, action, children }: FormPageProps) {
  const navigate = useNavigate();
  return (
    <GuardedPage>
      {(leave) => (
        <>
          <PageBar title={title} onBack={() => leave(() => void navigate(back))} />
          <Page narrow={narrow} closed={action !== undefined}>
            {children}
          </Page>
          {action}
        </>
      )}
    </GuardedPage>
  );
}
