import { useState } from "react";
import { useMessage } from "@/i18n/useMessage";
import type { Reading } from "@/state/outcome";
import { useOnce } from "@/parts/forms/useIntent";
import { leaveTo } from "@/ui/browser/leaving";
import { usePageBack } from "@/ui/browser/usePageBack";
import { showToast } from "@/ui/overlays/toasts";

/** Goes to a page of the provider, which leads back here; busy until the browser has left, and ready again when it comes back. */
export function useLeave(ask: () => Promise<Reading<{ readonly url: string }>>) {
  const message = useMessage();
  const [turn, setTurn] = useState(0);
  const once = useOnce(turn);
  const [busy, setBusy] = useState(false);
  usePageBack(() => {
    setTurn(turn + 1);
    setBusy(false);
  });
  async function leave(): Promise<void> {
    setBusy(true);
    const page = await once(ask);
    if (page?.ok === true) await leaveTo(page.data.url);
    else setBusy(false);
    if (page?.ok === false) showToast({ text: message(page.code, page.params), tone: "error" });
  }
  return { busy, leave: () => void leave() };
}
