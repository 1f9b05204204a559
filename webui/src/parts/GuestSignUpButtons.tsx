import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { Button, type ButtonProps } from "@/ui/actions/Button";
import { ButtonRow } from "@/ui/actions/ButtonRow";

/** A guest's two ways to an account; the first button looks as told. */
export function GuestSignUpButtons(first: Pick<ButtonProps, "kind" | "grow">) {
  const { t } = useTranslation();
  const open = useSetAtom(guestDialogAtom);
  return (
    <ButtonRow>
      <Button {...first} onClick={() => open("signUpUser")}>
        {t("guest.signUp")}
      </Button>
      <Button kind="text" onClick={() => open("signInUser")}>
        {t("guest.haveAccount")}
      </Button>
    </ButtonRow>
  );
}
