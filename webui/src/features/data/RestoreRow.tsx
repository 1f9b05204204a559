import { useAtomValue } from "@/state/useAtomValue";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { MoreRow } from "@/parts/MoreRow";
import { useGuestCounts } from "@/parts/useGuestCounts";
import { isLoadingAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import { isGuestAtom } from "@/state/session/session";
import { ConfirmDialog } from "@/ui/overlays/ConfirmDialog";
import { useRestore } from "./useRestore";

/** Takes a file, says what it holds and what becomes of what is here, and only then brings it back. */
export function RestoreRow() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const isGuest = useAtomValue(isGuestAtom);
  const canRestore = useAtomValue(onlineAtom) || isGuest;
  const isUnread = useAtomValue(isLoadingAtom) && isGuest;
  const lost = useGuestCounts() || t("data.nothing");
  const { chosen, busy, choose, cancel, restore } = useRestore();
  const why = canRestore ? undefined : t("states.offline");
  const state = busy ? t("data.onItsWay") : why;
  const params = { file: chosen?.fileName ?? "", things: chosen?.things ?? "", lost };
  return (
    <>
      <MoreRow
        glyph={FileUp}
        hue="teal"
        title={t("data.restore")}
        value={state}
        onPress={canRestore && !busy && !isUnread ? () => input.current?.click() : undefined}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("data.restore")}
        accept="application/json,.json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file !== undefined) choose(file);
        }}
      />
      <ConfirmDialog
        open={chosen !== null && !busy}
        title={t(isGuest ? "data.replaceTitle" : "data.newTitle")}
        text={isGuest ? t("data.replaceText", params) : t("data.newText", params)}
        cancelLabel={t("actions.cancel")}
        confirmLabel={t(isGuest ? "data.replace" : "data.new")}
        danger={isGuest}
        onCancel={cancel}
        onConfirm={restore}
      />
    </>
  );
}
