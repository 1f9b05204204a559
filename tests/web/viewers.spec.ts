/** Somebody becomes a viewer while a change of theirs waits and a sheet is open. */
import { expect, test, type Page } from "@playwright/test";
import { logIn, makePerson, share } from "./household";
import { installed } from "./people";

test("the owner makes a partner a viewer, whose waiting change and open sheet are told why they can't be saved", async ({
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
  await bos.goto("/accounts");
  await installed(bos);
  await expect(bos.getByText("Cash").first()).toBeVisible();
  await openForm(bos);
  await bos.getByRole("dialog").getByLabel("Name").fill("Purse");

  await context.setOffline(true);
  await bos.getByRole("dialog").getByRole("button", { name: "Add account" }).click();
  await expect(bos.getByText("1 change waits")).toBeVisible();
  await openForm(bos);
  await bos.getByRole("dialog").getByLabel("Name").fill("Tin");

  await page.goto(`/workspace/${ann.workspace}`);
  await page.getByRole("button", { name: "Bo: Can edit. Change" }).click();
  const sheet = page.getByRole("dialog", { name: "Bo" });
  await sheet.getByText("Can view").click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Bo: Can view. Change" })).toBeVisible();

  await context.setOffline(false);
  await expect(bos.getByText("1 change was not saved.").first()).toBeVisible();
  // The role is here too: the page behind the form has lost its button.
  await expect(bos.locator('[aria-label="Add account"]')).toHaveCount(0);
  await bos.getByRole("dialog").getByRole("button", { name: "Add account" }).click();
  const why = "You can view this workspace but not change it. Ask its owner to let you edit";
  await expect(bos.getByText(why).first()).toBeVisible();
  await bos.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await bos.getByRole("button", { name: "Discard" }).click();
  await expect(bos.getByRole("button", { name: "Add account" })).toHaveCount(0);
  await expect(bos.getByText("Purse")).toHaveCount(0);

  await bos.getByRole("link", { name: "See" }).click();
  await expect(bos.getByRole("main").getByText(why)).toBeVisible();
  await bos.getByRole("button", { name: "Discard" }).click();
  await bos.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(bos.getByText(/^You can view .* but not change it\.$/)).toBeVisible();
  await bos.goto("/expenses");
  await expect(bos.getByRole("button", { name: "Add", exact: true })).toHaveCount(0);
  await bos.goto("/add");
  await expect(bos.getByText(/^You can only view/)).toBeVisible();

  await page.getByRole("button", { name: "Bo: Can view. Change" }).click();
  await sheet.getByText("Can edit").click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await bos.goto("/expenses");
  await expect(bos.getByRole("button", { name: "Add", exact: true })).toBeVisible();
  await context.close();
});

async function openForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add account" }).first().click();
  await expect(page.getByRole("dialog", { name: "Add account" })).toBeVisible();
}
