/** Capabilities of the server. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { remote } from "../remote";
import { gatewayAtom } from "../view";

export type Capability = Schema<"Capability">;
export type SignUpPolicy = Schema<"Health">["signUp"];

const SIGN_UP = "signUp";
/** On where a subscription is sold. */
export const PAYMENTS = "payments";

/** Said to anybody; of a signed-in person's server it is kept. */
export const healthRemote = remote<Schema<"Health">>((client) => client.GET("/api/health"), "health");

const healthAtom = atom((get) => {
  const reading = get(healthRemote.valueAtom);
  return reading?.ok === true ? reading.data : null;
});

/** Return what a signed-in person's server said last: a guest's budget has none. */
const ownHealthAtom = atom((get) => (get(gatewayAtom)?.isGuest === false ? get(healthAtom) : null));

/** As it said last; null until it did. */
export const capabilitiesAtom = atom(
  (get): readonly Capability[] | null => get(ownHealthAtom)?.capabilities ?? null,
);

/** Names of the capabilities that are on; null until the server answered. */
export const enabledCapabilitiesAtom = atom((get): ReadonlySet<string> | null => {
  const all = get(capabilitiesAtom);
  return all && new Set(all.filter(({ isOn }) => isOn).map(({ name }) => name));
});

/** When the server made its newest backup by itself, as it said last; null when it said of none. */
export const lastBackupAtom = atom((get) => get(ownHealthAtom)?.lastBackupAt ?? null);

/** Policy that a refused sign-up told, where the server's health did not. */
const toldCell = atom<SignUpPolicy | null>(null);

/** Sign-up policy that the server wrote into the page, until it answers; an older server refuses by itself. */
export const signUpPolicyAtom = atom(
  (get): SignUpPolicy => {
    const health = get(healthAtom);
    const isOff = health?.capabilities.some(({ name, isOn }) => name === SIGN_UP && !isOn) === true;
    return isOff ? "closed" : (get(toldCell) ?? health?.signUp ?? policyInPage());
  },
  (_get, set, policy: SignUpPolicy) => set(toldCell, policy),
);
export const isSignUpOpenAtom = atom((get) => get(signUpPolicyAtom) !== "closed");

function policyInPage(): SignUpPolicy {
  const content = document.querySelector('meta[name="sign-up"]')?.getAttribute("content");
  return content === "closed" || content === "invited" ? content : "open";
}
