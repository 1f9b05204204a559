/** Sign-in with Google and Apple: which of them there is, the way there, and the way back. */
import { atom, type Setter } from "jotai";
import { timeZone } from "@/data/device/clock";
import { PROVIDERS } from "@/contract/codes.gen";
import type { Schema } from "@/contract/schemas";
import { answered } from "@/data/server/answer";
import type { SignInCall } from "@/data/session";
import { ErrorCode } from "@/domain";
import { startLanguage } from "@/i18n/remembered";
import { onlineAtom } from "../connection";
import { invitationCodeAtom, joinCodeAtom, joinNameAtom, NEW_PERSON } from "../invitationCode";
import { isNameTaken } from "./joining";
import { askGuestAgainAtom } from "./guestData";
import { DECLINED, outcomeOf, type Outcome, type Reading } from "../outcome";
import { readAsPerson, remote, type Call } from "../remote";
import { sessionManagerAtom } from "./session";
import { enterAtom } from "./signIn";

export type ProviderName = Schema<"ProviderStart">["provider"];

/** Parameters a provider sent the browser back with. */
export interface ProviderReturn {
  readonly provider: ProviderName;
  readonly code: string;
  readonly state: string;
  /** Told by Apple alone, at the first sign-in. */
  readonly name?: string;
}

const KEY = "budget.signInToken";

/** Providers of this server. */
export const providersRemote = remote<Schema<"Providers">>((client) =>
  client.GET("/api/user/auth/providers"),
);

/** Providers to offer while there is a connection; Apple on its own devices alone. */
export const providersAtom = atom((get): readonly ProviderName[] => {
  const reading = get(providersRemote.valueAtom);
  if (!get(onlineAtom) || reading?.ok !== true) return [];
  return PROVIDERS.filter((name) => reading.data[name] && (name !== "apple" || isAppleDevice()));
});

/** Begins a sign-in; the address where the browser goes. What finishes it is kept for this tab alone. */
export const startProviderAtom = atom(
  null,
  async (get, set, provider: ProviderName): Promise<Reading<string>> => {
    const call: Call<Schema<"ProviderStarted">> = (client) =>
      client.POST("/api/user/auth/start", { body: { provider } });
    const reading = await readAsPerson(get, set, call);
    if (!reading.ok) return reading;
    sessionStorage.setItem(KEY, reading.data.signInToken);
    return { ok: true, data: reading.data.url };
  },
);

/** Finishes a sign-in; refused with `auth.linkPassword` it waits for `linkProviderAtom`. */
export const finishProviderAtom = atom(
  null,
  async (get, set, { provider, ...returned }: ProviderReturn): Promise<Outcome> => {
    const origin = { signInToken: signInToken(), language: startLanguage(), timeZone: timeZone() };
    const [invitationCode, joinCode] = [get(invitationCodeAtom), get(joinCodeAtom)];
    const memberId = get(joinNameAtom);
    const body = {
      ...returned,
      ...origin,
      ...(invitationCode !== "" && { invitationCode }),
      ...(joinCode !== "" && { joinCode, ...(memberId !== NEW_PERSON && { memberId }) }),
    };
    const outcome = await enter(set, (client) =>
      answered(client.POST(`/api/user/auth/${provider}`, { body })),
    );
    if (outcome.ok) set(invitationCodeAtom, "");
    else if (outcome.code === ErrorCode.LINK_GONE) set(joinCodeAtom, "");
    else if (isNameTaken(outcome)) set(joinNameAtom, NEW_PERSON);
    if (outcome.ok || outcome.code !== ErrorCode.AUTH_LINK_PASSWORD) sessionStorage.removeItem(KEY);
    return outcome;
  },
);

/** Gives the password of the account that has the e-mail already: from then on it opens with the provider as well. */
export const linkProviderAtom = atom(
  null,
  async (_get, set, { currentPassword }: { currentPassword: string }): Promise<Outcome> => {
    const body = { signInToken: signInToken(), currentPassword, timeZone: timeZone() };
    const outcome = await enter(set, (client) => answered(client.POST("/api/user/auth/link", { body })));
    if (outcome.ok) sessionStorage.removeItem(KEY);
    return outcome;
  },
);

async function enter(set: Setter, call: SignInCall): Promise<Outcome> {
  const manager = await set(sessionManagerAtom);
  const answer = await manager.signIn(async (client) => {
    const given = await call(client);
    if (given.ok) await set(askGuestAgainAtom);
    return given;
  });
  if (answer.ok) await set(enterAtom);
  const outcome = outcomeOf(answer);
  const isGivenUp = !outcome.ok && outcome.code === DECLINED.code;
  return isGivenUp ? { ...outcome, code: ErrorCode.AUTH_PROVIDER_FAILED } : outcome;
}

/** Empty in a browser that began nothing: the server refuses it as one that did not begin this. */
function signInToken(): string {
  return sessionStorage.getItem(KEY) ?? "";
}

function isAppleDevice(): boolean {
  return navigator.userAgent.includes("Mac OS");
}
