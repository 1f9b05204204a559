/** Google and Apple as the tests have them (tests/openid): whoever comes is who they say they are. */
import type { Page } from "@playwright/test";

export interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

/** Make this person the one that the provider signs in from this page. */
export async function beAtProvider(page: Page, claims: Claims): Promise<void> {
  const hint = Buffer.from(JSON.stringify(claims)).toString("base64url");
  const isProvider = ({ pathname }: URL) => pathname === "/auth";
  await page.route(isProvider, (route) =>
    route.continue({ url: `${route.request().url()}&login_hint=${hint}` }),
  );
}
