import { useTranslation } from "@/i18n/useTranslation";
import { Link } from "@/ui/actions/Link";
import { usePageHeading } from "@/ui/browser/usePageHeading";
import { SubmitForm, type SubmitFormProps } from "@/ui/fields/SubmitForm";
import css from "./SignInPage.module.css";
import { ProviderButtons } from "./provider/ProviderButtons";

export interface SignInPageProps extends SubmitFormProps {
  title: string;
  lead: string;
  /** The way to the other form; undefined where there is none. */
  other: undefined | { question: string; label: string; to: string };
  /** Takes along what was typed. */
  carry: () => void;
}

/** One form before signing in: what it is for, its fields, one button, the providers, and the way to the other form. */
export function SignInPage({ title, lead, other, carry, ...form }: SignInPageProps) {
  const heading = usePageHeading(title);
  return (
    <>
      <div className={css["SignInPage"]}>
        <header className={css["SignInPage-head"]}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={css["SignInPage-lead"]}>{lead}</p>
        </header>
        <SubmitForm {...form} />
        <ProviderButtons onLeave={carry} />
      </div>
      {other && <Foot {...other} onLeave={carry} />}
    </>
  );
}

function Foot({
  question,
  label,
  to,
  onLeave,
}: NonNullable<SignInPageProps["other"]> & { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <nav className={css["SignInPage-foot"]} aria-label={t("signIn.otherWays")}>
      {question}{" "}
      <Link to={to} onClick={onLeave}>
        {label}
      </Link>
    </nav>
  );
}
