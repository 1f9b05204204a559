/** Loads that meet a write: WebKit may lock its database for good then, and no screen may stand without a word. */
import { expect, test } from "@playwright/test";
import { SERVER_PORT } from "../ports";
import { personAt, type Engine } from "./engine";
import { openWebKit } from "./webkit";

const HOME = `http://127.0.0.1:${String(SERVER_PORT)}`;
const LOADS = 50;
/** Loads of one browser; what is locked once stays so until it ends. */
const LOADS_OF_BROWSER = 10;
const WAITS_MS = [0, 5, 10, 20];
const WAIT = { timeout: 60_000 };

/** Addresses, and what stands there once the budget was read. */
const PAGES: readonly (readonly [path: string, content: string])[] = [
  ["/expenses", "^Food$"],
  ["/history", String.raw`Food[\s\S]*−\$1\.00`],
  ["/accounts", "^Cash"],
  ["/planning", "^Food$"],
];
const WORD = "storage does not answer";
const WAY_ON = "^Try again$";

/** Returns whether the button was there, so soon after its press that the next load meets the write. */
const PRESS = `
  const button = TestingLibraryDom.queryAllByRole(document.body, "button", { name: /^Add expense$/ })
    .find((each) => each.dataset.kind === "primary" && !each.disabled);
  if (button === undefined) return false;
  button.click();
  return new Promise((resolve) => setTimeout(() => resolve(true), arguments[0]));`;

/** Return whether the page is silent and says so, once it says so or is there. */
async function isTold(engine: Engine, isThere: () => Promise<boolean>): Promise<boolean> {
  let told = false;
  await expect
    .poll(async () => {
      const text = await textOf(engine);
      told = text.includes(WORD);
      return told || (await isThere()) ? "" : text;
    }, WAIT)
    .toBe("");
  return told;
}

const textOf = (engine: Engine) => engine.run<string>("return document.body?.innerText ?? ''");

async function enter(): Promise<Engine> {
  const engine = await openWebKit();
  const person = personAt(engine, HOME);
  await person.open("/");
  await person.press("button", "^Start without an account$");
  await person.press("button", "^Skip$");
  await person.sees("Each account can have its own");
  await person.press("button", "^Skip$");
  await person.seesNo("heading", "^Which currency");
  return engine;
}

test("of loads that meet a write none stands silent: the page, or a word and a way on", async () => {
  test.setTimeout(3_600_000);
  let [loads, told] = [0, 0];
  while (loads < LOADS) {
    const engine = await enter();
    try {
      for (let turn = 0; turn < LOADS_OF_BROWSER && loads < LOADS; turn += 1) {
        const [path, content] = PAGES[loads % PAGES.length] ?? ["", ""];
        const person = personAt(engine, HOME);
        await engine.goto(`${HOME}/add?amount=1&category=Food`);
        const press = () => person.runs(PRESS, WAITS_MS[loads % WAITS_MS.length]);
        if (await isTold(engine, press)) break;
        await engine.goto(HOME + path);
        loads += 1;
        const isThere = async () => new RegExp(content, "m").test(await textOf(engine));
        if (!(await isTold(engine, isThere))) continue;
        told += 1;
        await person.seesButton(WAY_ON);
        break;
      }
    } finally {
      await engine.close();
    }
  }
  console.info(
    `${String(loads)} loads met a write, the storage was silent, with a word, after ${String(told)}`,
  );
});
