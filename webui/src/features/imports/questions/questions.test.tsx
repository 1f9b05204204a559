import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { startSharedApp, type SharedApp } from "@testing/app";
import { WORKSPACE_ID } from "@testing/fakeServer";
import { asks, previewed } from "@testing/imports";
import Imports from "../index";

const PREVIEW = `POST /api/import/${WORKSPACE_ID}/preview`;
type Preview = ReturnType<typeof previewed>;
type Question = Preview["questions"][number];

/** A preview that waits for answers. */
const open = (...questions: Question[]) =>
  previewed({ questions, dateOrder: null, lines: [], lineCount: 0, takenCount: 0 });

/** The file's lines go to an account of the budget, whose currency its amounts have. */
const intoCash = (app: SharedApp, preview: Preview): Preview => ({
  ...preview,
  accounts: [{ name: "", accountId: app.account("Cash").id, currencyCode: null, lines: 1 }],
});

const row = (word: string, ...amounts: string[]): Question["rows"][number] => ({
  line: 2,
  word,
  readings: amounts.map((amount) => ({ day: "2026-11-03", amount, text: "Market" })),
});

async function begin(preview: Preview): Promise<SharedApp> {
  const app = await startSharedApp();
  app.answers["GET /api/import/settings"] = [200, { mappings: [] }];
  app.answers[PREVIEW] = [200, intoCash(app, preview)];
  app.show(<Imports />, "/data/import");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("No file can be chosen");
  await userEvent.upload(input, new File(["A;B;C\n"], "november.csv"));
  return app;
}

/** Answer the question that is shown; the server's next preview follows. */
async function answer(app: SharedApp, choice: RegExp, next: Preview): Promise<unknown> {
  app.answers[PREVIEW] = [200, intoCash(app, next)];
  const before = sent(app).length;
  await userEvent.click(await screen.findByRole("radio", { name: choice }));
  await waitFor(() => expect(sent(app).length).toBeGreaterThan(before));
  return sent(app).at(-1);
}

const sent = (app: SharedApp) =>
  app.calls.filter(({ call }) => call === PREVIEW).map(({ body }) => body as Record<string, unknown>);

test("what the file leaves open is asked, and nothing is imported before it is answered", async () => {
  const app = await begin(
    open({ ...asks("dateOrder", ["dmy", "mdy"]), rows: [row("03.11", "-12.50", "-12.50")] }),
  );
  expect(await screen.findByText("First answer what is marked above.")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Import/ })).toBeDisabled();
  expect(screen.getByRole("heading", { name: "What comes first, the day or the month?" })).toBeVisible();
  expect(await answer(app, /^The day/, previewed())).toMatchObject({ dateOrder: "dmy", mapping: {} });
  await screen.findByRole("checkbox", { name: /^Market/ });
  await userEvent.click(screen.getByRole("button", { name: /^Dates: / }));
  await userEvent.click(await screen.findByRole("button", { name: /^month first/ }));
  await waitFor(() => expect(sent(app).at(-1)).toMatchObject({ dateOrder: "mdy" }));
});

test("each choice shows the rows as it reads them", async () => {
  await begin(open({ ...asks("signs", ["asWritten", "reversed"]), rows: [row("54.20", "54.20", "-54.20")] }));
  const group = await screen.findByRole("radiogroup", { name: "Which amounts are spending?" });
  const labels = within(group)
    .getAllByRole("radio")
    .map((radio) => radio.closest("label")?.textContent);
  expect(labels).toEqual(["Those with a minusMarket+$54.20", "Those without a minusMarket−$54.20"]);
});

test("each unknown word is a question of its own, and all answers are sent together", async () => {
  const rows = [row("Foo", "-5.00", "5.00"), row("Bar", "-6.00", "6.00")];
  const question = asks("direction", ["out", "in"]);
  const app = await begin(open({ ...question, rows }));
  expect(await screen.findByText("Question 1 of 2")).toBeVisible();
  await screen.findByRole("heading", { name: "What does “Foo” say of the money?" });
  await answer(app, /^Spent/, open({ ...question, rows: rows.slice(1) }));
  expect(await screen.findByText("Question 2 of 2")).toBeVisible();
  const last = await answer(app, /^Received/, previewed({ direction: { foo: "out", bar: "in" } }));
  expect(last).toMatchObject({ mapping: { direction: { Foo: "out", Bar: "in" } } });
  await userEvent.click(await screen.findByRole("button", { name: "Ask about words again" }));
  await waitFor(() => expect(sent(app).at(-1)).toMatchObject({ mapping: { direction: {}, status: {} } }));
});

test("the status of a word, the signs and the letters are answered by their names", async () => {
  const letters = { ...asks("encoding", ["cp1252", "cp1250"]), rows: [] };
  const app = await begin(
    open({ ...asks("status", ["booked", "pending", "cancelled"]), rows: [row("Quux", "1", "1", "1")] }),
  );
  const status = await answer(app, /^Pending/, open(asks("signs", ["asWritten", "reversed"])));
  expect(status).toMatchObject({ mapping: { status: { Quux: "pending" } } });
  const signs = await answer(app, /^Those without/, open(letters));
  expect(signs).toMatchObject({ mapping: { status: { Quux: "pending" }, signs: "reversed" } });
  expect(await answer(app, /^Windows-1250/, previewed())).toMatchObject({ encoding: "cp1250" });
});

test("a file says whether it agrees with the balance that it prints", async () => {
  const statement = { opening: "100.00", closing: "97.00", difference: "0.00", day: null };
  await begin(previewed({ statement }));
  expect(await screen.findByText("Agrees with the statement’s balance, $97.00")).toBeVisible();
});

test("a file that differs from its balance says by how much and since when", async () => {
  const statement = { opening: "100.00", closing: "97.00", difference: "-10.00", day: "2026-11-03" };
  await begin(previewed({ statement }));
  expect(await screen.findByText("Differs from the statement’s balance by $10.00")).toBeVisible();
  expect(screen.getByText(/^\$87\.00 here, \$97\.00 there; first on /)).toBeVisible();
});
