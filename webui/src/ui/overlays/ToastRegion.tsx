import { useSyncExternalStore } from "react";
import { onDemand } from "../browser/onDemand";
import { onToastsWanted, toastsWanted } from "./toasts";

const ToastHost = onDemand(async () => (await import("./ToastHost")).default);

/** Where toasts appear, at most two; F6 leads to them. Stands once in the app, fetched with the first toast. */
export function ToastRegion({ label }: { label: string }) {
  return useSyncExternalStore(onToastsWanted, toastsWanted) ? (
    <ToastHost label={label} missing={null} />
  ) : null;
}
