import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { onlineAtom } from "@/state/connection";
import { startGuestApp, startMemberApp, startSharedApp, type SharedApp } from "@testing/app";
import { WORKSPACE_ID } from "@testing/fakeServer";
import Imports from "./index";
import { asks, line, previewed } from "@testing/imports";

const PREVIEW = `POST /api/import/${WORKSPACE_ID}/preview`;
const IMPORT = `POST /api/import/${WORKSPACE_ID}`;
const SETTINGS = "GET /api/import/settings";
const SAVE = "PUT /api/import/settings";
const RULES = `GET /api/import/${WORKSPACE_ID}/rules`;
const SAVE_RULES = `PUT /api/import/${WORKSPACE_ID}/rules`;

const REPORT = {
  id: "imp-1",
  revision: 7,
  booked: 2,
  duplicates: 1,
  leftOutCount: 2,
  leftOut: [
    { line: 4, code: "import.duplicate", text: "" },
    { line: 5, code: "import.amount", text: "one" },
  ],
  categories: ["Imported"],
};
const problem = (code: string, fields = {}, params = {}) => ({ code, message: code, fields, params });
const FILE = new File(["A;B;C\n"], "november.csv");

async function begin(preview = previewed()): Promise<SharedApp> {
  const app = await startSharedApp();
  app.answers[PREVIEW] = [200, preview];
  app.answers[IMPORT] = [201, REPORT];
  app.answers[SETTINGS] = [200, { mappings: [] }];
  app.show(<Imports />, "/data/import");
  return app;
}

const choose = async (file = FILE) => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("No file can be chosen");
  await userEvent.upload(input, file);
};
/** A press while the file is still read does nothing. */
const press = async (name: string | RegExp) => {
  await waitFor(() => {
    expect(screen.getByRole("button", { name })).toBeEnabled();
  });
  await userEvent.click(screen.getByRole("button", { name }));
};
const sent = (app: SharedApp, of: string) =>
  app.calls.filter(({ call }) => call === of).map(({ body }) => body as Record<string, unknown>);

test("the lines of a file are seen first, those that are ticked are booked, and the rest is named", async () => {
  const app = await begin();
  await choose();
  expect(await screen.findByRole("checkbox", { name: /^Market/ })).toBeChecked();
  expect(screen.getByText("4 lines · 0.0 kB")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /^Seen/ })).not.toBeChecked();
  expect(screen.getByText("“one” – Not a valid amount")).toBeVisible();
  expect(sent(app, PREVIEW)).toMatchObject([
    { fileName: "november.csv", content: btoa("A;B;C\n"), show: "attention" },
  ]);
  await userEvent.click(screen.getByRole("checkbox", { name: /^Salary/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /^Seen/ }));
  await press("Import 2 entries");
  expect(await screen.findByRole("heading", { name: "2 entries added" })).toBeVisible();
  expect(sent(app, IMPORT)[0]?.["changes"]).toEqual([
    { line: 3, take: false },
    { line: 4, take: true },
  ]);
  const left = screen.getByRole("list", { name: "2 lines not imported" });
  expect(
    within(left)
      .getAllByRole("listitem")
      .map((row) => row.textContent),
  ).toEqual(["Line 4Already in your history", "Line 5“one” – Not a valid amount"]);
});

test("another file begins with its own lines ticked and its own guesses", async () => {
  const app = await begin();
  await choose();
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Salary/ }));
  await press("Import 1 entry");
  await screen.findByRole("heading", { name: "2 entries added" });
  await press("Import another file");
  await choose(new File(["A;B;D\n"], "december.csv"));
  expect(await screen.findByRole("checkbox", { name: /^Salary/ })).toBeChecked();
  await press("Import 2 entries");
  await waitFor(() => expect(sent(app, IMPORT)).toHaveLength(2));
  expect(sent(app, IMPORT).map(({ fileName, changes = [] }) => [fileName, changes])).toEqual([
    ["november.csv", [{ line: 3, take: false }]],
    ["december.csv", []],
  ]);
});

