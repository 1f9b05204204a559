import { useMessage } from "@/i18n/useMessage";
import { useTranslation } from "@/i18n/useTranslation";
import type { Reading } from "@/state/outcome";
import { showToast } from "@/ui/overlays/toasts";

type Run = () => Promise<Reading<unknown>>;

/** Return what removes a setting at once and offers to bring it back. */
export function useRemoval() {
  const { t } = useTranslation();
  const message = useMessage();
  const done = async (run: Run): Promise<boolean> => {
    const reading = await run();
    if (!reading.ok) showToast({ text: message(reading.code, reading.params), tone: "error" });
    return reading.ok;
  };
  return (name: string, without: Run, again: Run) => () => {
    void done(without).then((isDone) => {
      const action = { label: t("actions.undo"), run: () => void done(again) };
      if (isDone) showToast({ text: t("imports.removed", { name }), action });
    });
  };
}
