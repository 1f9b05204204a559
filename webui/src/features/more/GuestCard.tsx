import { UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Card } from "@/ui/Card";
import { IconTile } from "@/ui/IconTile";
import css from "./More.module.css";

/** Where a guest's data is. */
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
    </Card>
  );
}
