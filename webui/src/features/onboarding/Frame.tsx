import type { ReactNode } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { Button } from "@/ui/actions/Button";
import { Logo } from "@/ui/art/Logo";
import css from "./Onboarding.module.css";

/** A page of the first run: it can be skipped. */
export function Frame({ onSkip, children }: { onSkip: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <main className={css["Onboarding"]}>
      <div className={css["Onboarding-bar"]}>
        <Logo name={t("app.name")} />
        <Button kind="text" onClick={onSkip}>
          {t("onboarding.skip")}
        </Button>
      </div>
      {children}
    </main>
  );
}
