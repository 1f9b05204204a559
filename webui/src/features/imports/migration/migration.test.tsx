import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { startGuestApp, startSharedApp, type SharedApp } from "@testing/app";
import { WORKSPACE_ID } from "@testing/fakeServer";
import Migration from "./index";

const PREVIEW = "POST /api/migration/preview";
const MIGRATE = "POST /api/migration";
const MADE = "018f0000-0000-7000-8000-00000000aaaa";
const REPORT = {
  source: "actual",
  files: ["db.sqlite", "metadata.json"],
  name: "Home since 2023",
  currencyCode: "EUR",
  questions: [] as string[],
  people: [] as string[],
  firstDay: "2023-01-02",
  lastDay: "2026-11-24",
  taken: [
    { kind: "account", count: 5 },
    { kind: "entry", count: 4812 },
  ],
  notTaken: [
    { kind: "rule", reason: "pattern", count: 12, examples: ["notes matches ^x", "2024-03-01 Tea 2024-04"] },
  ],
  monthsAgree: 47,
  monthsDiffer: 0,
  differences: [] as object[],
  balances: [{ name: "Checking", currencyCode: "EUR", there: "12.50", here: "12.50" }],
};
const FILE = new File(["PK"], "my-budget.zip");
const problem = { code: "migration.broken", message: "", fields: {}, params: { file: "my-budget.zip" } };

async function begin(report: object = REPORT): Promise<SharedApp> {
  const app = await startSharedApp();
  app.answers[PREVIEW] = [200, report];
  app.show(<Migration />, "/data/come-from");
  return app;
}

const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText("Choose files", { selector: "input" }), files);
const sent = (app: SharedApp, of: string) =>
  app.calls.filter(({ call }) => call === of).map(({ body }) => body as Record<string, unknown>);
const make = () => screen.findByRole("button", { name: "Make the workspace" });

