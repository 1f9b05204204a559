import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import { useErrorText } from "@/i18n/useErrorText";
import { setPictureAtom } from "@/state/session/profile";
import { showToast } from "@/ui/overlays/toasts";

/** Saves a picture, or none, and says how that went. */
export function useSavePicture() {
  const { t } = useTranslation();
  const why = useErrorText();
  const set = useSetAtom(setPictureAtom);
  const [busy, setBusy] = useState(false);
  async function save(picture: Blob | null): Promise<boolean> {
    setBusy(true);
    const outcome = await set(picture);
    setBusy(false);
    if (outcome.ok) showToast({ text: t("states.saved") });
    else showToast({ text: why(outcome), tone: "error" });
    return outcome.ok;
  }
  return { busy, save };
}
