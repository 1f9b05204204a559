/** Another engine than Chromium, with as much of it as the product's story needs. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import { openFirefox } from "./firefox";
import { openWebKit } from "./webkit";

/** Interface of a browser: code runs in the page, taps and keys are the engine's own. */
export interface Engine {
  goto(url: string): Promise<void>;
  address(): Promise<string>;
  run<T>(code: string, ...values: unknown[]): Promise<T>;
  /** Taps the one element that `code` returns. */
  tap(code: string, ...values: unknown[]): Promise<void>;
  /** Types into the one element that `code` returns, in place of what it held. */
  type(text: string, code: string, ...values: unknown[]): Promise<void>;
  close(): Promise<void>;
}

export const ENGINES = { Firefox: openFirefox, WebKit: openWebKit } as const;

const WAIT = { timeout: 40_000 };

const require = createRequire(import.meta.url);
const LIBRARY = readFileSync(
  require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.js"),
  "utf8",
);
const BY_ROLE = `return TestingLibraryDom.queryAllByRole(document.body, arguments[0], {name: new RegExp(arguments[1])}).at(-1)`;
const BY_LABEL = `return TestingLibraryDom.queryAllByLabelText(document.body, new RegExp(arguments[0])).at(-1)`;
/** Code that returns the element of `code` once it no longer moves, so that a tap hits it. */
const still = (code: string) => `
  const found = (function () { ${code} }).apply(null, arguments);
  const moves = ({ playState, effect }) => playState === "running" && effect.target?.contains(found);
  if (!found || document.getAnimations().some(moves)) return null;`;
/** The element, once a finger put on its middle would touch it and nothing that lies over it. */
const TOUCHABLE = `${still(BY_ROLE)}
  found.scrollIntoView({ block: "center" });
  const { x, y, width, height } = found.getBoundingClientRect();
  return found.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? found : null`;
/** The amount as it is shown stands beside the words that are read out once the typing rests. */
const IS_TYPED = `
  const spoken = [...document.querySelectorAll("[aria-live]")].find((each) => / US dollars$/.test(each.textContent));
  return spoken?.parentElement.firstElementChild.textContent.replace(/[^0-9.]/g, "").startsWith(arguments[0])`;
const HAS_TEXT = `return new RegExp(arguments[0], "m").test(document.body.innerText)`;

/** A person at this browser: what they see by role, label and text, waited for. */
export function personAt(engine: Engine, home: string) {
  const prepare = async () => {
    if (!(await engine.run<boolean>("return 'TestingLibraryDom' in window"))) await engine.run(LIBRARY);
  };
  async function eventually(step: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await prepare();
      await step();
    })
      .toPass(WAIT)
      .catch(async (error: unknown) => {
        throw new Error(`The page says: ${await engine.run<string>("return document.body.innerText")}`, {
          cause: error,
        });
      });
  }
  const has = (code: string, ...values: string[]) =>
    engine.run<boolean>(`return Boolean((function () { ${code} }).apply(null, arguments))`, ...values);
  return {
    open: (path: string) => engine.goto(home + path),
    reload: async () => engine.goto(await engine.address()),
    press: (role: string, name: string) => eventually(() => engine.tap(TOUCHABLE, role, name)),
    /** Types the first digit of an amount; again only if none was taken: a sheet that opens takes no tap for a moment. */
    typeFirst: (digit: string) =>
      eventually(async () => {
        if (!(await has(IS_TYPED, digit))) await engine.tap(TOUCHABLE, "button", `^${digit}$`);
        expect(await has(IS_TYPED, digit), digit).toBe(true);
      }),
    fill: (label: string, text: string) =>
      eventually(() => engine.type(text, `${still(BY_LABEL)} return found`, label)),
    sees: (pattern: string) =>
      eventually(async () => {
        expect(await has(HAS_TEXT, pattern), pattern).toBe(true);
      }),
    seesButton: (name: string) =>
      eventually(async () => {
        expect(await has(BY_ROLE, "button", name), name).toBe(true);
      }),
    seesNo: (role: string, name: string) =>
      eventually(async () => {
        expect(await has(BY_ROLE, role, name), name).toBe(false);
      }),
    isAt: (path: string) => expect.poll(() => engine.address(), WAIT).toBe(home + path),
    /** Return what code says of the page as it is. */
    runs: async (code: string, ...values: unknown[]) => {
      await prepare();
      return engine.run<boolean>(code, ...values);
    },
    waitsForWorker: () => engine.run("return navigator.serviceWorker.ready.then(() => true)"),
  };
}
