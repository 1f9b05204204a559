/** Connection of the browser, and the work to do once it is back. */
import { atom } from "jotai";
import { gatewayAtom, viewAtom } from "./view";

const onlineCell = atom(navigator.onLine);
/** The connection is back, and the server was not heard of since. */
const askingCell = atom(false);

/**
 * True while the browser has a connection; when it comes back, waiting changes are sent and the budget is read anew.
 */
export const onlineAtom = atom(
  (get) => get(onlineCell),
  (get, set, isOnline: boolean): void => {
    set(onlineCell, isOnline);
    const gateway = get(gatewayAtom);
    if (!isOnline || gateway === null) return;
    set(askingCell, true);
    void gateway.refresh().finally(() => set(askingCell, false));
  },
);

onlineAtom.onMount = (set) => {
  const online = () => set(true);
  const offline = () => set(false);
  // It may have gone since the app began to load.
  if (!navigator.onLine) set(false);
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  return () => {
    window.removeEventListener("online", online);
    window.removeEventListener("offline", offline);
  };
};

/** Why changes do not go out: `none`, `offline`, `failing` or `unauthorized`. */
export const stoppedAtom = atom((get) => get(viewAtom).stopped);

/** The browser has a connection, but the server does not answer. */
export const isServerAwayAtom = atom(
  (get) => get(onlineCell) && !get(askingCell) && get(stoppedAtom) === "offline",
);

/** True while a change made now would wait on this device. Guests send nothing anyway. */
export const isQueuedAtom = atom((get) => {
  const isShared = get(gatewayAtom)?.isGuest === false;
  return isShared && (!get(onlineCell) || get(viewAtom).stopped !== "none");
});
