/** What somebody pays for: reminders that ring once on each device and lead to the keypad, until what was paid is over. */
import { expect, test, type Page } from "@playwright/test";
import { Device, move } from "./devices";
import { PAID } from "./doors";
import { makePerson } from "./household";
import { logIn } from "./seeding";

test.use({ baseURL: PAID });

/** A minute that is not about to begin, as the form takes it. */
function nextMinute(): { day: string; time: string } {
  const [day = "", time = ""] = new Date(Date.now() + 90_000).toISOString().split("T");
  return { day, time: time.slice(0, 5) };
}

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("dialog").getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: text }).click();
}

test("a paid reminder rings once on two devices, is booked by a tap, and rings no more when what was paid is over", async ({
  context,
  browser,
  request,
}) => {
  const { email } = await makePerson(request, "Pia");
  const [phone, laptop] = [
    await Device.of(context),
    await Device.of(await browser.newContext({ baseURL: PAID })),
  ];
  const { page } = phone;
  let reminderId = "";

  await test.step("paid on the provider's page, it becomes active by itself", async () => {
    await logIn(page, email);
    await page.goto("/reminder");
    await page.getByRole("link", { name: "See the subscription" }).click();
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByText("Next payment")).toBeVisible();
  });

  await test.step("a reminder for the next minute, and two devices that may ring", async () => {
    await page.goto("/reminder");
    await page.getByRole("main").getByRole("button", { name: "New reminder" }).click();
    const sheet = page.getByRole("dialog", { name: "New reminder" });
    const { day, time } = nextMinute();
    await sheet.getByLabel("Title").fill("Rent");
    await sheet.getByLabel("Date").fill(day);
    await sheet.getByLabel("Time").fill(time);
    await sheet.getByRole("button", { name: "Daily" }).click();
    await sheet.getByLabel("Comment").fill("By card");
    await sheet.getByRole("switch", { name: /With an expense/ }).click();
    await choose(page, "From", "Cash");
    await choose(page, "Category", "Food");
    await sheet.getByLabel("Amount").fill("900");
    const made = page.waitForResponse((answer) => answer.url().endsWith("/reminder/create"));
    await sheet.getByRole("button", { name: "Add reminder" }).click();
    ({ id: reminderId } = (await (await made).json()) as { id: string });
    await logIn(laptop.page, email);
    for (const device of [phone, laptop]) {
      await device.page.goto("/reminder");
      const known = device.page.waitForResponse((answer) => answer.url().endsWith("/push/subscription"));
      await device.page.getByRole("button", { name: "Turn on" }).click();
      expect((await known).status()).toBe(201);
      await expect(device.page.getByRole("button", { name: "Turn on" })).toHaveCount(0);
      await expect(device.page.getByRole("switch", { name: "Rent" })).toBeVisible();
    }
  });

  await test.step("it comes once on each, and a tap opens the keypad filled in", async () => {
    await move("come_due", { reminder_id: reminderId });
    for (const device of [phone, laptop]) {
      await device.ring(1);
      await expect.poll(() => device.shown()).toEqual([["Rent", "By card"]]);
    }
    await phone.tap();
    await expect(page.getByRole("button", { name: /^From Cash/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^To Food/ })).toBeVisible();
    await page.getByRole("button", { name: "Add expense" }).click();
    await page.waitForURL("**/reminder");
    await page.goto("/history");
    await expect(page.getByRole("button", { name: /^Rent, .*, Cash$/ })).toHaveCount(1);
    await expect(page.getByText("−$900.00").first()).toBeVisible();
  });

  await test.step("cancelled, it goes on until what was paid is over", async () => {
    await page.goto("/subscription");
    await page.getByRole("button", { name: "Cancel subscription" }).click();
    await page.getByRole("button", { name: "Cancel it" }).click();
    await expect(page.getByText("Reminders work until then.")).toBeVisible();
    await move("come_due", { reminder_id: reminderId });
    await expect.poll(async () => (await laptop.messages()).length).toBe(2);
  });

  await test.step("then the next one is not sent, and both screens say so by themselves", async () => {
    await move("end_period", { email });
    await expect(page.getByRole("button", { name: "Continue to payment" })).toBeVisible();
    await expect(laptop.page.getByText("Reminders come with the subscription")).toBeVisible();
    await expect(laptop.page.getByRole("list", { name: "Reminders" })).toContainText("Paused");
    await move("come_due", { reminder_id: reminderId });
    for (const device of [phone, laptop]) expect(await device.messages()).toHaveLength(2);
    await laptop.page.reload();
    await expect(laptop.page.getByText("Paused")).toBeVisible();
  });
  await laptop.page.context().close();
});