test("until the lines were read Import counts nothing and takes no tap", async () => {
  const app = await begin();
  app.answers[PREVIEW] = [422, problem("import.cutOff", {}, { line: "38", format: "OFX" })];
  await choose();
  await screen.findByText(/^Line 38: /);
  expect(screen.getByRole("button", { name: "Import" })).toBeDisabled();
});

test("Import pressed twice books once, and an answer that was lost is asked for again with the same id", async () => {
  const app = await begin();
  app.answers[IMPORT] = [503, problem("server.busy")];
  await choose();
  await screen.findByRole("checkbox", { name: /^Market/ });
  const button = screen.getByRole("button", { name: "Import 2 entries" });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.getByText("november.csv")).toBeVisible();
  app.answers[IMPORT] = [201, REPORT];
  await userEvent.click(button);
  await screen.findByRole("heading", { name: "2 entries added" });
  const ids = sent(app, IMPORT).map((body) => body["id"]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("an import is taken back whole, and the file can be imported anew", async () => {
  const app = await begin();
  app.answers[`POST /api/activity/${WORKSPACE_ID}/7/undo`] = [201, { revision: 8 }];
  await choose();
  await screen.findByRole("checkbox", { name: /^Market/ });
  await press("Import 2 entries");
  await screen.findByRole("heading", { name: "2 entries added" });
  await press("Undo");
  await press("Import 2 entries");
  await screen.findByRole("heading", { name: "2 entries added" });
  await expect.poll(() => app.toasts.at(-1)).toMatchObject({ text: "Import undone" });
  const [first, second] = sent(app, IMPORT).map((body) => body["id"]);
  expect(first).not.toBe(second);
});

test("columns that say nothing are told, and kept under a name once they are used", async () => {
  const app = await begin(
    previewed({ questions: [asks("columns")], columns: [], lines: [], lineCount: 0, takenCount: 0 }),
  );
  await choose();
  await press("Columns: which?");
  const sheet = await screen.findByRole("dialog", { name: "Columns" });
  expect(within(sheet).getByText("2.11.2026")).toBeVisible();
  const use = within(sheet).getByRole("button", { name: "Use these columns" });
  expect(use).toBeDisabled();
  for (const [column, holds] of [
    ["A", "Day"],
    ["B", "Amount with its sign"],
  ] as const) {
    await userEvent.click(within(sheet).getByLabelText(new RegExp(`^${column}`)));
    await press(holds);
  }
  await userEvent.type(within(sheet).getByLabelText("Save under a name (optional)"), "My bank");
  app.answers[PREVIEW] = [200, previewed()];
  await userEvent.click(use);
  await screen.findByRole("checkbox", { name: /^Market/ });
  expect(sent(app, PREVIEW).at(-1)?.["columns"]).toEqual(previewed().columns);
  app.answers[SAVE] = [200, { mappings: [] }];
  await press("Import 2 entries");
  await screen.findByRole("heading", { name: "2 entries added" });
  const mapping = {
    name: "My bank",
    columns: previewed().columns,
    delimiter: ";",
    dateOrder: "dmy",
    decimal: ",",
  };
  expect(sent(app, SAVE)).toMatchObject([{ mappings: [mapping] }]);
});

test("a line gets another category, and a rule gives it to all notes like it", async () => {
  const app = await begin();
  await choose();
  await press("Line 2: Market");
  const sheet = await screen.findByRole("dialog", { name: "Line 2" });
  await userEvent.click(within(sheet).getByRole("switch"));
  expect(within(sheet).getByLabelText("The note contains")).toHaveValue("Market");
  const rule = { field: "note", match: "contains", text: "Market", category: "Imported" };
  app.answers[RULES] = [200, [{ ...rule, text: "market", category: "Old" }]];
  app.answers[SAVE_RULES] = [200, [rule]];
  await userEvent.click(within(sheet).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent(app, PREVIEW)).toHaveLength(2));
  expect(sent(app, SAVE_RULES)).toEqual([{ rules: [rule] }]);
});

test("a wrong amount is edited, and the preview is read again with it", async () => {
  const app = await begin();
  await choose();
  await press("Line 5: Line 5");
  const sheet = await screen.findByRole("dialog", { name: "Line 5" });
  const save = within(sheet).getByRole("button", { name: "Save" });
  const amount = within(sheet).getByLabelText("Amount");
  await userEvent.type(amount, "many");
  await userEvent.click(save);
  expect(await within(sheet).findByText(/amount/)).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, "1 249,75");
  app.answers[PREVIEW] = [200, previewed({ lines: [line(5, { amount: "-1249.75" })], wrongCount: 0 })];
  await userEvent.click(save);
  expect(await screen.findByRole("checkbox", { name: /^Market, −\$1.249\.75$/ })).toBeVisible();
  expect(sent(app, PREVIEW).at(-1)?.["changes"]).toEqual([{ line: 5, amount: "-1249.75" }]);
});

