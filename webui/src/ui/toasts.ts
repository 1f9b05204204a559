/** Short messages above the bottom bar. Shown from anywhere; `ToastRegion` stands once in the app. */
import { Toast } from "@base-ui/react/toast";

export type ToastTone = "success" | "info" | "error";

export interface ToastMessage {
  text: string;
  tone?: ToastTone;
  /** One thing to do about it: Undo, Retry, Reload. */
  action?: { label: string; run: () => void };
  /** Stays until it is answered or swiped away. */
  lasting?: boolean;
}

const READ_MS = 3000;
const ANSWER_MS = 6000;

export const toastManager = Toast.createToastManager();

export function showToast({ text, tone = "success", action, lasting = false }: ToastMessage): void {
  const slow = tone === "error" || action !== undefined;
  const id = toastManager.add({
    title: text,
    type: tone,
    priority: tone === "error" ? "high" : "low",
    timeout: lasting ? 0 : slow ? ANSWER_MS : READ_MS,
    ...(action && { actionProps: { children: action.label, onClick: answer } }),
  });

  function answer(): void {
    toastManager.close(id);
    action?.run();
  }
}
