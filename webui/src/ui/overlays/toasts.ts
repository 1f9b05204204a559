/** Short messages above the bottom bar. They can be shown from anywhere; `ToastRegion` stands once in the app. */

export type ToastTone = "success" | "info" | "error";

export interface ToastMessage {
  text: string;
  tone?: ToastTone;
  /** One thing to do about it: Undo, Retry, Reload. */
  action?: { label: string; run: () => void };
  /** Stays until it is answered or swiped away. */
  lasting?: boolean;
}

type Host = (message: ToastMessage) => unknown;

let host: Host | undefined;
let wanted = false;
const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();

/** Success and info stay 3 s, errors and toasts with an action 6 s. */
export function showToast(message: ToastMessage): void {
  if (host) {
    host(message);
    return;
  }
  waiting.push(message);
  wanted = true;
  for (const listener of listeners) listener();
}

/** Takes every message from now on, and those that waited. */
export function hostToasts(next: Host): () => void {
  host = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    host = undefined;
  };
}

const leavers = new Set<() => void>();

/** The page changed: toasts do not outlive theirs. */
export function leavePage(): void {
  for (const leaver of leavers) leaver();
}

export function onPageLeft(leaver: () => void): () => void {
  leavers.add(leaver);
  return () => {
    leavers.delete(leaver);
  };
}

/** Return whether there was a toast yet. */
export function toastsWanted(): boolean {
  return wanted;
}

export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
