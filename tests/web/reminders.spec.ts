/** Reminders: made, switched, ringing in the service worker, and leading to the keypad filled in. */
import { expect, test } from "@playwright/test";
import { look } from "./screens";
import { logIn, seedPerson } from "./seeding";

test("a reminder is made, rings, and opens the keypad filled in", async ({
  page,
  context,
  baseURL,
}, info) => {
  await context.grantPermissions(["notifications"], { origin: baseURL ?? "" });
  await logIn(page, await seedPerson());
  await page.goto("/profile");
  await page.getByRole("link", { name: /^Notifications/ }).click();
  await expect(page.getByText("Nothing to remember yet")).toBeVisible();
  await look(page, info, "reminders-none", "light");

  await page.getByRole("main").getByRole("button", { name: "New reminder" }).click();
  const sheet = page.getByRole("dialog", { name: "New reminder" });
  await sheet.getByLabel("Title").fill("Rent");
  await sheet.getByLabel("Date").fill("2036-12-01");
  await sheet.getByLabel("Time").fill("09:00");
  await sheet.getByRole("button", { name: "Monthly" }).click();
  await expect(sheet.getByText("Next: Monday, 01.12.2036, 09:00")).toBeVisible();
  await sheet.getByRole("switch", { name: /With an expense/ }).click();
  await sheet.getByRole("combobox", { name: "From" }).click();
  await page.getByRole("option", { name: "Cash" }).click();
  await sheet.getByLabel("Amount").fill("900");
  await sheet.getByRole("button", { name: "Add reminder" }).click();
  await expect(sheet.getByText("Field is required")).toBeVisible();
  await look(page, info, "reminder-edit", "light");
  await sheet
    .getByRole("button", { name: /^Category/ })
    .or(sheet.getByRole("combobox", { name: /Category/ }))
    .click();
  await page.getByText("Food", { exact: true }).last().click();
  await sheet.getByRole("button", { name: "Add reminder" }).click();
  await expect(sheet).toHaveCount(0);

  const row = page.getByRole("list", { name: "Reminders" });
  await expect(row).toContainText("Rent$900.00");
  await look(page, info, "reminders", "light");
  await row.getByRole("switch", { name: "Rent" }).click();
  await expect(row).toContainText("was monthly, 01.12.2036, 09:00");
  await page.getByRole("switch", { name: "Rent" }).click();
  await expect(row).toContainText("Rent");

  const token = await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  expect(token).toBe(true);
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) found(first.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const data = JSON.stringify({ title: "Rent", body: "by card", url: "/reminder", tag: "n1" });
  for (let times = 0; times < 2; times += 1) {
    await cdp.send("ServiceWorker.deliverPushMessage", {
      origin: baseURL ?? "",
      registrationId: await registered,
      data,
    });
  }
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
    });
  await expect.poll(shown).toEqual([["Rent", "by card", "n1"]]);

  const reminders = page.waitForResponse((answer) => answer.url().endsWith("/api/reminder"));
  await page.goto("/reminder");
  const [{ id }] = (await (await reminders).json()) as [{ id: string }];
  await page.goto(`/reminder?book=${id}`);
  await expect(page.getByRole("button", { name: /^To Food/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^From Cash/ })).toBeVisible();
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/reminder");
  await expect(page.getByRole("switch", { name: "Rent" })).toBeVisible();
  await page.goto("/history");
  await expect(page.getByRole("button", { name: /^Rent, .*, Cash$/ })).toBeVisible();
});
