/** A new password for who forgot the old one: a code by mail, then the code and the password. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { DONE, outcomeOf, type Outcome } from "../outcome";
import { callAsPerson, type Call } from "../remote";

/** Token of the mailed code; `isMailConfigured` is false when mails stay on the server. */
export type Sent = Schema<"ResetToken">;

const KEY = "budget.resetToken";
const tokenCell = atom(sessionStorage.getItem(KEY));

/** Token of the requested code; kept for this tab alone, so that a look at the mail does not lose it. */
export const resetTokenAtom = atom(
  (get) => get(tokenCell),
  (_get, set, token: string | null) => {
    set(tokenCell, token);
    if (token === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  },
);

/** Asks for a code; it is sent only when somebody has the e-mail, and nobody is told which. */
export const forgotPasswordAtom = atom(
  null,
  async (get, set, email: string): Promise<{ readonly outcome: Outcome; readonly sent: Sent | null }> => {
    const call: Call<Sent> = (client) => client.POST("/api/user/forgotPassword", { body: { email } });
    const answer = await callAsPerson(get, set, call);
    if (!answer.ok) return { outcome: outcomeOf(answer), sent: null };
    set(resetTokenAtom, answer.data.resetToken);
    return { outcome: DONE, sent: answer.data };
  },
);

export const resetPasswordAtom = atom(
  null,
  async (get, set, body: Schema<"ResetPassword">): Promise<Outcome> => {
    const call: Call<unknown> = (client) => client.POST("/api/user/resetPassword", { body });
    return outcomeOf(await callAsPerson(get, set, call));
  },
);
