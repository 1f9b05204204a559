/** A bank's file becomes entries: asked, seen, mended, booked once, taken back; by whom it can't be, and when. */
import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { tapTimes } from "./hand";
import { keep } from "./keep";
import { NO_PROBLEMS, problemsOf } from "./layout";
import { enterAsGuest } from "./people";
import { expectReachable } from "./reach";
import { look, overlays, wear } from "./screens";
import { logIn, seedPerson } from "./seeding";

/** As a bank writes it: columns that say nothing, days and amounts of its country. */
const BANK = [
  "A;B;C",
  "02/11/2026;-1249,75;Silpo · weekly",
  "03/11/2026;42000,00;Salary",
  "05/11/2026;-184,00;Uklon",
  "06/11/2026;1.249.75;Rozetka",
  "07/11/2026;-412,60;Apteka 9-1-1",
].join("\n");

/** A long file takes its time on a machine that does other things too. */
const READ = { timeout: 60_000 };

async function open(page: Page, language = "en"): Promise<void> {
  await logIn(page, await seedPerson(language));
  await page.goto("/data");
  await page.getByRole("link", { name: language === "en" ? "Import a file" : "Імпорт із файлу" }).click();
}

function choose(page: Page, text: string, name = "november.csv"): Promise<void> {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(text) };
  return page.locator("input[type=file]").setInputFiles(file);
}

/** One of the choices of a field: in a sheet on phones, in a menu where there is room. */
function pick(page: Page, name: string): Promise<void> {
  const inSheet = overlays(page).last().getByRole("button", { name, exact: true });
  return inSheet.or(page.getByRole("option", { name, exact: true })).click();
}

/** Nothing stands out or is cut at the widths people have. */
async function fits(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  for (const size of [{ width: 320, height: 640 }, { width: 1280, height: 800 }, before]) {
    await page.setViewportSize(size);
    expect(await problemsOf(page)).toEqual(NO_PROBLEMS);
  }
}

