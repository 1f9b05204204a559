/** The owner of the server under test (server.py), with somebody to look after and a code to revoke. */
import type { APIRequestContext } from "@playwright/test";
import { makePerson, PASSWORD } from "./household";
import { confirmAddress } from "./mail";
import type { Language } from "./texts";

const EMAIL = "owner@example.com";

export interface Owned {
  readonly email: string;
  readonly userId: string;
}

/** Logs the owner in; the first time they sign up. They speak a language from now on. */
export async function makeOwner(request: APIRequestContext, language: Language): Promise<Owned> {
  const data = { name: "Olga", email: EMAIL, password: PASSWORD };
  await request.post("/api/user/signup", { data });
  const answer = await request.post("/api/user/login", { data: { email: EMAIL, password: PASSWORD } });
  const headers = { authorization: answer.headers()["authorization"] ?? "" };
  const { isEmailVerified } = (await answer.json()) as { isEmailVerified: boolean };
  if (!isEmailVerified) await confirmAddress(request, headers, EMAIL);
  const again = await request.post("/api/user/login", { data: { email: EMAIL, password: PASSWORD } });
  const as = { headers: { authorization: again.headers()["authorization"] ?? "" } };
  await request.put("/api/settings/update", { ...as, data: { showOnboarding: true, language } });
  await request.post("/api/server/invitation-codes", { ...as, data: {} });
  const { id } = await makePerson(request, "Kim");
  return { email: EMAIL, userId: id };
}
