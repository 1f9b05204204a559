/** Whether changes go out, and what to do when the connection is back. */
import { atom } from "jotai";
import { gatewayAtom, viewAtom } from "./view";

const onlineCell = atom(navigator.onLine);

/** Whether the browser has a connection; when it comes back, what waits is sent and the budget read anew. */
export const onlineAtom = atom(
  (get) => get(onlineCell),
  (get, set, isOnline: boolean) => {
    set(onlineCell, isOnline);
    if (isOnline) void get(gatewayAtom)?.refresh();
  },
);

onlineAtom.onMount = (set) => {
  const online = () => {
    set(true);
  };
  const offline = () => {
    set(false);
  };
  // It may have gone since the app began to load.
  if (!navigator.onLine) set(false);
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  return () => {
    window.removeEventListener("online", online);
    window.removeEventListener("offline", offline);
  };
};

/** Why changes do not go out: `none`, `offline` or `unauthorized`. */
export const stoppedAtom = atom((get) => get(viewAtom).stopped);
