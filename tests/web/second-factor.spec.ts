/** Authenticator codes in a browser: turned on, asked for at the log-in, and a lost phone replaced. */
import { createHmac } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { confirmAddress } from "./mail";
import { faultsAt, PHONES } from "./reach";

const PASSWORD = "correct horse battery";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code of an authenticator app (RFC 6238), some steps from now. */
function codeOf(secret: string, step = 0): string {
  const bits = Array.from(secret, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + step));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
}

test("a code is asked for at the log-in, and a lost phone is replaced by recovery codes", async ({
  page,
  context,
  request,
}) => {
  const email = `ivan.${Date.now().toString(36)}@example.com`;
  const answer = await request.post("/api/user/signup", {
    data: { name: "Ivan", email, password: PASSWORD },
  });
  const headers = { authorization: answer.headers()["authorization"] ?? "" };
  await request.put("/api/settings/update", { headers, data: { showOnboarding: true } });
  await confirmAddress(request, headers, email);
  await logIn(page, email);
  await page.waitForURL("**/expenses");
  await page.goto("/profile/security");
  await page.getByRole("button", { name: /^Authenticator codes/ }).click();
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Next" }).click();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");
  expect(await faultsAt(page, PHONES)).toEqual([]);
  await page.getByRole("textbox", { name: "Code", exact: true }).fill(codeOf(key, -1));
  await page.getByRole("button", { name: "Turn on" }).click();
  const shown = page.getByRole("dialog", { name: "Recovery codes" }).getByRole("listitem");
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(await faultsAt(page, PHONES)).toEqual([]);
  await page.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByText("On · 10 recovery codes left")).toBeVisible();

  await context.clearCookies();
  const other = await context.browser()?.newPage();
  if (other === undefined) throw new Error("no browser");
  await logIn(other, email);
  const field = other.getByLabel("Code from your authenticator app");
  await field.fill("000000");
  await field.press("Enter");
  await expect(other.getByText("Code is not correct, please try again")).toBeVisible();
  expect(await faultsAt(other, PHONES)).toEqual([]);
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps += 1;
    await other.getByRole("button", { name }).click();
  };
  await tap("Use a recovery code instead");
  await other.getByLabel("Recovery code", { exact: true }).fill(codes[0] ?? "");
  await other.getByLabel("Recovery code", { exact: true }).press("Enter");
  await other.waitForURL("**/expenses");
  await other.goto("/profile/security");
  await tap(/^Authenticator codes/);
  await tap("Turn off");
  await other.getByLabel("Code or recovery code").fill(codes[1] ?? "");
  await other.getByLabel("Code or recovery code").press("Enter");
  await expect(other.getByRole("button", { name: "Authenticator codes Off" })).toBeVisible();
  await tap(/^Authenticator codes/);
  await other.getByLabel("Current password").fill(PASSWORD);
  await tap("Next");
  const next = (await other.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");
  await other.getByRole("textbox", { name: "Code", exact: true }).fill(codeOf(next));
  await tap("Turn on");
  await tap("I've saved them");
  await expect(other.getByText("On · 10 recovery codes left")).toBeVisible();
  // More, Profile and Sign-in and security are three taps more.
  expect(taps + 3).toBeLessThanOrEqual(10);
  await other.close();
});
