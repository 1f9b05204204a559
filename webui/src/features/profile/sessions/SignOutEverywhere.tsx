import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useErrorText } from "@/i18n/useErrorText";
import { unsentAtom } from "@/state/budget/waiting";
import { logoutEverywhereAtom } from "@/state/session/profile";
import { Button } from "@/ui/actions/Button";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { showToast } from "@/ui/overlays/toasts";

/** Ends every session, this one too; that is asked about first. */
export function SignOutEverywhere() {
  const { t } = useTranslation();
  const why = useErrorText();
  const [asking, setAsking] = useState(false);
  const leave = useSetAtom(logoutEverywhereAtom);
  const unsent = useAtomValue(unsentAtom);
  const close = () => setAsking(false);
  async function confirm(): Promise<void> {
    close();
    const outcome = await leave();
    if (!outcome.ok) showToast({ text: why(outcome), tone: "error" });
  }
  return (
    <>
      <Button kind="danger-text" glyph={LogOut} onClick={() => setAsking(true)}>
        {t("profile.everywhere")}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t("profile.everywhereTitle")}
        text={unsent > 0 ? t("more.signOutText", { count: unsent }) : t("profile.everywhereText")}
        cancelLabel={t("actions.cancel")}
        confirmLabel={t("more.signOut")}
        onCancel={close}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
