/** The most common jobs on a slow phone: how many taps they take beside their digits, and how long the app takes. Printed. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { keypadKeys } from "../../tests/web/hand";
import { enterAsGuest } from "../../tests/web/people";

const CPU_SLOWDOWN = 4;
const MINUTES = 60_000;
const PLANNED = 4;

test.use({ serviceWorkers: "block", locale: "en-US" });

/** A finger that counts its taps; digits are not counted. */
class Finger {
  taps = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  async press(name: string): Promise<void> {
    await this.tap(this.page.getByRole("button", { name, exact: true }).last());
  }

  async type(digits: string): Promise<void> {
    const keys = this.page.getByRole("group", { name: /^(Amount in|Planned for)/ });
    for (const digit of digits) await keys.getByRole("button", { name: digit, exact: true }).tap();
  }
}

interface Job {
  readonly name: string;
  readonly do: (finger: Finger, page: Page) => Promise<void>;
}

const ring = (page: Page) => page.getByRole("button", { name: /^Food,/ }).first();

const JOBS: readonly Job[] = [
  {
    name: "Add an expense in a known category",
    do: async (finger, page) => {
      await finger.tap(ring(page));
      await finger.type("12");
      await finger.press("Add expense");
      await expect(page.getByText("−$12.00 Food").first()).toBeVisible();
    },
  },
  {
    name: "Add an income",
    do: async (finger, page) => {
      await finger.press("Add");
      await finger.press("Income");
      await finger.type("640");
      await finger.press("Add income");
      await expect(page.getByText("+$640.00 · Credit Card").first()).toBeVisible();
    },
  },
  {
    name: "Transfer between accounts",
    do: async (finger, page) => {
      await finger.press("Add");
      await finger.press("Transfer");
      await finger.type("40");
      await finger.press("Transfer $40.00");
      await expect(page.getByText("+$40.00 · Cash").first()).toBeVisible();
    },
  },
  {
    name: "See what a category was spent on, with its sum",
    do: async (finger, page) => {
      await finger.tap(page.getByRole("link", { name: /^Food / }).first());
      await expect(page.getByRole("list", { name: /^Today/ }).getByRole("listitem")).toHaveCount(1);
      await finger.press("Back");
      finger.taps -= 1; // the way back is not part of it
    },
  },
  {
    name: `Plan ${PLANNED} categories`,
    do: async (finger, page) => {
      await finger.tap(page.getByRole("link", { name: "Budget", exact: true }));
      await finger.tap(page.getByRole("tab", { name: "Planning" }));
      await finger.tap(page.getByRole("button", { name: /, planned/ }).first());
      for (let row = 1; row < PLANNED; row += 1) {
        await finger.type("50");
        await finger.tap(page.getByRole("button", { name: /^Next: / }));
      }
      await finger.type("50");
      await finger.press("Done");
      await expect(page.getByText(`${PLANNED} budgets changed`).first()).toBeVisible();
    },
  },
];

test("the most common jobs", async ({ page }) => {
  test.setTimeout(2 * MINUTES);
  await enterAsGuest(page);
  await ring(page).tap();
  await expect(keypadKeys(page)).toBeVisible();
  await page.goBack();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  for (const job of JOBS) {
    const [finger, start] = [new Finger(page), Date.now()];
    await job.do(finger, page);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.info(`web: ${job.name} | ${finger.taps} ${finger.taps === 1 ? "tap" : "taps"}, ${seconds} s`);
  }
});
