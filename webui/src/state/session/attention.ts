/** Reason why More has a dot. */
import { atom } from "jotai";

export type Attention = "invitation" | "email" | "password";

/** As the background saw it last (app/useAttention): what it is made of is read from the server, after the first screen. */
export const shownAttentionAtom = atom<Attention | null>(null);