test("a guest is told that it needs an account, and led to Sign up", async () => {
  const app = await startGuestApp();
  app.show(<Migration />, "/data/come-from");
  expect(screen.getByText("Bringing a budget needs an account")).toBeVisible();
  expect(screen.getByRole("button", { name: /Sign up/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Choose files" })).toBeNull();
});

test("the report is seen before anything is stored, and then the workspace is made once", async () => {
  const app = await begin();
  await choose(FILE, new File(["{}"], "second.json"));
  expect(await screen.findByText("All months agree: 47. So do all balances.")).toBeVisible();
  expect(screen.getByText("Actual · January 2023 to November 2026")).toBeVisible();
  expect(screen.getByText("Entries").closest("li")).toHaveTextContent("4 812");
  expect(screen.getByText(/notes matches \^x · 1 Mar 2024 Tea April 2024$/)).toBeVisible();
  expect(sent(app, MIGRATE)).toEqual([]);
  app.answers[MIGRATE] = [201, { workspace: { id: MADE, name: "Home" }, report: REPORT }];
  const name = screen.getByLabelText("Name of the new workspace");
  await userEvent.clear(name);
  expect(await make()).toBeDisabled();
  await userEvent.type(name, "Home");
  await userEvent.click(await make());
  await waitFor(() => expect(app.toasts.map(({ text }) => text)).toEqual(["Made “Home”"]));
  const [body] = sent(app, MIGRATE);
  expect(body).toMatchObject({
    name: "Home",
    files: [
      { fileName: "my-budget.zip", content: btoa("PK") },
      { fileName: "second.json", content: btoa("{}") },
    ],
  });
  expect(body).not.toHaveProperty("me");
  expect(body?.["id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("undo deletes the workspace that was made", async () => {
  const app = await begin();
  await choose(FILE);
  app.answers[MIGRATE] = [201, { workspace: { id: MADE, name: "Home" }, report: REPORT }];
  app.answers[`DELETE /api/workspace/${MADE}`] = [200, { ok: true }];
  await userEvent.click(await make());
  await waitFor(() => expect(app.toasts).toHaveLength(1));
  app.toasts[0]?.action?.run();
  await waitFor(() => expect(sent(app, `DELETE /api/workspace/${MADE}`)).toHaveLength(1));
  expect(sent(app, `DELETE /api/workspace/${WORKSPACE_ID}`)).toEqual([]);
});

test("months and balances that differ stand first, with both amounts", async () => {
  await begin({
    ...REPORT,
    monthsDiffer: 1,
    differences: [
      {
        date: "2024-02-01",
        category: "Food",
        amount: "spent",
        currencyCode: "EUR",
        there: "10.00",
        here: "9.00",
        difference: "-1.00",
      },
    ],
    balances: [{ name: "Checking", currencyCode: "EUR", there: "12.50", here: "11.50" }],
  });
  await choose(FILE);
  expect(await screen.findByText("Months that differ: 1.")).toBeVisible();
  const row = within(screen.getByRole("list", { name: "Differences" })).getByRole("listitem");
  expect(row).toHaveTextContent(/Food, February 2024.*Spent: €10.00 there, €9.00 here/);
  const balance = within(screen.getByRole("list", { name: "Balances that differ" })).getByRole("listitem");
  expect(balance).toHaveTextContent(/Checking.*€12.50 there, €11.50 here/);
});

test("a currency that the files do not say is asked for, and sent with them", async () => {
  const app = await begin({ ...REPORT, questions: ["currencyCode"], currencyCode: null });
  await choose(FILE);
  expect(await make()).toBeDisabled();
  app.answers[PREVIEW] = [200, REPORT];
  await userEvent.click(screen.getByRole("button", { name: "Currency" }));
  await userEvent.click(await screen.findByRole("button", { name: /^EUR/ }));
  await waitFor(async () => expect(await make()).toBeEnabled());
  expect(sent(app, PREVIEW).at(-1)).toMatchObject({ currencyCode: "EUR" });
});

test("the names of a group are asked about with none chosen, and the chosen one is sent", async () => {
  const app = await begin({
    ...REPORT,
    source: "splitwise",
    questions: ["me"],
    people: ["Ann 🦊", "Bob, Jr."],
  });
  await choose(FILE);
  const names = within(await screen.findByRole("radiogroup", { name: "Which of them are you?" }));
  expect(names.getAllByRole("radio").map((each) => (each as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  expect(await make()).toBeDisabled();
  await userEvent.click(names.getByRole("radio", { name: "Bob, Jr." }));
  app.answers[MIGRATE] = [201, { workspace: { id: MADE, name: "Trip" }, report: REPORT }];
  await userEvent.click(await make());
  await waitFor(() => expect(sent(app, MIGRATE)).toHaveLength(1));
  expect(sent(app, MIGRATE)[0]).toMatchObject({ me: "Bob, Jr." });
  expect(sent(app, PREVIEW)).toHaveLength(1);
});

test("a file that can't be read is named with the reason, and can be tried again", async () => {
  const app = await begin();
  app.answers[PREVIEW] = [422, problem];
  await choose(FILE);
  expect(await screen.findByText(/my-budget.zip: the file is damaged or ends in the middle/)).toBeVisible();
  app.answers[PREVIEW] = [200, REPORT];
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await make()).toBeEnabled();
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByRole("button", { name: "Choose files" })).toBeVisible();
});

test("an empty file is refused on the device, and a way to each file opens in place", async () => {
  const app = await begin();
  await choose(new File([], "empty.zip"));
  expect(await screen.findByText(/^empty.zip: /)).toBeVisible();
  expect(sent(app, PREVIEW)).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: /^Actual/ }));
  expect(screen.getByText(/Settings, Export data/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Actual/ }));
  expect(screen.queryByText(/Settings, Export data/)).toBeNull();
});

test("files of more than 30 MB together are refused on the device, by the first that is too much", async () => {
  const app = await begin();
  const half = (name: string) => new File([new Uint8Array(16_000_000)], name);
  await choose(half("one.zip"), half("two.zip"));
  expect(await screen.findByText("two.zip: More than 30 MB together")).toBeVisible();
  await choose(new File([new Uint8Array(100_000_000)], "huge.zip"));
  expect(await screen.findByText("huge.zip: More than 30 MB together")).toBeVisible();
  expect(sent(app, PREVIEW)).toEqual([]);
});

test("a migration that is refused stays, and says why", async () => {
  const app = await begin();
  await choose(FILE);
  app.answers[MIGRATE] = [422, problem];
  await userEvent.click(await make());
  await waitFor(() =>
    expect(app.toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/my-budget.zip/)]),
  );
  expect(await make()).toBeEnabled();
});
