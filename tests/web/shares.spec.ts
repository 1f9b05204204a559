/** Two people share the rent, and settle up. */
import { expect, test, type Page } from "@playwright/test";
import { logIn, makePerson, share } from "./household";

test("rent is shared 60 to 40, the partner sees what they owe, settles, and both are even", async ({
  page,
  browser,
  request,
}) => {
  const [ann, bo] = [await makePerson(request, "Ann"), await makePerson(request, "Bo")];
  await share(request, ann, bo);
  await request.put("/api/settings/update", { ...bo.as, data: { workspace: ann.workspace } });
  const context = await browser.newContext();
  const bos = await context.newPage();
  for (const [each, { email }] of [
    [page, ann],
    [bos, bo],
  ] as const) {
    await each.goto("/login");
    await logIn(each, email);
  }
  await setParts(page, ann.workspace);
  await bos.goto("/expenses");

  await page.goto("/add?amount=1350&category=Utilities&note=rent");
  await expect(page.getByRole("button", { name: "by parts. Change shares" })).toBeVisible();
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
  await expect(page.getByRole("link", { name: "Settle up, Bo owes you $540.00" })).toBeVisible();

  // The partner's row comes by itself.
  await bos.getByRole("link", { name: "Settle up, You owe Ann $540.00" }).click();
  await expect(bos.getByRole("heading", { name: "Settle up" })).toBeVisible();
  await bos.getByRole("button", { name: "Record: You pay Ann, $540.00" }).click();
  const sheet = bos.getByRole("dialog", { name: "You pay Ann" });
  await sheet.getByRole("button", { name: "Arrives in account: None. Change" }).click();
  await bos
    .getByRole("dialog", { name: "Arrives in account" })
    .getByRole("button", { name: /^Cash/ })
    .click();
  await sheet.getByRole("button", { name: "Record $540.00" }).dblclick();
  await expect(bos.getByText("All even")).toBeVisible();

  await expect(page.getByRole("link", { name: /^Settle up/ })).toHaveCount(0);
  await page.goto("/history");
  const settled = page.getByRole("button", { name: /^Bo paid you, \$540\.00, Settlement/ });
  await expect(settled).toHaveCount(1);
  await settled.click();
  await expect(page.getByText("Settlement", { exact: true }).first()).toBeVisible();
  await page.goto("/history/settle");
  await expect(page.getByText("All even")).toBeVisible();
  const { balances } = (await (await request.get(`/api/settlement/${ann.workspace}`, ann.as)).json()) as {
    balances: unknown[];
  };
  expect(balances).toEqual([]);
  await context.close();
});

test("a rule with a long name leaves its title room", async ({ page, request }) => {
  const [ann, bo] = [await makePerson(request, "Ann"), await makePerson(request, "Volodymyr-Oleksandrovych")];
  await share(request, ann, bo);
  const shareRule = { kind: "parts", parts: { [ann.id]: 3, [bo.id]: 2 } };
  await request.put(`/api/workspace/${ann.workspace}`, { ...ann.as, data: { shareRule } });
  await page.goto("/login");
  await logIn(page, ann.email);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/workspace/${ann.workspace}`);
  const title = await page.getByText("How costs are shared", { exact: true }).boundingBox();
  expect(title?.width).toBeGreaterThan(120);
});

/** Three parts for Ann, two for Bo. */
async function setParts(page: Page, workspace: string): Promise<void> {
  await page.goto(`/workspace/${workspace}`);
  await page.getByRole("button", { name: /How costs are shared/ }).click();
  const sheet = page.getByRole("dialog", { name: "How costs are shared" });
  await sheet.getByText("By parts").click();
  await sheet.getByLabel("You: part").fill("60");
  await sheet.getByLabel("Bo: part").fill("40");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: /How costs are shared.*You 60%, Bo 40%/ })).toBeVisible();
}
