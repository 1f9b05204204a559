/** Firefox, by WebDriver BiDi. */
import puppeteer, { type ElementHandle } from "puppeteer-core";
import type { Engine } from "./engine";

const PROGRAM = "/usr/bin/firefox-esr";

/** An expression instead of a function: the page's content security policy allows no `eval`. */
const called = (code: string, values: unknown[]) =>
  `(async function () { ${code} }).apply(null, ${JSON.stringify(values)})`;

export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: PROGRAM, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  const element = async (code: string, values: unknown[]) => {
    const found = (await page.evaluateHandle(called(code, values))).asElement() as ElementHandle | null;
    if (found === null) throw new Error(`Not there: ${JSON.stringify(values)}`);
    return found;
  };
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    address: () => Promise.resolve(page.url()),
    run: <T>(code: string, ...values: unknown[]) => page.evaluate(called(code, values)) as Promise<T>,
    tap: async (code, ...values) => (await element(code, values)).click(),
    type: async (text, code, ...values) => {
      await page.evaluate(
        called(
          `const field = (function () { ${code} }).apply(null, arguments);
        if (!field) throw new Error("Not there: " + JSON.stringify([...arguments]));
        field.focus(); field.select()`,
          values,
        ),
      );
      await page.keyboard.type(text);
    },
    close: () => browser.close(),
  };
}
