import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { useGuestCounts } from "@/parts/useGuestCounts";
import { Button } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";
import { Card } from "@/ui/frame/Card";
import css from "./Statistics.module.css";

/** Tells a guest that these are the figures of one device, and what an account would change. */
export function GuestNote() {
  const { t } = useTranslation();
  const things = useGuestCounts();
  const open = useSetAtom(guestDialogAtom);
  return (
    <Card pad>
      <h2 className={css["GuestNote-title"]}>{t("statistics.guestTitle")}</h2>
      <p className={css["GuestNote-text"]}>{t("statistics.guestText", { things })}</p>
      <ButtonRow>
        <Button
          kind="tonal"
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
