import { useTranslation } from "@/i18n/useTranslation";
import { GuestSignUpButtons } from "@/parts/GuestSignUpButtons";
import { useGuestCounts } from "@/parts/useGuestCounts";
import { Card } from "@/ui/frame/Card";
import css from "./Statistics.module.css";

/** Tells a guest that these are the figures of one device, and what an account would change. */
export function GuestNote() {
  const { t } = useTranslation();
  const things = useGuestCounts();
  return (
    <Card pad>
      <h2 className={css["GuestNote-title"]}>{t("statistics.guestTitle")}</h2>
      <p className={css["GuestNote-text"]}>{t("statistics.guestText", { things })}</p>
      <GuestSignUpButtons kind="tonal" />
    </Card>
  );
}
