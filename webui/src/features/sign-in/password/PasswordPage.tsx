import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useNavigate } from "react-router";
import { IconButton } from "@/ui/actions/IconButton";
import { usePageHeading } from "@/ui/browser/usePageHeading";
import css from "../SignInPage.module.css";

/** A page on the way to a new password: back to logging in, and its form. */
export function PasswordPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const heading = usePageHeading(title);
  return (
    <>
      <header>
        <IconButton
          glyph={ArrowLeft}
          label={t("signIn.backToLogin")}
          edge="start"
          onClick={() => void navigate("/login")}
        />
      </header>
      <div className={css["SignInPage"]}>
        <header className={css["SignInPage-head"]}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </header>
        {children}
      </div>
    </>
  );
}
