import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { forgetDraftOf, keepDraft, keptDraft } from "@/data/device/keptDraft";
import { deleteGuestAtom } from "@/state/session/guestData";
import { startGuestApp, type TestApp } from "@testing/app";
import { entriesAtom } from "@testing/entries";
import { EMPTY_DRAFT, ONCE, type Draft } from "./draftFields";
import Add from "./index";
import { draftOfKept, useKeptDraft } from "./keptDraft";
import { KeypadPanel, KeypadSheet } from "./keypad/AddKeypad";

const entries = (app: TestApp) => app.store.get(entriesAtom);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const words = () => screen.getByRole("combobox", { name: "What was it?" });
const stored = () => sessionStorage.getItem("budget.draft");

const SHARES = {
  mode: "amounts",
  parts: { ann: 1 },
  amounts: { bo: "4" },
  userId: "ann",
  turn: "t",
} as const;

const WHOLE: Draft = {
  ...EMPTY_DRAFT,
  ...{ kind: "income", isKindChosen: true, text: "12.5+3-", typedCurrency: "EUR", day: "2026-11-20" },
  ...{ accountText: "4.", accountTextFor: "12.5", fromId: "cash", toId: "card", category: "food" },
  lines: [
    { category: "food", text: "25%", note: "bread" },
    { category: null, text: "0", note: "" },
  ],
  ...{ note: "lunch", payee: "Silpo", paidBy: "bo", shares: SHARES, tags: ["trip"], line: "lunch 4" },
  repeat: { ...ONCE, frequency: "month", every: 2, count: 3, mode: "post" },
  ...{ answers: { categoryId: "food" }, plain: ["lunch"], fromWords: ["category"] },
};

test("a draft is read as it was kept, with every field of it", () =>
  expect(draftOfKept(JSON.parse(JSON.stringify(WHOLE)), EMPTY_DRAFT, ["ann", "bo"])).toEqual(WHOLE));

test.each([
  ["kind", "settlement"],
  ["isKindChosen", "yes"],
  ["text", "1e3"],
  ["text", "-5"],
  ["accountText", ""],
  ["day", "20 November"],
  ["lines", [{ category: "food", text: "a", note: "" }]],
  ["lines", { length: 2 }],
  ["refundOf", "his-1"],
  ["paidBy", "eve"],
  ["shares", { ...SHARES, userId: "eve" }],
  ["shares", { ...SHARES, amounts: null }],
  ["tags", [1]],
  ["repeat", { ...ONCE, every: 0 }],
  ["repeat", null],
  ["answers", ["food"]],
  ["note", undefined],
] as const)("a malformed %s, %j, is dropped alone", (field, value) => {
  const draft = draftOfKept({ ...WHOLE, [field]: value }, EMPTY_DRAFT, ["ann", "bo"]);
  expect(draft).toEqual({ ...WHOLE, [field]: EMPTY_DRAFT[field] });
});

test.each([null, "draft", [WHOLE], 7])("what is no draft at all, %j, leaves the form as it begins", (kept) =>
  expect(draftOfKept(kept, EMPTY_DRAFT, [])).toBe(EMPTY_DRAFT),
);

test("a draft is kept for one person, one workspace and one link, and goes with the person", () => {
  const place = { owner: "ann", workspaceId: "home", link: "" };
  keepDraft(place, WHOLE);
  expect(keptDraft(place)).toEqual(WHOLE);
  for (const other of [{ owner: "bo" }, { workspaceId: "office" }, { link: "amount=3" }])
    expect(keptDraft({ ...place, ...other })).toBeNull();
  forgetDraftOf("bo");
  expect(keptDraft(place)).toEqual(WHOLE);
  forgetDraftOf("ann");
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem("budget.draft", "{");
  expect(keptDraft(place)).toBeNull();
});

/** Types an income, and reloads. */
async function typeLunch(app: TestApp): Promise<void> {
  const { unmount } = app.show(<Add />, "/add");
  await press("Income");
  await press("1");
  await press("2");
  await userEvent.type(words(), "lunch");
  unmount();
}

test("what was typed of a new entry is there after a reload, and forgotten once it is added", async () => {
  const app = await startGuestApp();
  await typeLunch(app);
  app.show(<Add />, "/add");
  expect(screen.getByRole("heading", { name: "New income" })).toBeInTheDocument();
  expect(words()).toHaveValue("lunch");
  await press("Add income");
  await waitFor(() => {
    expect(entries(app)).toMatchObject([{ kind: "income", value: "12.00", note: "lunch" }]);
    expect(stored()).toBeNull();
  });
});

test("what was typed of a new entry is forgotten once it is discarded", async () => {
  const app = await startGuestApp();
  await typeLunch(app);
  const { unmount } = app.show(<Add />, "/add");
  await press("Close");
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  unmount();
  expect(stored()).toBeNull();
});

test("what one person typed is neither another's nor of another link, and goes with their budget", async () => {
  const app = await startGuestApp();
  await typeLunch(app);
  const shown = (address: string, text: string) => {
    const { unmount } = app.show(<Add />, address);
    expect(words()).toHaveValue(text);
    unmount();
  };
  shown("/add?note=tea", "tea");
  const kept = stored() ?? "";
  sessionStorage.setItem("budget.draft", kept.replace('"owner":"guest"', '"owner":"ann"'));
  shown("/add", "");
  sessionStorage.setItem("budget.draft", kept);
  shown("/add", "lunch");
  await app.store.set(deleteGuestAtom);
  expect(stored()).toBeNull();
});

test("a correction is not kept", async () => {
  const app = await startGuestApp();
  const body = { value: "7", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body });
  app.show(<Add />, "/add?replace=his-1");
  await press("5");
  expect(stored()).toBeNull();
});

test("the sheet of the + opens with what was typed before a reload, in the category that is pressed now", async () => {
  const app = await startGuestApp();
  const sheet = (categoryId: string | null) =>
    app.show(<KeypadSheet request={{ categoryId, listId: null }} open onClose={() => undefined} />);
  const { unmount } = sheet(null);
  await press("7");
  unmount();
  const again = sheet(null);
  expect(await screen.findByRole("button", { name: "Add expense" })).toBeEnabled();
  again.unmount();
  sheet(app.category("Transport").id);
  expect(await screen.findByRole("button", { name: /^To Transport/ })).toBeVisible();
  await userEvent.type(words(), "bus{Enter}");
  await waitFor(() => {
    expect(entries(app)).toMatchObject([{ value: "-7.00", categoryLabel: "Transport", note: "bus" }]);
    expect(stored()).toBeNull();
  });
});

test("the keypad beside the expenses keeps one entry after the other", async () => {
  const app = await startGuestApp();
  const panel = () => app.show(<KeypadPanel request={{ categoryId: null, sequence: 0 }} />);
  const { unmount } = panel();
  await press("7");
  unmount();
  panel();
  await press("Add expense");
  await waitFor(() => {
    expect(entries(app)).toMatchObject([{ value: "-7.00" }]);
    expect(stored()).toBeNull();
  });
  await press("8");
  expect(stored()).toContain('"text":"8"');
});

test("words that settle when a form closes do not bring its draft back", async () => {
  const app = await startGuestApp();
  const form = app.hook(() => useKeptDraft(EMPTY_DRAFT, ""));
  const type = () => form.current.setDraft({ ...EMPTY_DRAFT, note: "lunch" });
  act(type);
  expect(stored()).toContain("lunch");
  act(form.current.forget);
  act(type);
  expect(stored()).toBeNull();
});
