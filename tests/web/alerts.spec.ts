/** Alerts: chosen in a workspace, shown as they look, kept without a connection, and led from to the month they tell of. */
import { expect, test } from "@playwright/test";
import { plan, spend } from "./guest";
import { enterAsGuest, installed } from "./people";
import { look, THEMES, violations, wear } from "./screens";
import { logIn, PASSWORD, seedPerson } from "./seeding";

test("alerts are chosen, and stand without a connection", async ({ page, context }, info) => {
  await logIn(page, await seedPerson());
  await page.goto("/profile");
  await page.getByRole("link", { name: /^Notifications/ }).click();
  await expect(page.getByRole("heading", { name: "Notifications", exact: true })).toBeVisible();
  await expect(page.getByText(/^Off: “.* · .*”, no amount$/)).toBeVisible();
  await page.getByRole("switch", { name: "Amounts on the lock screen" }).click();
  await expect(page.getByText("Anyone who sees the screen sees them")).toBeVisible();
  await page.getByRole("button", { name: /Somebody else spends/ }).click();
  await page.getByRole("dialog").getByText("Each expense").click();
  await page.getByRole("button", { name: /Only above/ }).click();
  await page.getByRole("dialog").getByLabel("Amount").fill("50");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^Each time, above .*50\.00$/)).toBeVisible();
  const hours = page.getByRole("group", { name: "Quiet hours" });
  await hours.getByLabel("To").fill("07:30");
  await hours.getByLabel("From").focus();
  await expect(page.getByText("22:00 – 07:30, then one summary")).toBeVisible();
  for (const theme of THEMES) {
    await wear(page, theme);
    await look(page, info, "alerts", theme);
    expect(await violations(page)).toEqual([]);
  }

  await page.reload();
  await expect(page.getByRole("switch", { name: "Amounts on the lock screen" })).toBeChecked();
  await installed(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline\. As of \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByRole("switch", { name: "A category reaches 80%" })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByRole("switch", { name: "A category reaches 80%" })).toBeEnabled();
});

test("an alert leads to the month of its workspace, once", async ({ page, request }) => {
  const email = await seedPerson();
  const answer = await request.post("/api/user/login", { data: { email, password: PASSWORD } });
  const headers = { authorization: answer.headers()["authorization"] ?? "" };
  const data = { name: "Flat", currencyCode: "EUR" };
  const made = await request.post("/api/workspace/create", { data, headers });
  const { id } = (await made.json()) as { id: string };
  await logIn(page, email);
  await page.goto(`/expenses?workspace=${id}&month=2026-02&category=gone`);
  await expect(page.getByRole("button", { name: /Flat/ })).toBeVisible();
  await expect(page.getByText("February 2026").first()).toBeVisible();
  await expect(page).toHaveURL(/\/expenses$/);

  await page.goto("/expenses?workspace=00000000-0000-4000-8000-000000000000&month=2026-03");
  await expect(page).toHaveURL(/\/expenses$/);
  await expect(page.getByRole("button", { name: /Flat/ })).toBeVisible();
});

test("a guest is told on the screen when an own expense reaches a level, and of none that is off", async ({
  page,
}) => {
  await enterAsGuest(page);
  await plan(page, "Food", "100");
  await spend(page, "85", "Food");
  await expect(page.getByText("Food is at 85%")).toBeVisible();
  await page.goto("/profile");
  await page.getByRole("link", { name: /^Notifications/ }).click();
  await page.getByRole("switch", { name: "Nothing is left in it" }).click();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Nothing is left in it" })).not.toBeChecked();
  await spend(page, "20", "Food");
  await expect(page.getByText(/Food · .*over/)).toBeVisible();
  await expect(page.getByText(/is at 10[0-9] %/)).toHaveCount(0);
});
