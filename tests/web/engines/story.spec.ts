/** The product's story in the engines that are not Chromium. */
import { test } from "@playwright/test";
import { terminal } from "../doors";
import { makePerson, PASSWORD, share } from "../household";
import { CABLE_PORT, SERVER_PORT } from "../ports";
import { layCable } from "./cable";
import { ENGINES, personAt } from "./engine";

const HOME = `http://127.0.0.1:${String(CABLE_PORT)}`;

/** On the page of the category, after 300 − 12.50 − 3. */
const LEFT_IN_FOOD = String.raw`Left in Food\s+\$284\.50`;

type Person = ReturnType<typeof personAt>;

/** By taps: WebKit's database may never answer a page that was opened while the one before it wrote. */
async function planFood(person: Person) {
  await person.press("link", "^Budget$");
  await person.press("tab", "^Planning$");
  await person.press("button", "^Food, planned");
  for (const key of "300") await person.press("button", `^${key}$`);
  await person.sees(String.raw`^Food, 300\.00 US dollars$`);
  await person.press("button", "^Done$");
  await person.sees("^1 budget changed$");
  await person.seesButton("^Food, planned 300");
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
      await person.press("link", "^Food 287 left$");
      await person.press("link", "^Add expense$");
      await person.typeFirst("3");
      await person.press("button", "^Add expense$");
      await person.sees(LEFT_IN_FOOD);
      await person.reload();
      await person.sees(LEFT_IN_FOOD);
    });

    test("what two share is seen by who owes it, and settled", async ({ request }) => {
      const [ann, bo] = [await makePerson(request, "Ann"), await makePerson(request, "Bo")];
      await share(request, ann, bo);
      const shareRule = { kind: "equal" };
      await request.put(`/api/workspace/${ann.workspace}`, { ...ann.as, data: { shareRule } });
      await request.put("/api/settings/update", { ...bo.as, data: { workspace: ann.workspace } });
      await person.open("/login");
      await person.fill("^E-mail", ann.email);
      await person.fill("^Password", PASSWORD);
      await person.press("button", "^Log in$");
      await person.isAt("/expenses");
      await person.waitsForWorker();
      await planFood(person);
      await addWithKeypad(person, "12.50");
      await person.press("link", "^More$");
      await person.press("link", "^People");
      await person.press("link", String.raw`^Settle up, Bo owes you \$6\.25$`);
      await person.press("button", String.raw`^Record: Bo pays you, \$6\.25$`);
      await person.press("button", String.raw`^Record \$6\.25$`);
      await person.sees("All even");
      const shell = terminal();
      shell.login(bo.email, PASSWORD);
      await test.expect
        .poll(() => (shell.json("settle") as { payments: unknown[] }).payments, { timeout: 60_000 })
        .toEqual([]);
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
