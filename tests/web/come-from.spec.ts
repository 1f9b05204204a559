/** The whole budget of another app: seen before it is stored, made once, taken back; the way to it counted in taps. */
import { Buffer } from "node:buffer";
import { execFileSync } from "node:child_process";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { keep } from "./keep";
import { NO_PROBLEMS, problemsOf } from "./layout";
import { enterAsGuest } from "./people";
import { faultsAt, PHONES } from "./reach";
import { logIn, seedPerson } from "./seeding";

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const GROUP: Upload = {
  name: "summer-trip_2026-11-20_export.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    [
      'Date,Description,Category,Cost,Currency,Maryna K.,"Bob, Jr.",Юрко 🦊',
      "",
      "2026-11-02,Hotel,Lodging,90.00,EUR,60.00,-30.00,-30.00",
      "2026-11-03,Dinner for myself,Dining out,12.00,EUR,0.00,0.00,0.00",
      "2026-11-04,Bob J. paid Maryna K.,Payment,20.00,EUR,-20.00,20.00,0.00",
      "",
      "2026-11-20,Total balance, , ,EUR,40.00,-10.00,-30.00",
    ].join("\n"),
  ),
};

/** The zip of a budget of Actual, with months of 2024. */
function actualZip(): Upload {
  const made = [
    "import sys, pathlib, tempfile",
    "from tests.migrate_files import actual",
    "path = pathlib.Path(tempfile.mkdtemp(), 'db.sqlite')",
    "actual.write(path)",
    "sys.stdout.buffer.write(actual.zipped(path, 'Home since 2024'))",
  ];
  const buffer = execFileSync(".venv/bin/python", ["-c", made.join("\n")]);
  return { name: "my-budget.zip", mimeType: "application/zip", buffer };
}

/** Taps from the file in hand; the choice in the picker of the device is one. */
class Way {
  taps = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }

  async choose(file: Upload): Promise<void> {
    const { page } = this;
    await this.tap(page.getByRole("link", { name: "More" }).first());
    await this.tap(page.getByRole("link", { name: /^Data/ }));
    await this.tap(page.getByRole("link", { name: "Come from another app" }));
    const picker = page.waitForEvent("filechooser");
    await this.tap(page.getByRole("button", { name: "Choose files" }));
    await (await picker).setFiles(file);
    this.taps += 1;
  }

  async make(): Promise<void> {
    await this.tap(this.page.getByRole("button", { name: "Make the workspace" }));
    await this.page.waitForURL("**/expenses", { timeout: 60_000 });
  }
}

/** Nothing stands out, is cut or can't be reached, on phones and on a wide screen. */
async function fits(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 664 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    expect(await problemsOf(page)).toEqual(NO_PROBLEMS);
  }
  await page.setViewportSize(before);
  expect(await faultsAt(page, PHONES)).toEqual([]);
  await page.setViewportSize(before);
}

test("a group of Splitwise comes along in seven taps, with who owes what", async ({ page }) => {
  await logIn(page, await seedPerson());
  const way = new Way(page);
  await way.choose(GROUP);

  await test.step("who of them one is is asked with none chosen, and the report stands before anything is stored", async () => {
    const names = page.getByRole("radiogroup", { name: "Which of them are you?" }).getByRole("radio");
    await expect(names).toHaveCount(3);
    await expect(page.getByText("So do all balances")).toBeVisible();
    await expect(page.getByText("3 Nov 2026 Dinner for myself 12.00 EUR")).toBeVisible();
    for (const each of await names.all()) await expect(each).not.toBeChecked();
    await expect(page.getByRole("button", { name: "Make the workspace" })).toBeDisabled();
    await keep(page, "come-from-who");
    await fits(page);
    await way.tap(page.getByText("Maryna K."));
  });

  await test.step("its month is seen", async () => {
    await way.make();
    await expect(page.getByRole("button", { name: /^Lodging,/ })).toBeVisible();
    expect(way.taps).toBe(7);
    await keep(page, "come-from-made");
  });

  await test.step("who owes what is what the file says", async () => {
    await page.goto("/history/settle");
    await expect(page.getByText("Юрко 🦊").first()).toBeVisible();
    await expect(page.getByText(/€30\.00/).first()).toBeVisible();
    await expect(page.getByText(/€10\.00/).first()).toBeVisible();
  });
});

test("a budget of Actual comes along in six taps, and Undo opens the one before", async ({ page }) => {
  await logIn(page, await seedPerson());
  const way = new Way(page);
  await way.choose(actualZip());
  await expect(page.getByText("All months agree: 4. So do all balances.")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Home since 2024")).toHaveCount(0);
  await expect(page.getByLabel("Name of the new workspace")).toHaveValue("Home since 2024");
  await keep(page, "come-from-report");
  await fits(page);
  await way.make();
  expect(way.taps).toBe(6);
  await expect(page.getByRole("button", { name: /^Їжа/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /^Eating out,/ })).toBeVisible();
  await page.goto("/workspace");
  await expect(page.getByText("Home since 2024")).toHaveCount(0);
});

test("a guest is told that it needs an account, and led to Sign up", async ({ page }) => {
  await enterAsGuest(page);
  await page.goto("/data/come-from");
  await expect(page.getByText("Bringing a budget needs an account")).toBeVisible();
  await keep(page, "come-from-guest");
  await fits(page);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: /e-mail/i })).toBeVisible();
});
