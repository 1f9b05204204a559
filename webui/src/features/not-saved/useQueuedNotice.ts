import { useAtomValue } from "@/state/useAtomValue";
import { useTranslation } from "@/i18n/useTranslation";
import { isQueuedAtom } from "@/state/connection";
import { showToast } from "@/ui/overlays/toasts";

/** Says of a decision that cannot go out now that it is kept here. */
export function useQueuedNotice(): (decided: Promise<unknown> | undefined) => Promise<void> {
  const { t } = useTranslation();
  const isHeld = useAtomValue(isQueuedAtom);
  return async (decided) => {
    await decided;
    if (isHeld) showToast({ text: t("states.kept") });
  };
}
