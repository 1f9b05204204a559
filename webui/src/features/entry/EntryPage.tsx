import type { ReactNode, SubmitEventHandler } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "@/ui/Button";
import { usePageTitle } from "@/ui/browser/usePageTitle";
import css from "./EntryPage.module.css";

export interface EntryPageProps {
  title: string;
  lead: string;
  submitLabel: string;
  busy: boolean;
  /** A failure that belongs to no field, already translated. */
  failure: string | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The fields. */
  children: ReactNode;
  /** The way to the other form. */
  other: { question: string; label: string; to: string };
}

/** One form before signing in: what it is for, its fields, one button, and the way to the other form. */
export function EntryPage({
  title,
  lead,
  submitLabel,
  busy,
  failure,
  onSubmit,
  children,
  other,
}: EntryPageProps) {
  usePageTitle(title);
  return (
    <>
      <div className={css["EntryPage"]}>
        <header className={css["EntryPage-head"]}>
          <h1>{title}</h1>
          <p className={css["EntryPage-lead"]}>{lead}</p>
        </header>
        <form className={css["EntryPage-form"]} noValidate onSubmit={onSubmit}>
          {children}
          {failure !== undefined && (
            <p className={css["EntryPage-failure"]} role="alert">
              {failure}
            </p>
          )}
          <Button type="submit" size="l" block busy={busy}>
            {submitLabel}
          </Button>
        </form>
      </div>
      <Foot {...other} />
    </>
  );
}

function Foot({ question, label, to }: EntryPageProps["other"]) {
  const { t } = useTranslation();
  return (
    <nav className={css["EntryPage-foot"]} aria-label={t("entry.otherWays")}>
      {question} <Link to={to}>{label}</Link>
    </nav>
  );
}
