import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { usePageHeading } from "@/ui/browser/usePageHeading";
import css from "./Join.module.css";

export interface JoinPageProps {
  art?: ReactNode;
  heading: string;
  /** Buttons. */
  foot: ReactNode;
  children: ReactNode;
}

/** The frame of what an invitation link shows. Its title names nobody: it stands in the browser's history. */
export function JoinPage({ art, heading, foot, children }: JoinPageProps) {
  const { t } = useTranslation();
  const focused = usePageHeading(t("join.title"));
  return (
    <div className={css["Join"]}>
      <div className={css["Join-body"]}>
        <header className={css["Join-head"]}>
          {art}
          <h1 ref={focused} tabIndex={-1}>
            {heading}
          </h1>
        </header>
        {children}
      </div>
      <div className={css["Join-foot"]}>{foot}</div>
    </div>
  );
}
