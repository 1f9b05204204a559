import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { useMessage } from "@/i18n/useMessage";
import { noticesAtom, noticeShownAtom } from "@/state/notices";
import { showToast } from "@/ui/overlays/toasts";

/** Shows what actions and other people announce, as toasts. */
export function Notices() {
  const message = useMessage();
  const notices = useAtomValue(noticesAtom);
  const shown = useSetAtom(noticeShownAtom);
  useEffect(() => {
    for (const { id, code, params, severity } of notices) {
      showToast({ text: message(code, params), tone: severity });
      shown(id);
    }
  }, [notices, shown, message]);
  return null;
}
