/** The history of a budget that several people share. */
import { expect, test } from "@playwright/test";
import { addFromBo, openShared } from "./household";

test("an entry says who paid, and one person's entries are shown alone", async ({ page, request }) => {
  const people = await openShared(page, request);
  await addFromBo(request, people);
  await page.goto("/add?amount=5&category=Transport&note=bus");
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
  await page.goto("/history");
  const bus = page.getByRole("button", { name: /^bus, −\$5\.00, Transport, Credit Card, paid by Ann$/ });
  const theirs = page.getByRole("button", { name: /^from Bo, −\$12\.34, Food, .*, paid by Bo$/ });
  await expect(bus).toBeVisible();
  await expect(theirs).toBeVisible();
  await page.getByRole("button", { name: "Person", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Bo", exact: true }).click();
  await expect(bus).toHaveCount(0);
  await expect(theirs).toBeVisible();
  await page.reload();
  await expect(bus).toBeVisible();
});

test("eight entries of three days are seen at once on a phone", async ({ page, request, isMobile }) => {
  test.skip(!isMobile, "wide windows show more");
  const { ann } = await openShared(page, request);
  const read = async (path: string) =>
    (await (await request.get(`/api/${path}`, ann.as)).json()) as [{ id: string }];
  const [account] = await read(`account/my/${ann.workspace}/new`);
  const [category] = await read(`category/${ann.workspace}/list`);
  const shared = { value: "12.34", accountId: account.id, categoryId: category.id };
  for (let number = 0; number < 9; number += 1) {
    const data = { ...shared, note: `entry ${number}`, date: `2026-0${1 + Math.floor(number / 3)}-10` };
    await request.post(`/api/history/${ann.workspace}/add-expenses`, { ...ann.as, data });
  }
  await page.goto("/history");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(9);
  const bar = await page.getByRole("navigation", { name: "Main" }).last().boundingBox();
  const eighth = await rows.nth(7).boundingBox();
  expect((eighth?.y ?? 0) + (eighth?.height ?? Infinity)).toBeLessThanOrEqual(bar?.y ?? 0);
});
