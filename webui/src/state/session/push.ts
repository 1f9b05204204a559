/** Push notifications of this device. */
import { atom } from "jotai";
import {
  askPermission,
  currentSubscription,
  pushPermission,
  showNotice,
  subscribe,
  type BrowserSubscription,
  type PushPermission,
} from "@/data/device/push";
import type { Schema } from "@/contract/schemas";
import { DONE, NETWORK, outcomeOf, type Outcome } from "../outcome";
import { callAsPerson, readAsPerson, type Call } from "../remote";

const permissionCell = atom<PushPermission>(pushPermission());

export const pushPermissionAtom = atom((get) => get(permissionCell));

/** The browser's settings may have changed since. */
export const readPermissionAtom = atom(null, (_get, set) => set(permissionCell, pushPermission()));

/** Asks the person, and has this browser ring; a no is no failure. */
export const turnOnPushAtom = atom(null, async (get, set): Promise<Outcome> => {
  const permission = await askPermission();
  set(permissionCell, permission);
  if (permission !== "allowed") return DONE;
  const call: Call<Schema<"PushKey">> = (client) => client.GET("/api/push/key");
  const key = await readAsPerson(get, set, call);
  if (!key.ok) return key;
  const subscription = await subscribe(key.data.publicKey).catch(() => null);
  return subscription === null
    ? { ok: false, code: NETWORK, fields: {}, params: {} }
    : await set(registerAtom, subscription);
});

/** Shows a notice of this device's own, as the server's look. */
export const showNoticeAtom = atom(
  null,
  async (_get, _set, title: string, body: string): Promise<Outcome> => {
    const isShown = await showNotice(title, body).then(
      () => true,
      () => false,
    );
    return isShown ? DONE : { ok: false, code: NETWORK, fields: {}, params: {} };
  },
);

/** Tells the server of a browser that rings already: it forgot it when the last session here ended. */
export const renewPushAtom = atom(null, async (_get, set): Promise<void> => {
  if (pushPermission() !== "allowed") return;
  const subscription = await currentSubscription();
  if (subscription !== null) await set(registerAtom, subscription);
});

const registerAtom = atom(null, async (get, set, body: BrowserSubscription): Promise<Outcome> => {
  const call: Call<unknown> = (client) => client.POST("/api/push/subscription", { body });
  return outcomeOf(await callAsPerson(get, set, call));
});