test("the day, account and note of a line are edited, and only what changed is sent", async () => {
  const app = await begin();
  await choose();
  await press("Line 2: Market");
  const sheet = await screen.findByRole("dialog", { name: "Line 2" });
  fireEvent.change(within(sheet).getByLabelText("Day"), { target: { value: "2026-11-01" } });
  await userEvent.type(within(sheet).getByLabelText("Note"), " hall");
  await userEvent.click(within(sheet).getByRole("button", { name: "Received" }));
  await userEvent.click(within(sheet).getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent(app, PREVIEW).at(-1)?.["changes"]).toEqual([
      { line: 2, amount: "12.50", day: "2026-11-01", note: "Market hall" },
    ]),
  );
});

test("a file that is chosen before the budget was read waits for it", async () => {
  const app = await startMemberApp();
  app.answers[SETTINGS] = [200, { mappings: [] }];
  app.show(<Imports />, "/data/import");
  await choose();
  expect(await screen.findByRole("button", { name: "Cancel" })).toBeVisible();
  expect(app.calls.map(({ call }) => call).filter((call) => call.includes("preview"))).toEqual([]);
});

test("what is ticked adds up before it is booked", async () => {
  await begin();
  await choose();
  const totals = await screen.findByRole("list", { name: "Adds up to" });
  expect(
    within(totals)
      .getAllByRole("listitem")
      .map((row) => row.textContent),
  ).toEqual(["Received1 entry+$1\u00a0000.00", "Spent1 entry−$12.50"]);
  expect(screen.getByText(/adds up to \+\$987.50$/)).toBeVisible();
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Salary/ }));
  expect(screen.getByText(/adds up to −\$12.50$/)).toBeVisible();
});

test("the list of what was not taken is saved as a text", async () => {
  await begin();
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:it");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  await choose();
  await screen.findByRole("checkbox", { name: /^Market/ });
  await press("Import 2 entries");
  const text = [
    "november.csv: 2 lines not imported",
    "Line 4: Already in your history",
    "Line 5: “one” – Not a valid amount",
  ].join("\n");
  await press("Save this list");
  expect(await (made.mock.calls[0]?.[0] as Blob).text()).toBe(text);
});

test("a file that can't be read says its line and reason, stays, and can be read as something else", async () => {
  const app = await begin();
  app.answers[PREVIEW] = [422, problem("import.cutOff", {}, { line: "38", format: "OFX" })];
  await choose();
  expect(await screen.findByText(/^Line 38: the file ends in the middle/)).toBeVisible();
  expect(screen.getByText("november.csv")).toBeVisible();
  app.answers[PREVIEW] = [200, previewed()];
  await press("Format: as found");
  await press("CSV");
  await screen.findByRole("checkbox", { name: /^Market/ });
  expect(sent(app, PREVIEW).at(-1)).toMatchObject({ format: "csv" });
});

test("a file that the server could not read is read again by a press", async () => {
  const app = await begin();
  app.answers[PREVIEW] = [503, problem("server.busy")];
  await choose();
  expect(await screen.findByText("The server is busy, please try again in a moment")).toBeVisible();
  app.answers[PREVIEW] = [200, previewed()];
  await press("Try again");
  expect(await screen.findByRole("checkbox", { name: /^Market/ })).toBeVisible();
});

