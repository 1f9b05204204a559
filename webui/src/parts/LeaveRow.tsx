import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { LogOut, Trash } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { unsentAtom } from "@/state/budget/waiting";
import { isGuestAtom } from "@/state/session/session";
import { logoutAtom } from "@/state/session/signIn";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { ListGroup } from "@/ui/rows/ListGroup";
import { MoreRow } from "./MoreRow";

/** Sign-out wipes this device: that is asked about first where something would be lost. */
export function LeaveRow() {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const leave = useSetAtom(logoutAtom);
  const isGuest = useAtomValue(isGuestAtom);
  const unsent = useAtomValue(unsentAtom);
  const isLossy = isGuest || unsent > 0;
  const title = t(isGuest ? "more.erase" : "more.signOut");
  return (
    <ListGroup label={title}>
      <MoreRow
        glyph={isGuest ? Trash : LogOut}
        title={title}
        onPress={() => {
          if (isLossy) setAsking(true);
          else void leave();
        }}
      />
      <ConfirmDialog
        open={asking}
        title={t(isGuest ? "more.eraseTitle" : "more.signOutTitle")}
        text={isGuest ? t("more.eraseText") : t("more.signOutText", { count: unsent })}
        confirmLabel={t(isGuest ? "more.eraseConfirm" : "more.signOut")}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => void leave()}
      />
    </ListGroup>
  );
}
