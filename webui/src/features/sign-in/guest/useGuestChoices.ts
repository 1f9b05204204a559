import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useErrorText } from "@/i18n/useErrorText";
import { deleteGuestAtom, importGuestAtom, keepGuestAtom, settleGuestAtom } from "@/state/session/guestData";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { showToast } from "@/ui/overlays/toasts";

/** The three ways for a guest's budget on the device of who is in; each closes the dialog. */
export function useGuestChoices() {
  const { t } = useTranslation();
  const why = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const setMode = useSetAtom(guestDialogAtom);
  const [importGuest, settle] = [useSetAtom(importGuestAtom), useSetAtom(settleGuestAtom)];
  const [keep, drop] = [useSetAtom(keepGuestAtom), useSetAtom(deleteGuestAtom)];

  function close(text: string): void {
    setMode(null);
    showToast({ text });
  }

  async function bring(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const outcome = await importGuest(t("guest.workspaceName"));
    const standing = await settle();
    setBusy(false);
    const isGone = standing === "moved" || standing === "nothing";
    if (isGone) close(t("guest.brought"));
    else setFailure(outcome.ok ? t("guest.notConfirmed") : why(outcome));
  }

  return {
    busy,
    failure,
    bring: () => void bring(),
    keep: () => void keep().then(() => close(t("guest.stays"))),
    drop: () => void drop().then(() => close(t("guest.dropped"))),
  };
}
