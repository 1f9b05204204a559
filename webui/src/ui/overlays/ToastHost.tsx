import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../actions/Button";
import { Icon, type Glyph } from "../art/Icon";
import css from "./ToastHost.module.css";
import { hostToasts, onPageLeft, type ToastMessage, type ToastTone } from "./toasts";

const TOASTS_MAX = 2;
const READ_MS = 3000;
const ANSWER_MS = 6000;
const LEADING_MS = 1000;

const GLYPHS: Record<ToastTone, Glyph> = { success: CircleCheck, info: Info, error: CircleAlert };

/** The region itself, in a file of its own: nothing is lost when it comes after the first screen. */
export default function ToastHost({ label }: { label: string }) {
  return (
    <Toast.Provider limit={TOASTS_MAX}>
      <Toast.Portal>
        <Toast.Viewport className={css["ToastRegion"]} aria-label={label}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts, add, close } = Toast.useToastManager<ShownToast>();
  useEffect(() => hostToasts((message) => add(settings(message))), [add]);
  useEffect(
    () =>
      onPageLeft(() => {
        for (const { id, data } of toasts) if (data !== undefined && isOfPageLeft(data)) close(id);
      }),
    [toasts, close],
  );
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={css["Toast"]} data-toast="">
      <Toast.Content className={css["Toast-content"]}>
        <Icon glyph={GLYPHS[toast.type as ToastTone]} size={20} />
        <Toast.Title
          className={css["Toast-text"]}
          render={<p role={toast.type === "error" ? "alert" : undefined} />}
        />
        {toast.data?.action && <Action {...toast.data.action} close={() => close(toast.id)} />}
      </Toast.Content>
    </Toast.Root>
  ));
}

function Action({ label, run, close }: NonNullable<ToastMessage["action"]> & { close: () => void }) {
  const isSpent = useRef(false);
  const answer = () => {
    if (isSpent.current) return;
    isSpent.current = true;
    close();
    run();
  };
  return (
    <Button kind="text" onClick={answer}>
      {label}
    </Button>
  );
}

/** Return whether a toast belongs to the page left: one shown just before leads to the new page. */
function isOfPageLeft({ lasting = false, shownAt }: ShownToast): boolean {
  return !lasting && Date.now() - shownAt > LEADING_MS;
}

interface ShownToast extends ToastMessage {
  readonly shownAt: number;
}

/**
 * Errors are announced at once by their own `role`. The manager's high priority would hide them from readers with their
 * button still in the way of keys.
 */
function settings(message: ToastMessage) {
  const { text, tone = "success", action, lasting = false } = message;
  const slow = tone === "error" || action !== undefined;
  return {
    // A repeated message keeps its toast instead of making a second one; an action belongs to its own event.
    ...(action === undefined && { id: text }),
    data: { ...message, shownAt: Date.now() },
    title: text,
    type: tone,
    timeout: lasting ? 0 : slow ? ANSWER_MS : READ_MS,
  };
}
