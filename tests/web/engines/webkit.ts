/** WebKit, the iPhone's engine, by WebDriver: the small browser of WebKitGTK on a screen of its own. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import type { Readable } from "node:stream";
import { expect } from "@playwright/test";
import { Builder, type WebElement } from "selenium-webdriver";
import { WEBKIT_PORT } from "../ports";
import type { Engine } from "./engine";

const LIBRARIES = "/usr/lib";
/** A busy machine takes its time to put the app on the device, which a script waits for. */
const SCRIPT_MS = 120_000;
const BROWSER = /^webkit2gtk-4\.\d\/MiniBrowser$/;
const DRIVER = `http://127.0.0.1:${String(WEBKIT_PORT)}`;

export async function openWebKit(): Promise<Engine> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "800x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer];
  const driver = spawn("WebKitWebDriver", [`--port=${String(WEBKIT_PORT)}`], {
    env: { ...process.env, DISPLAY: `:${number.toString().trim()}` },
    stdio: "ignore",
  });
  await expect
    .poll(() =>
      fetch(`${DRIVER}/status`).then(
        (answer) => answer.ok,
        () => false,
      ),
    )
    .toBe(true);
  const browser = await new Builder()
    .usingServer(DRIVER)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
    })
    .build();
  await browser.manage().setTimeouts({ script: SCRIPT_MS });
  await browser.manage().window().setRect({ x: 0, y: 0, width: 390, height: 900 });
  const element = async (code: string, values: unknown[]) => {
    const found = await browser.executeScript<WebElement | null>(code, ...values);
    if (found === null) throw new Error(`Not there: ${JSON.stringify(values)}`);
    return found;
  };
  return {
    goto: (url) => browser.get(url),
    address: () => browser.getCurrentUrl(),
    run: <T>(code: string, ...values: unknown[]) => browser.executeScript<T>(code, ...values),
    tap: async (code, ...values) => (await element(code, values)).click(),
    type: async (text, code, ...values) => {
      const field = await element(code, values);
      await browser.executeScript("arguments[0].focus(); arguments[0].select()", field);
      await field.sendKeys(text);
    },
    close: async () => {
      await browser.quit();
      await Promise.all([ended(driver), ended(screen)]);
    },
  };
}

function miniBrowser(): string {
  for (const machine of readdirSync(LIBRARIES)) {
    const folder = `${LIBRARIES}/${machine}`;
    if (!machine.includes("linux-gnu")) continue;
    const found = readdirSync(folder)
      .map((name) => `${name}/MiniBrowser`)
      .find((name) => BROWSER.test(name));
    if (found !== undefined && existsSync(`${folder}/${found}`)) return `${folder}/${found}`;
  }
  throw new Error("WebKitGTK's browser is not on this machine");
}

async function ended(program: ChildProcess): Promise<void> {
  program.kill();
  await once(program, "exit");
}
