/** Notes tests that passed only when they ran once more, for the summary of `make test`. */
import { appendFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

const file = process.env["BUDGET_FLAKY_FILE"];

export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    for (const test of tests.filter((test) => test.diagnostic()?.flaky)) {
      const name = `${test.module.relativeModuleId} > ${test.fullName}\n`;
      if (file) appendFileSync(file, name);
      else process.stdout.write(`flaky: ${name}`);
    }
  }
}
