import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useErrorText } from "@/i18n/useErrorText";
import { guestFileAtom, guestMoveAtom, settleGuestAtom } from "@/state/session/guestData";
import { Button } from "@/ui/actions/Button";
import { saveFile } from "@/ui/browser/saveFile";
import { Bar } from "@/ui/figures/Bar";
import css from "./GuestData.module.css";

/** Tells how far a long history has come into the account; where it stopped, the ways on. */
export function GuestMove() {
  const { t } = useTranslation();
  const why = useErrorText();
  const move = useAtomValue(guestMoveAtom);
  const settle = useSetAtom(settleGuestAtom);
  const readFile = useSetAtom(guestFileAtom);
  const [busy, setBusy] = useState(false);
  if (move === null) return null;
  const { sent, total, failure } = move;
  const again = () => {
    setBusy(true);
    void settle().finally(() => setBusy(false));
  };
  const save = async () => {
    const file = await readFile();
    if (file !== null) saveFile(file, "budget.json");
  };
  const progress = t("guest.moveProgress", { sent: String(sent), total: String(total) });
  return (
    <div className={css["GuestData"]}>
      <p role="status">{progress}</p>
      <Bar ratio={sent / total} label={progress} />
      <p>{t("guest.moveText")}</p>
      {failure !== null && (
        <>
          <p className={css["GuestData-failure"]} role="alert">
            {why(failure)}
          </p>
          <Button size="l" block busy={busy} onClick={again}>
            {t("actions.retry")}
          </Button>
          <Button kind="outline" size="l" block onClick={() => void save()}>
            {t("guest.moveSave")}
          </Button>
          <p className={css["GuestData-note"]}>{t("guest.moveSaveText")}</p>
        </>
      )}
    </div>
  );
}
