import { existsSync, readFileSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { SERVER_PORT } from "./tests/web/ports";

const BASE_URL = `http://127.0.0.1:${String(SERVER_PORT)}`;
/** Written by `make test`; what only reads this file, such as `make lint`, comes before it. */
const CHROMIUM = ".cache/chromium-executable";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** How long something may take on a machine that has other work too; what comes sooner is not waited for. */
const WAIT_MS = 120_000;

export default defineConfig({
  testDir: "tests/web",
  testIgnore: "engines/**",
  outputDir: "test-results",
  workers: 1,
  timeout: 300_000,
  expect: { timeout: WAIT_MS },
  retries: 1,
  reporter: [["list"], ["./tests/web/flaky-reporter.ts"]],
  use: {
    baseURL: BASE_URL,
    launchOptions: {
      ...(existsSync(CHROMIUM) ? { executablePath: readFileSync(CHROMIUM, "utf8") } : {}),
      args: [...FLAGS, ...QUIET],
    },
  },
  projects: [
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    },
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    { name: "engines", testDir: "tests/web/engines", testIgnore: [] },
  ],
  webServer: {
    command: ".venv/bin/python -m tests.web.server",
    url: BASE_URL,
    reuseExistingServer: false,
    timeout: WAIT_MS,
  },
});
