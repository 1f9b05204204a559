/** Changes of a person's own data: e-mail, password, devices, and the account itself. */
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { keep } from "./keep";
import { confirmAddress, verificationCode } from "./mail";

const PASSWORD = "correct horse battery";
const NEW_PASSWORD = "a quite new password";

interface Person {
  email: string;
  authorization: string;
}

function newEmail(): string {
  return `ivan.${Date.now().toString(36)}@example.com`;
}

async function makePerson(request: APIRequestContext, name = "Ivan Franko"): Promise<Person> {
  const email = newEmail();
  const answer = await request.post("/api/user/signup", { data: { name, email, password: PASSWORD } });
  const authorization = answer.headers()["authorization"] ?? "";
  await request.put("/api/settings/update", {
    headers: { authorization },
    data: { showOnboarding: true },
  });
  return { email, authorization };
}

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/expenses");
}

test("an e-mail is verified with the code of its mail, and nothing asks for attention then", async ({
  page,
  request,
}) => {
  const { email } = await makePerson(request);
  await logIn(page, email);
  await page.getByRole("link", { name: /needs your attention: your e-mail is not verified/ }).click();
  await keep(page, "more-unverified");
  await page.getByRole("link", { name: "Verify" }).click();
  await expect(page.getByText(`Enter the code that was sent to ${email}.`)).toBeVisible();
  await page.getByRole("textbox", { name: "Code" }).fill("AAAAAAAA");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Code is not correct, please try again")).toBeVisible();
  await keep(page, "verify-email");
  await page.getByRole("button", { name: "Send the code again" }).click();
  await expect(page.getByText("The code is on its way").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Code" }).fill(await verificationCode(email));
  await page.getByRole("button", { name: "Verify" }).click();
  await page.waitForURL("**/profile/me");
  await expect(page.getByRole("link", { name: "More", exact: true })).toBeVisible();
});

test("a new name shows at once; a new e-mail counts after its code, and can be taken back before", async ({
  page,
  request,
}) => {
  const { email } = await makePerson(request);
  await logIn(page, email);
  await page.goto("/profile/me");
  await page.getByRole("switch", { name: "Others can invite me" }).check();
  await page.getByRole("link", { name: /^Name/ }).click();
  await page.getByLabel("Name").fill("Lesia Ukrainka");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Lesia Ukrainka")).toBeVisible();

  const fresh = newEmail();
  await changeEmail(page, fresh);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText(`${fresh} becomes your e-mail once`)).toBeVisible();
  await keep(page, "profile");
  await page.getByRole("button", { name: "Keep the old one" }).click();
  await expect(page.getByText(fresh)).toHaveCount(0);

  await changeEmail(page, fresh);
  await page.getByRole("textbox", { name: "Code" }).fill(await verificationCode(fresh, 2));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("link", { name: `E-mail ${fresh}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Others can invite me" })).toBeChecked();
});

async function changeEmail(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: /^E-mail/ }).click();
  await page.getByLabel("New e-mail").fill(email);
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL("**/profile/verify-email");
}

/** A JPEG of what no two of whose pixels are alike, in base 64. */
function takePhoto(): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 64;
  const context = canvas.getContext("2d");
  for (let at = 0; at < 4096; at++) {
    if (context)
      context.fillStyle = `rgb(${String(at % 255)} ${String((at * 7) % 255)} ${String((at * 13) % 255)})`;
    context?.fillRect(at % 64, Math.floor(at / 64), 1, 1);
  }
  return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
}

test("a picture is cut to what was chosen of it, shows beside the name, and can be taken away", async ({
  page,
  request,
}) => {
  const { email } = await makePerson(request);
  await logIn(page, email);
  await page.goto("/profile/picture");
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "note.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  const refusal = page.getByRole("alert").filter({ hasText: "no JPEG or PNG picture, or it is damaged" });
  await expect(refusal).toBeVisible();
  const icon = await readFile("webui/public/icons/icon-512.png");
  const torn = [icon.subarray(0, 2000), Buffer.concat([icon.subarray(0, 64), Buffer.alloc(4000, 7)])];
  for (const buffer of torn) {
    await input.setInputFiles("webui/public/icons/icon-192.png");
    await page.getByRole("button", { name: "Cancel" }).click();
    await input.setInputFiles({ name: "photo.png", mimeType: "image/png", buffer });
    await expect(refusal).toBeVisible();
  }
  const photo = Buffer.from(await page.evaluate(takePhoto), "base64");
  const scan = photo.indexOf(Buffer.from([0xff, 0xda])) + 14;
  const head = photo.subarray(0, scan);
  const rubbish = Buffer.concat([head, Buffer.alloc(4000, "\xff\xc0", "latin1"), photo.subarray(-2)]);
  await input.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByRole("button", { name: "Cancel" }).click();
  await input.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: rubbish });
  await expect(refusal).toBeVisible();
  await input.setInputFiles("webui/public/icons/icon-512.png");
  await expect(page.getByRole("slider", { name: "Zoom" })).toHaveAttribute("aria-valuetext", "2×");
  await page.getByRole("slider", { name: "Zoom" }).press("ArrowRight");
  await expect(page.getByText("2.1×")).toBeVisible();
  await keep(page, "picture");
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL("**/profile/me");
  const picture = page.locator('main img[src^="/api/avatar/"]');
  await expect(picture).toHaveJSProperty("naturalWidth", 256);
  await page.goto("/profile/picture");
  await page.getByRole("button", { name: "Remove the picture" }).click();
  await expect(picture).toHaveCount(0);
});

test("a new password needs the old one, and signs other devices out", async ({ page, request }) => {
  const { email, authorization } = await makePerson(request);
  await logIn(page, email);
  await page.goto("/profile/password");
  await page.getByLabel("Current password").fill("not it at all");
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Repeat the new password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Password is not correct")).toBeVisible();
  await keep(page, "change-password");
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save password" }).click();
  await page.waitForURL("**/profile/me");
  expect((await request.get("/api/user/me", { headers: { authorization } })).status()).toBe(401);
  await page.reload();
  await expect(page.getByText("Ivan Franko")).toBeVisible();
});

test("a device is signed out from the list, then all of them with this one", async ({ page, request }) => {
  const { email, authorization } = await makePerson(request);
  await logIn(page, email);
  await page.goto("/profile/sessions");
  await expect(page.getByText("this device")).toBeVisible();
  await keep(page, "sessions");
  await page.getByRole("button", { name: /^Sign out on / }).click();
  await expect(page.getByRole("button", { name: /^Sign out on / })).toHaveCount(0);
  expect((await request.get("/api/user/me", { headers: { authorization } })).status()).toBe(401);

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/\/$/);
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
});

test("a token is shown once, works until it is revoked, and says when it was used", async ({
  page,
  request,
  context,
}) => {
  const { email } = await makePerson(request);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await logIn(page, email);
  await page.goto("/profile/tokens");
  await page.getByRole("link", { name: "New token" }).click();
  await page.getByLabel("Name").fill("backup script");
  await keep(page, "new-token");
  await page.getByRole("button", { name: "Create token" }).click();
  const token = await page.getByRole("textbox", { name: "Token" }).inputValue();
  await page.getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await keep(page, "token-once");
  const asToken = { headers: { authorization: `Bearer ${token}` } };
  expect((await request.get("/api/workspace/my", asToken)).status()).toBe(200);
  const change = await request.put("/api/settings/update", { ...asToken, data: { mainScreen: "history" } });
  expect(change.status()).toBe(403);

  await page.getByRole("link", { name: "Done" }).click();
  await expect(page.getByText(/^Only read · All workspaces.*used/)).toBeVisible();
  await keep(page, "tokens");
  await page.getByRole("button", { name: "Revoke backup script" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("No tokens yet")).toBeVisible();
  expect((await request.get("/api/workspace/my", asToken)).status()).toBe(401);
});

test("an account is deleted with its password, and its shared budget goes to who is in it", async ({
  page,
  request,
}) => {
  const heir = await makePerson(request, "Olena Pchilka");
  const asHeir = { headers: { authorization: heir.authorization } };
  await request.put("/api/user/user-update", { ...asHeir, data: { canAddToWorkspace: true } });
  const { id } = (await (await request.get("/api/user/me", asHeir)).json()) as { id: string };
  const { email, authorization } = await makePerson(request);
  await confirmAddress(request, { authorization }, email);
  const data = { name: "Home", currencyCode: "USD", firstDayOfMonth: 1, participants: [id] };
  const made = await request.post("/api/workspace/create", { headers: { authorization }, data });
  const workspace = (await made.json()) as { id: string };
  await request.put(`/api/workspace/${workspace.id}/approve`, asHeir);

  await logIn(page, email);
  await page.goto("/profile/delete");
  await expect(page.getByText("“Home” goes on; Olena Pchilka becomes its owner.")).toBeVisible();
  await expect(page.getByText("is deleted with all its data")).toBeVisible();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Field is required")).toBeVisible();
  await keep(page, "delete-account");
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL(/\/$/);
  const left = await request.get(`/api/workspace/${workspace.id}`, asHeir);
  expect(await left.json()).toMatchObject({ name: "Home", creatorId: id });
  const again = await request.post("/api/user/login", { data: { email, password: PASSWORD } });
  expect(again.status()).toBe(422);
});
