/** The console of the browser stays empty on every tab. */
import { expect, test } from "@playwright/test";
import { enterAsGuest } from "./people";

const TABS = ["/accounts", "/planning", "/expenses", "/history", "/statistics", "/profile"];

test("no tab leaves a warning or an error in the console, nor loads a file that it does not use", async ({
  page,
}) => {
  const said: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(String(error)));
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Start without an account" })).toBeVisible();
  await enterAsGuest(page);
  for (const path of TABS) {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeAttached();
    // A style that is fetched ahead is used, or the browser complains after a while.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const used = new Set([...document.styleSheets].map(({ href }) => href));
          const links = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=style]");
          return [...links].map(({ href }) => href).filter((href) => !used.has(href));
        }),
      )
      .toEqual([]);
  }
  expect(said).toEqual([]);
});