test("the way back asks while a file is chosen", async () => {
  const app = await begin();
  await choose();
  await screen.findByRole("checkbox", { name: /^Market/ });
  await press("Back");
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent("“november.csv” is not imported yet.");
  await userEvent.click(within(question).getByRole("button", { name: "Stay" }));
  expect(app.address()).toBe("/data/import");
  await press("Back");
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  expect(app.address()).toBe("/data");
});

test("without a connection a chosen file waits, and no other is chosen", async () => {
  const app = await begin();
  await choose();
  await screen.findByRole("checkbox", { name: /^Market/ });
  act(() => app.store.set(onlineAtom, false));
  expect(screen.getByRole("button", { name: "Import 2 entries" })).toBeDisabled();
  expect(screen.getByRole("checkbox", { name: /^Market/ })).toBeChecked();
  await press("Back");
  await press("Discard");
  expect(await screen.findByRole("button", { name: "Choose a file" })).toBeDisabled();
  expect(screen.getByText("Importing needs a connection: the server reads the file.")).toBeVisible();
});

test("without a connection an import is not taken back", async () => {
  const app = await begin();
  await choose();
  await screen.findByRole("checkbox", { name: /^Market/ });
  await press("Import 2 entries");
  expect(await screen.findByRole("button", { name: "Undo" })).toBeEnabled();
  act(() => app.store.set(onlineAtom, false));
  expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled();
});

test("saved mappings and rules are listed, removed, and brought back", async () => {
  const app = await startSharedApp();
  const mapping = {
    ...{ name: "My bank", columns: [{ column: "A", field: "date" }] },
    ...{ encoding: null, delimiter: ";", dateOrder: "dmy", decimal: "," },
  };
  const byNote = { field: "note", match: "contains", text: "silpo", category: "Food" };
  const byPayee = { field: "payee", match: "equals", text: "SILPO 118", payee: "Сільпо", tags: ["home"] };
  app.answers[SETTINGS] = [200, { mappings: [mapping] }];
  app.answers[RULES] = [200, [byNote, byPayee]];
  app.show(<Imports />, "/data/import");
  expect(await screen.findByText("Note contains “silpo”")).toBeVisible();
  expect(screen.getByText("as Сільпо · #home")).toBeVisible();
  app.answers[SAVE_RULES] = [200, [byNote]];
  await press("Remove Payee is “SILPO 118”");
  await waitFor(() => expect(sent(app, SAVE_RULES)).toEqual([{ rules: [byNote] }]));
  app.answers[SAVE] = [200, { mappings: [] }];
  await press("Remove My bank");
  await waitFor(() => expect(screen.queryByText("My bank")).toBeNull());
  expect(sent(app, SAVE)).toEqual([{ mappings: [] }]);
  app.answers[SETTINGS] = [200, { mappings: [] }];
  app.answers[SAVE] = [200, { mappings: [mapping] }];
  await app.undo();
  expect(await screen.findByText("My bank")).toBeVisible();
  expect(sent(app, SAVE).at(-1)).toEqual({ mappings: [mapping] });
});

test("a file that is too big or empty is not sent", async () => {
  const app = await begin();
  const big = new File(["A"], "big.csv");
  Object.defineProperty(big, "size", { value: 17e6 });
  await choose(big);
  expect(await screen.findByText("big.csv: The file has more than 16 MB. Split it")).toBeVisible();
  await choose(new File([], "empty.csv"));
  expect(await screen.findByText("empty.csv: The file holds no entries")).toBeVisible();
  expect(sent(app, PREVIEW)).toEqual([]);
});

test("a guest is told what an account adds", async () => {
  const app = await startGuestApp();
  app.show(<Imports />, "/data/import");
  expect(screen.getByRole("heading", { name: "Importing needs an account" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Sign up" })).toBeVisible();
  expect(document.querySelector("input[type=file]")).toBeNull();
});
