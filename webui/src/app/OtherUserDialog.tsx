import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { keepOtherUserAtom, wipeOtherUserAtom } from "@/state/session/otherUsers";
import { otherUsersAtom } from "@/state/session/session";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";

/** Question about unsent changes of another person: they stay locked on the device, or are deleted. */
export function OtherUserDialog() {
  const { t } = useTranslation();
  const [otherUser] = useAtomValue(otherUsersAtom);
  const [keep, wipe] = [useSetAtom(keepOtherUserAtom), useSetAtom(wipeOtherUserAtom)];
  if (otherUser === undefined) return null;
  const { owner, email, unsent: count } = otherUser;
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
