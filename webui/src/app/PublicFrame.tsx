import { useTranslation } from "@/i18n/useTranslation";
import { Outlet, useLocation } from "react-router";
import { Logo } from "@/ui/art/Logo";
import css from "./PublicFrame.module.css";

/** These pages have a way back instead of the logo. */
const WITHOUT_LOGO = ["/forgot-password", "/reset-password", "/google", "/apple"];

/** The frame of the pages before signing in. */
export function PublicFrame() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <main className={css["PublicFrame"]}>
      {!WITHOUT_LOGO.includes(pathname) && <Logo name={t("app.name")} />}
      <Outlet />
    </main>
  );
}
