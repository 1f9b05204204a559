import { lazy, Suspense, useSyncExternalStore } from "react";
import { onToastsWanted, toastsWanted } from "./toasts";

const ToastHost = lazy(() => import("./ToastHost"));

/** Where toasts appear, at most two; F6 leads to them. Stands once in the app, fetched with the first toast. */
export function ToastRegion({ label }: { label: string }) {
  return useSyncExternalStore(onToastsWanted, toastsWanted) ? (
    <Suspense>
      <ToastHost label={label} />
    </Suspense>
  ) : null;
}
