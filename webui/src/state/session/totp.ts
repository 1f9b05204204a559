/** Authenticator codes of the person: on, off, and their recovery codes. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { outcomeOf, readingOf, type Outcome, type Reading } from "../outcome";
import { callAsPerson, remote } from "../remote";

/** State of the codes: on or off, and the number of recovery codes left. */
export const totpRemote = remote<Schema<"Totp">>((client) => client.GET("/api/user/totp"));

export const startTotpAtom = atom(
  null,
  async (get, set, body: Schema<"TotpStart">): Promise<Reading<Schema<"TotpSecret">>> =>
    readingOf(await callAsPerson(get, set, (client) => client.POST("/api/user/totp/start", { body }))),
);

/** Recovery codes are in this answer only. */
export const confirmTotpAtom = atom(
  null,
  async (get, set, code: string): Promise<Reading<Schema<"RecoveryCodes">>> =>
    readingOf(
      await callAsPerson(get, set, (client) => client.POST("/api/user/totp/confirm", { body: { code } })),
    ),
);

export const renewRecoveryCodesAtom = atom(
  null,
  async (get, set, code: string): Promise<Reading<Schema<"RecoveryCodes">>> =>
    readingOf(
      await callAsPerson(get, set, (client) =>
        client.POST("/api/user/totp/recovery-codes", { body: { code } }),
      ),
    ),
);

export const turnOffTotpAtom = atom(null, async (get, set, code: string): Promise<Outcome> =>
  outcomeOf(await callAsPerson(get, set, (client) => client.DELETE("/api/user/totp", { body: { code } }))),
);
