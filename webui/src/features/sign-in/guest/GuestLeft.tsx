import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { onlineAtom } from "@/state/connection";
import { guestMoveAtom, settleGuestAtom } from "@/state/session/guestData";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { userAtom } from "@/state/session/session";
import { showToast } from "@/ui/overlays/toasts";

/**
 * While a guest's budget is on the device of a signed-in person: takes it off when all of it is on the server, asks about
 * it when it is not, and looks again when the connection is back.
 */
export default function GuestLeft() {
  const { t } = useTranslation();
  const userId = useAtomValue(userAtom)?.id;
  const isOnline = useAtomValue(onlineAtom);
  const settle = useSetAtom(settleGuestAtom);
  const setMode = useSetAtom(guestDialogAtom);
  const move = useAtomValue(guestMoveAtom);
  const isMoving = move !== null;
  const hasStopped = isMoving && move.failure !== null;
  useEffect(() => {
    if (isMoving) setMode("guestMove");
  }, [isMoving, hasStopped, setMode]);
  useEffect(() => {
    if (userId === undefined || !isOnline) return;
    void settle().then((standing) => {
      if (standing === "moved") {
        setMode((mode) => (mode === "guestMove" ? null : mode));
        showToast({ text: t("guest.moved") });
      } else if (standing === "open") setMode("guestData");
    });
  }, [userId, isOnline, settle, setMode, t]);
  return null;
}
