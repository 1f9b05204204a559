import { useState } from "react";
import { useNavigate } from "react-router";
import { useErrorText } from "@/i18n/useErrorText";
import { useOnce } from "@/parts/forms/useIntent";
import type { Outcome } from "@/state/outcome";
import { showToast } from "@/ui/overlays/toasts";
import { WORKSPACES } from "../paths";

/** Ends one's part in something once, says so, and leads to the list; or says why not. */
export function useEnding(end: () => Promise<Outcome>, said: string) {
  const navigate = useNavigate();
  const why = useErrorText();
  const once = useOnce();
  const [isBusy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    const outcome = await once(end);
    setBusy(false);
    if (outcome === null) return;
    if (outcome.ok) {
      showToast({ text: said });
      void navigate(WORKSPACES, { replace: true });
    } else showToast({ text: why(outcome), tone: "error" });
  }
  return { isBusy, run };
}
