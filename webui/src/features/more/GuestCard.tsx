import { UserRound } from "lucide-react";
import { useTranslation } from "@/i18n/useTranslation";
import { GuestSignUpButtons } from "@/parts/GuestSignUpButtons";
import { Card } from "@/ui/frame/Card";
import { IconTile } from "@/ui/art/IconTile";
import css from "./More.module.css";

/** Where a guest's data is, and the two ways to an account. */
export function GuestCard() {
  const { t } = useTranslation();
  return (
    <Card pad>
      <div className={css["More-card"]}>
        <IconTile icon={{ glyph: UserRound, hue: "blue" }} />
        <div className={css["More-who"]}>
          <h2 className={css["More-name"]}>{t("more.guest")}</h2>
          <p className={css["More-text"]}>{t("more.guestText")}</p>
        </div>
      </div>
      <GuestSignUpButtons grow />
    </Card>
  );
}
