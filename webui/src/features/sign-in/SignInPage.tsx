import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePageTitle } from "@/ui/browser/usePageTitle";
import { SubmitForm, type SubmitFormProps } from "@/ui/fields/SubmitForm";
import css from "./SignInPage.module.css";
import { ProviderButtons } from "./provider/ProviderButtons";

export interface EntryPageProps extends SubmitFormProps {
  title: string;
  lead: string;
  /** The way to the other form. */
  other: { question: string; label: string; to: string };
}

/** One form before signing in: what it is for, its fields, one button, the providers, and the way to the other form. */
export function EntryPage({ title, lead, other, ...form }: EntryPageProps) {
  usePageTitle(title);
  return (
    <>
      <div className={css["EntryPage"]}>
        <header className={css["EntryPage-head"]}>
          <h1>{title}</h1>
          <p className={css["EntryPage-lead"]}>{lead}</p>
        </header>
        <SubmitForm {...form} />
        <ProviderButtons />
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
