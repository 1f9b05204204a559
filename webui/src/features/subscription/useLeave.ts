import { useState } from "react";
import { useMessage } from "@/i18n/useMessage";
import type { Reading } from "@/state/outcome";
import { useOnce } from "@/parts/forms/useIntent";
import { showToast } from "@/ui/overlays/toasts";

/** Goes to a page of the provider, which leads back here; busy until the browser has left. */
export function useLeave(ask: () => Promise<Reading<{ readonly url: string }>>) {
  const message = useMessage();
  const once = useOnce();
  const [busy, setBusy] = useState(false);
  async function leave(): Promise<void> {
    setBusy(true);
    const page = await once(ask);
    if (page?.ok === true) window.location.assign(page.data.url);
    else setBusy(false);
    if (page?.ok === false) showToast({ text: message(page.code, page.params), tone: "error" });
  }
  return { busy, leave: () => void leave() };
}
