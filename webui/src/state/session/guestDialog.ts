/** The full-screen dialog that leads a guest to an account. */
import { atom } from "jotai";

/**
 * - `signUpUser`: sign up and bring everything along
 * - `signInUser`: log in to an account there is already
 * - `forgotPassword`: ask for a code by mail
 * - `resetPassword`: the code and a new password, then back to logging in
 * - `guestData`: who is in says what becomes of the budget a guest left on this device
 * - `guestMove`: a long history is on its way into the account
 */
export type GuestDialogMode =
  "signUpUser" | "signInUser" | "forgotPassword" | "resetPassword" | "guestData" | "guestMove";

/** Null while it is closed. */
export const guestDialogAtom = atom<GuestDialogMode | null>(null);
