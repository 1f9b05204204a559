import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, Info, type LucideIcon } from "lucide-react";
import { Button } from "./Button";
import { Icon } from "./Icon";
import css from "./ToastRegion.module.css";
import { toastManager, type ToastTone } from "./toasts";

const TOASTS_MAX = 2;

const GLYPHS: Record<ToastTone, LucideIcon> = { success: CircleCheck, info: Info, error: CircleAlert };

/** Where toasts appear; F6 leads to it. Stands once in the app. */
export function ToastRegion({ label }: { label: string }) {
  return (
    <Toast.Provider toastManager={toastManager} limit={TOASTS_MAX}>
      <Toast.Portal>
        <Toast.Viewport className={css["ToastRegion"]} aria-label={label}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={css["Toast"]}>
      <Toast.Content className={css["Toast-content"]}>
        <Icon glyph={GLYPHS[toast.type as ToastTone]} size={20} />
        <Toast.Title className={css["Toast-text"]} render={<p />} />
        <Toast.Action render={<Button kind="text" />} />
      </Toast.Content>
    </Toast.Root>
  ));
}
