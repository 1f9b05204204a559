/** Notes browser tests that passed only when they ran once more, for the summary of `make test`. */
import { appendFileSync } from "node:fs";
import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";

const file = process.env["BUDGET_FLAKY_FILE"];

export default class FlakyReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    for (const test of this.suite?.allTests() ?? []) {
      if (file && test.outcome() === "flaky")
        appendFileSync(file, `${test.titlePath().slice(1).join(" > ")}\n`);
    }
  }
}
