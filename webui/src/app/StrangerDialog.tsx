import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "@/i18n/useTranslation";
import { keepOtherUserAtom, otherUsersAtom, wipeOtherUserAtom } from "@/state/session/session";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";

/** Somebody else left changes on this device that were never sent: kept, locked, unless told otherwise. */
export function StrangerDialog() {
  const { t } = useTranslation();
  const [stranger] = useAtomValue(otherUsersAtom);
  const [keep, wipe] = [useSetAtom(keepOtherUserAtom), useSetAtom(wipeOtherUserAtom)];
  if (stranger === undefined) return null;
  const { owner, email, unsent: count } = stranger;
  return (
    <ConfirmDialog
      open
      title={t("stranger.title", { email, count })}
      text={t("stranger.text", { count })}
      cancelLabel={t("stranger.keep")}
      confirmLabel={t("actions.delete")}
      keeps
      onCancel={() => void keep(owner)}
      onConfirm={() => void wipe(owner)}
    />
  );
}
