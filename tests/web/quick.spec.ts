/** An entry typed in one line: understood while it is typed, asked where it is unsure, booked offline too. */
import { expect, test } from "@playwright/test";
import { writeWords } from "./hand";
import { installed, enterAsGuest } from "./people";
import { expectReachable } from "./reach";

test("a line is typed into the field and booked without a connection", async ({ page, context }) => {
  await enterAsGuest(page);
  await installed(page);
  await page.goto("/add");
  await context.setOffline(true);
  await writeWords(page, "10.01 lunch food 11.02");
  await expect(page.getByRole("button", { name: "Choose 1 first" })).toBeDisabled();
  await page.getByRole("button", { name: "Which amount? Not sure, choose" }).click();
  await expectReachable(page);
  await page.getByRole("dialog").getByRole("button", { name: "10.01" }).click();
  await page.getByRole("button", { name: "Add expense" }).click();
  await page.waitForURL("**/expenses");
  await page.goto("/history");
  await expect(page.getByText("lunch")).toBeVisible();
});
