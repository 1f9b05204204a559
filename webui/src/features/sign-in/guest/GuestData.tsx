import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { onlineAtom } from "@/state/connection";
import { Button } from "@/ui/actions/Button";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import css from "./GuestData.module.css";
import { useGuestCounts } from "@/parts/useGuestCounts";
import { useErrorText } from "@/i18n/useErrorText";
import { deleteGuestAtom, importGuestAtom, keepGuestAtom, settleGuestAtom } from "@/state/session/guestData";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { showToast } from "@/ui/overlays/toasts";

/** Asks who signed in what becomes of the budget a guest left on this device. */
export function GuestData() {
  const { t } = useTranslation();
  const things = useGuestCounts();
  const isOnline = useAtomValue(onlineAtom);
  const { bring, keep, drop, busy, failure } = useGuestChoices();
  return (
    <div className={css["GuestData"]}>
      <p>{t("guest.dataText", { things })}</p>
      {failure !== undefined && (
        <p className={css["GuestData-failure"]} role="alert">
          {failure}
        </p>
      )}
      <Button size="l" block busy={busy} disabled={!isOnline} onClick={bring}>
        {t("guest.bring")}
      </Button>
      {!isOnline && <p className={css["GuestData-note"]}>{t("guest.needsConnection")}</p>}
      <Button kind="outline" size="l" block onClick={keep}>
        {t("guest.keep")}
      </Button>
      <DropButton things={things} onDrop={drop} />
    </div>
  );
}

function DropButton({ things, onDrop }: { things: string; onDrop: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="danger-text" size="l" block onClick={() => setAsking(true)}>
        {t("guest.drop")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("guest.dropTitle")}
        text={t("guest.dropText", { things })}
        confirmLabel={t("actions.delete")}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={onDrop}
      />
    </>
  );
}

/** The three ways for a guest's budget on the device of who is in; each closes the dialog. */
function useGuestChoices() {
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
