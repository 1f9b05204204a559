/** The product's story in the engines that are not Chromium. */
import { test } from "@playwright/test";
import { terminal } from "../doors";
import { CABLE_PORT, SERVER_PORT } from "../ports";
import { layCable } from "./cable";
import { ENGINES, personAt } from "./engine";

const PASSWORD = "correct horse battery";
const HOME = `http://127.0.0.1:${String(CABLE_PORT)}`;

type Person = ReturnType<typeof personAt>;

async function planFood(person: Person) {
  await person.open("/planning");
  await person.press("button", "^Food");
  await person.fill("^Budget for", "300");
  await person.press("button", "^Save$");
  await person.seesButton(String.raw`^Food.*\$300\.00`);
}

async function addWithKeypad(person: Person, [first = "", ...keys]: string) {
  await person.press("link", "^Expenses");
  await person.isAt("/expenses");
  await person.seesNo("heading", "^Planning$");
  await person.press("button", "^Food, .* left of");
  await person.typeFirst(first);
  for (const key of keys) await person.press("button", key === "." ? "^Decimal point$" : `^${key}$`);
  await person.press("button", "^Add expense$");
  await person.sees(String.raw`−\$.* Food · \$.* left`);
}

for (const [name, open] of Object.entries(ENGINES)) {
  test.describe(name, () => {
    let engine: Awaited<ReturnType<typeof open>>;
    let cable: Awaited<ReturnType<typeof layCable>>;
    let person: Person;

    test.beforeEach(async () => {
      cable = await layCable(SERVER_PORT, CABLE_PORT);
      engine = await open();
      person = personAt(engine, HOME);
    });

    test.afterEach(async () => {
      await engine.close();
      await cable.close();
    });

    test("a guest plans and spends without a connection, from a cold start", async () => {
      await person.open("/");
      await person.waitsForWorker();
      cable.pull();
      await person.open("/");
      await person.press("button", "^Start without an account$");
      await person.press("button", "^Skip$");
      await person.sees("Each account can have its own");
      await person.press("button", "^Skip$");
      await person.seesNo("heading", "^Which currency");
      await planFood(person);
      await addWithKeypad(person, "12.50");
      await person.open("/expenses");
      await person.seesButton(String.raw`^Food.*\$287\.50 left of \$300\.00`);
    });

    test("what is spent on the phone and without a connection reaches the terminal, and the other way round", async () => {
      const email = `${name.toLowerCase()}.${String(Date.now())}@example.com`;
      await person.open("/sign-up");
      await person.fill("^Name", "Maryna");
      await person.fill("^E-mail", email);
      await person.fill("^Password", PASSWORD);
      await person.press("button", "^Sign up$");
      await person.press("button", "^Skip$");
      await person.sees("Each account can have its own");
      await person.press("button", "^Skip$");
      await person.seesNo("heading", "^Which currency");
      await person.waitsForWorker();
      await planFood(person);
      await addWithKeypad(person, "12.50");
      cable.pull();
      await addWithKeypad(person, "5");
      await person.seesButton(String.raw`^Food.*\$282\.50 left of \$300\.00`);
      cable.plugIn();
      const shell = terminal();
      shell.login(email, PASSWORD);
      await person.open("/expenses");
      await test.expect
        .poll(() => (shell.json("accounts", "list") as { budget: string }[])[0]?.budget, { timeout: 60_000 })
        .toBe("-17.50");
      shell.run("add", "7.50", "food", "tea");
      await person.seesButton(String.raw`^Food.*\$275\.00 left of \$300\.00`);
    });
  });
}
