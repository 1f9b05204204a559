/** The mails of the servers under test: their mail server (server.py) keeps each in the letterbox of the data folder. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type APIRequestContext } from "@playwright/test";

function mails(): string[] {
  const letterboxes = readdirSync(tmpdir())
    .filter((name) => name.startsWith("budget-web-"))
    .map((name) => join(tmpdir(), name, "letterbox"))
    .filter((folder) => existsSync(folder));
  return letterboxes.flatMap((letterbox) =>
    readdirSync(letterbox)
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => readFileSync(join(letterbox, name), "utf8")),
  );
}

/** The codes sent to an address under this subject, oldest first: each is a line of its own. */
function codes(email: string, subject: string): string[] {
  return mails()
    .filter((mail) => mail.includes(email) && /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() === subject)
    .flatMap((mail) => /^([A-Z0-9]{8})\r?$/m.exec(mail)?.[1] ?? []);
}

/** The last of so many codes for a new password, once it is there. */
export function resetCode(email: string, count = 1): Promise<string> {
  return lastOf(count, () => codes(email, "Your code for a new password"));
}

/** The last of so many codes that confirm an address. */
export function verificationCode(email: string, count = 1): Promise<string> {
  return lastOf(count, () => codes(email, "Your code"));
}

/** Confirms the address of whoever these headers are of, so that they may invite others. */
export async function confirmAddress(
  request: APIRequestContext,
  headers: Record<string, string>,
  email: string,
): Promise<void> {
  const asked = await request.get("/api/user/emailVerification", { headers });
  const { emailVerifiedToken: token } = (await asked.json()) as { emailVerifiedToken: string };
  const data = { token, code: await verificationCode(email) };
  const answer = await request.post("/api/user/submitEmailVerification", { headers, data });
  expect(answer.status()).toBe(200);
}

async function lastOf(count: number, read: () => string[]): Promise<string> {
  await expect.poll(() => read().length).toBeGreaterThanOrEqual(count);
  return read().at(-1) ?? "";
}
