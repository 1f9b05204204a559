import { useSetAtom } from "jotai";
import { UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Card } from "@/ui/frame/Card";
import { IconTile } from "@/ui/art/IconTile";
import css from "./More.module.css";

/** Where a guest's data is, and the two ways to an account. */
export function GuestCard() {
  const { t } = useTranslation();
  const open = useSetAtom(guestDialogAtom);
  return (
    <Card pad>
      <div className={css["More-card"]}>
        <IconTile icon={{ glyph: UserRound, hue: "blue" }} />
        <div className={css["More-who"]}>
          <h2 className={css["More-name"]}>{t("more.guest")}</h2>
          <p className={css["More-text"]}>{t("more.guestText")}</p>
        </div>
      </div>
      <ButtonRow>
        <Button
          grow
          onClick={() => {
            open("signUpUser");
          }}
        >
          {t("guest.signUp")}
        </Button>
        <Button
          kind="text"
          onClick={() => {
            open("signInUser");
          }}
        >
          {t("guest.haveAccount")}
        </Button>
      </ButtonRow>
    </Card>
  );
}
