/** What Lighthouse says of the five screens on a phone with a slow network; a person's screens with a person's data. Printed. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium, expect, test } from "@playwright/test";
import { seedPerson, logIn } from "../../tests/web/seeding";

/** The last that runs on Node 20. It is no package of the project: fetched when it is asked for. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const TIMES = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const MINUTES = 60_000;

type Scores = Record<(typeof CATEGORIES)[number], number>;

/** A browser that nothing else looks into, on a profile that a person has signed in with. */
interface Browser {
  readonly executablePath: string;
  readonly flags: readonly string[];
  readonly folder: string;
}

/** One visit; what the page stored stays, but for its service worker and caches. */
async function visit(url: string, { executablePath, flags, folder }: Browser): Promise<Scores> {
  const report = join(folder, "report.json");
  const chrome = ["--headless=new", ...flags, `--user-data-dir=${profileIn(folder)}`].join(" ");
  const options = ["--quiet", `--chrome-flags=${chrome}`, "--output=json", `--output-path=${report}`];
  const only = `--only-categories=${CATEGORIES.join(",")}`;
  const command = ["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", url, ...options, only];
  await promisify(execFile)("npm", command, { env: { ...process.env, CHROME_PATH: executablePath } });
  const { categories } = JSON.parse(await readFile(report, "utf8")) as {
    categories: Record<string, { score: number }>;
  };
  const scored = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return Object.fromEntries(scored) as Scores;
}

/** The middle one by performance. */
async function middle(url: string, browser: Browser): Promise<Scores> {
  const found: Scores[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    // Now and then it misses where the visit began, and asks to be run again.
    found.push(await visit(url, browser).catch(() => visit(url, browser)));
  }
  const scores = found.sort((one, other) => one.performance - other.performance)[Math.floor(TIMES / 2)];
  if (scores === undefined) throw new Error("nothing was visited");
  return scores;
}

function profileIn(folder: string): string {
  return join(folder, "profile");
}

test("Lighthouse visits a stranger's page and a person's", async ({ baseURL, launchOptions }) => {
  if (baseURL === undefined) throw new Error("the server has an address");
  test.setTimeout(20 * MINUTES);
  const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
  const executablePath = launchOptions.executablePath ?? chromium.executablePath();
  const browser = { executablePath, flags: launchOptions.args ?? [], folder };
  const say = async (path: string) => {
    const scores = await middle(new URL(path, baseURL).href, browser);
    console.info(`lighthouse ${path}: ${CATEGORIES.map((name) => scores[name]).join(" ")}`);
  };
  await say("/");
  const context = await chromium.launchPersistentContext(profileIn(folder), { ...launchOptions, baseURL });
  const page = await context.newPage();
  await logIn(page, await seedPerson());
  await expect(page.getByRole("button", { name: /^Food/ }).first()).toBeVisible();
  await context.close();
  for (const path of ["/expenses", "/planning", "/accounts", "/statistics"]) await say(path);
  await rm(folder, { recursive: true });
});