test("a bank's file is understood, mended, booked once, and taken back", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
  await keep(page, "imports-choose");
  await fits(page);

  await test.step("columns that say nothing are asked for, and then the account", async () => {
    await choose(page, BANK);
    await page.getByRole("button", { name: "Columns: which?" }).click();
    for (const [column, holds] of [
      ["A", "Day"],
      ["B", "Amount with its sign"],
      ["C", "Note"],
    ] as const) {
      await page
        .getByRole("dialog", { name: "Columns" })
        .getByLabel(new RegExp(`^${column}\\b`))
        .click();
      await pick(page, holds);
    }
    await page.getByLabel("Save under a name (optional)").fill("My bank");
    await keep(page, "imports-columns");
    await expectReachable(page);
    await page.getByRole("button", { name: "Use these columns" }).click();
    await expect(page.getByText("First answer what is marked above.")).toBeVisible();
    await page.getByRole("button", { name: "Dates: which?" }).click();
    await expectReachable(page);
    await overlays(page)
      .getByRole("button", { name: /^day first/ })
      .click();
    await keep(page, "imports-asked");
    await expectReachable(page);
    await page.getByRole("button", { name: "Into: which?" }).click();
    await overlays(page).getByRole("button", { name: /^Cash/ }).click();
  });

  await test.step("what needs a look stands first; a category is given to one line", async () => {
    await expect(page.getByRole("checkbox", { name: /^Silpo/ })).toBeChecked();
    await expect(page.getByRole("list", { name: "Lines" }).getByRole("listitem").first()).toContainText(
      "“1.249.75” – Not a valid amount",
    );
    await page.getByRole("button", { name: "Line 4: Uklon" }).click();
    await page.getByLabel(/^Category/).click();
    await pick(page, "Transport");
    await keep(page, "imports-line");
    await expectReachable(page);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("05.11.2026 · as Transport")).toBeVisible();
  });

  await test.step("a wrong amount is put right, once however often Enter is pressed, and Back keeps it as it was", async () => {
    await page.getByRole("button", { name: "Line 5: Rozetka" }).click();
    await page.getByLabel("Amount").fill("1");
    await page.goBack();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(overlays(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Line 5: Rozetka" }).click();
    await keep(page, "imports-mend");
    await page.getByLabel("Amount").fill("1 249,75");
    await page.getByLabel("Amount").press("Enter");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("checkbox", { name: /^Rozetka/ })).toBeChecked();
    const totals = page.getByRole("list", { name: "Adds up to" }).getByRole("listitem");
    await expect(totals).toHaveText([/^Received1 entry/, /^Spent4 entries−\$3\s096.10/]);
    await page.getByRole("checkbox", { name: /^Apteka/ }).uncheck();
    await keep(page, "imports");
    await fits(page);
  });

  await test.step("pressed twice it is booked once; what was not taken is named", async () => {
    await page.getByRole("button", { name: "Import 4 entries" }).dblclick();
    await expect(page.getByRole("heading", { name: "4 entries added" })).toBeVisible();
    const left = page.getByRole("list", { name: "1 line not imported" }).getByRole("listitem");
    await expect(left).toHaveText([/Line 6.*Skipped by you/]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save this list" }).click();
    const saved = readFileSync(await (await download).path(), "utf8");
    expect(saved).toBe("november.csv: 1 line not imported\nLine 6: Skipped by you");
    await keep(page, "imports-report");
    await page.getByRole("link", { name: "See the history" }).click();
    await page.getByRole("searchbox").fill("Uklon");
    await expect(page.getByRole("button", { name: /Transport/ })).toHaveCount(1);
  });

  await test.step("the same file says what it saw before, read as the saved columns say", async () => {
    await page.goto("/data/import");
    await expect(page.getByText("My bank")).toBeVisible();
    await choose(page, BANK);
    await page.getByRole("button", { name: "Columns: as found" }).click();
    await overlays(page).getByRole("button", { name: "My bank" }).click();
    await page.getByRole("button", { name: "Into: which?" }).click();
    await overlays(page).getByRole("button", { name: /^Cash/ }).click();
    await page.getByRole("button", { name: "Seen before 3" }).click();
    await expect(page.getByRole("checkbox")).toHaveCount(3);
    for (const box of await page.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
    await page.getByRole("button", { name: "Import 1 entry" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Import undone")).toBeVisible();
    await expect(page.getByRole("button", { name: "Import 1 entry" })).toBeVisible();
  });
});

test("of ten thousand lines those in sight stand, and the way back asks", async ({ page, context }, info) => {
  await wear(page, "dark");
  await open(page, "ua");
  const lines = Array.from(
    { length: 10_000 },
    (_, at) => `2026-11-${String((at % 28) + 1).padStart(2, "0")},Крамниця ${at},-1.25`,
  );
  await choose(page, `Date,Description,Amount\n${lines.join("\n")}`, "рік.csv");
  await page.getByRole("button", { name: "На рахунок: що саме?" }).click();
  await overlays(page).getByRole("listitem").first().getByRole("button").click();
  await expect(page.getByRole("button", { name: "Імпортувати 10 000 записів" })).toBeEnabled(READ);
  expect(await page.getByRole("listitem").count()).toBeLessThan(60);
  await look(page, info, "imports-ua", "dark");
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await expect(page.getByText("Крамниця 499", { exact: true })).toBeVisible(READ);
  expect(await page.getByRole("listitem").count()).toBeLessThan(60);

  await context.setOffline(true);
  await expect(page.getByRole("button", { name: "Імпортувати 10 000 записів" })).toBeDisabled();
  await page.goBack();
  await expect(page.getByRole("alertdialog")).toContainText("«рік.csv» ще не імпортовано.");
  await look(page, info, "imports-leave-ua", "dark");
  await page.getByRole("button", { name: "Відкинути" }).click();
  await page.waitForURL("**/data");
});

test("a guest is told what an account adds", async ({ page }, info) => {
  await enterAsGuest(page);
  await page.goto("/data/import");
  await expect(page.getByRole("heading", { name: "Importing needs an account" })).toBeVisible();
  await look(page, info, "imports-guest", "light");
});

test("of two questions about a file a double tap answers one", async ({ page, isMobile }) => {
  test.skip(!isMobile, "a mouse has no finger");
  await open(page);
  await choose(
    page,
    "Date;Text;Amount;Direction\n13.04.2026;Bread;5,00;Foo\n14.04.2026;Wages;60,00;Bar\n15.04.2026;Tea;7,50;Foo",
  );
  const question = (word: string) =>
    page.getByRole("heading", { name: `What does “${word}” say of the money?` });
  await expect(question("Foo")).toBeVisible();
  await expect(page.getByText(/lines/)).toHaveCount(0);
  await tapTimes(page, page.getByText("Spent", { exact: true }), 2);
  await expect(question("Bar")).toBeVisible();
  await page.getByText("Received", { exact: true }).tap();
  await expect(question("Bar")).toHaveCount(0);
  await expect(page.getByText(/^3 lines/)).toBeVisible();
});
