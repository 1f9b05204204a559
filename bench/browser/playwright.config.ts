/** What `make bench` measures in a browser, on the server of the browser tests. */
import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config";

const PHONE = "phone";
const ROOT = new URL("../..", import.meta.url).pathname;

export default defineConfig({
  ...tests,
  testDir: ".",
  reporter: "list",
  outputDir: `${ROOT}test-results`,
  projects: tests.projects?.filter(({ name }) => name === PHONE) ?? [],
  webServer: [tests.webServer ?? []].flat().map((server) => ({ ...server, cwd: ROOT })),
});
