import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { atom } from "jotai";
import { beforeEach, expect, test } from "vitest";
import { useAtomValue } from "@/state/useAtomValue";
import { startGuestApp, startSharedApp } from "@testing/app";
import { startTexts, switchLanguage } from "@/i18n/start";
import { historyPath, NO_FILTER, type Filter } from "@/state/budget/historyFilter";
import { fetchReaderAtom } from "@/state/budget/typedFilter";
import { useFilteredEntries } from "@/parts/entry/useFilteredEntries";
import History from "../index";

const filterAtom = atom<Filter>(NO_FILTER);

beforeEach(() => startTexts("en"));

/** Lunch for 12 at Silpo, rent for 300, and a shop of bread for 20 and soap for 5. */
async function spent(text = "") {
  const app = await startGuestApp();
  const [accountId, food, rent] = [
    app.account("Cash").id,
    app.category("Food").id,
    app.category("Utilities").id,
  ];
  const spend = (id: string, body: object) =>
    app.change({
      name: "addExpenses",
      id,
      body: { accountId, categoryId: food, value: "25", date: "2026-11-20", ...body },
    });
  await spend("his-1", { value: "12", note: "lunch", payee: "Silpo", date: "2026-11-18" });
  await spend("his-2", { value: "300", note: "rent", categoryId: rent, date: "2026-11-19" });
  const lines = [
    { categoryId: food, value: "20", note: "bread" },
    { categoryId: rent, value: "5", note: "soap" },
  ];
  await spend("his-3", { note: "shop", lines });
  app.show(<History />, historyPath({ text }));
  return app;
}

const field = () => screen.getByRole("searchbox");
const entries = () =>
  screen
    .queryAllByRole("button", { name: /^(Silpo|rent|shop|bread|soap), / })
    .map((row) => (row.getAttribute("aria-label") ?? row.textContent).split(",")[0]);

test.each([
  ["lunch or rent", ["rent", "Silpo"]],
  ["payee:sil", ["Silpo"]],
  ["not food", ["rent"]],
  ["min:13 max:100", ["shop"]],
  ["since:2026-11-19 until:2026-11-19", ["rent"]],
  ["rent (lunch or soap)", []],
])("a guest's filter %j is tried on the entries of this device", async (typed, found) => {
  await spent();
  await userEvent.type(field(), typed);
  await waitFor(() => expect(entries()).toEqual(found));
});

test("of an entry with several lines a filter shows and adds up those that pass", async () => {
  await spent();
  await userEvent.type(field(), "category:utilities kind:expense");
  expect(await screen.findByRole("button", { name: /^soap, −\$5\.00/ })).toBeVisible();
  expect(screen.getByText("2 expenses").parentElement).toHaveTextContent("−$305.00");
});

test("what is wrong stands below the field with its place, and nothing is searched meanwhile", async () => {
  await spent();
  await userEvent.type(field(), "food since:soon");
  const line = await screen.findByText(/^At character 6: soon is not a day/);
  expect(line).toHaveAttribute("role", "status");
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(line.textContent);
  expect([entries(), screen.queryByText("Nothing found")]).toEqual([[], null]);
  await userEvent.type(field(), "{Backspace>4/}2026-11-19");
  await waitFor(() => expect(entries()).toEqual(["bread"]));
  expect([field().getAttribute("aria-invalid"), screen.queryByText(/^At character/)]).toEqual([null, null]);
});

test.each([
  ["milk or payee:", "At character 9: Write something after payee:"],
  [
    "food shop:x min:1",
    "At character 6: shop: is not known. For example payee:, category:, account:, since:, min:",
  ],
  ["category:rockets", "At character 1: Nothing in category: is called rockets"],
  ["by:bob", "At character 1: Nothing in by: is called bob"],
  [Array(31).fill("min:1").join(" "), "At character 181: A filter has 30 conditions at most"],
  [`min:1 ${"a".repeat(995)}`, "At character 1001: A filter has 1000 characters at most"],
])("the line under %s says what is wrong", async (typed, line) => {
  await spent(typed);
  expect(await screen.findByText(line)).toBeVisible();
});

test("examples stand below the field once it is used, and are put behind what was typed", async () => {
  await spent();
  expect(screen.queryByRole("button", { name: "min:20" })).toBeNull();
  await userEvent.type(field(), "food");
  await userEvent.click(await screen.findByRole("button", { name: "min:20" }));
  expect(field()).toHaveValue("food min:20");
  expect(field()).toHaveFocus();
  await waitFor(() => expect(entries()).toEqual(["bread"]));
  await userEvent.click(screen.getByRole("button", { name: "min:20" }));
  expect(field()).toHaveValue("food min:20");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{Enter}");
  expect(field()).toHaveValue("food min:20 since:2026-11");
  act(() => (document.activeElement as HTMLElement).blur());
  expect(screen.getByRole("button", { name: "min:20" })).toBeVisible();
});

test("in Ukrainian the operators are Ukrainian, and so is what is wrong", async () => {
  await spent();
  await act(() => switchLanguage("ua"));
  await userEvent.type(field(), "продукти не soap min:");
  expect(await screen.findByText("Символ 18: Напишіть щось після min:")).toBeVisible();
  await userEvent.type(field(), "1");
  await waitFor(() => expect(entries()).toEqual(["Silpo"]));
});

test("the server is asked by the filter, and without a connection this device finds the same", async () => {
  const app = await startSharedApp((server) => {
    const { accounts, categories } = server.state();
    const ids = { accountId: accounts[0]?.id ?? "", categoryId: categories[0]?.id ?? "" };
    const spend = (id: string, value: string, date: string, note: string) =>
      server.change({ name: "addExpenses", id, body: { ...ids, value, date, note } });
    for (let index = 10; index < 60; index += 1) spend(`new-${index}`, "5", "2026-11-20", "coffee");
    spend("dear", "50", "2026-04-30", "a bicycle");
    spend("cheap", "4", "2026-04-29", "a bell");
  });
  const found = app.hook(() => useFilteredEntries(useAtomValue(filterAtom)));
  await act(() => app.store.set(fetchReaderAtom));
  act(() => app.store.set(filterAtom, { ...NO_FILTER, text: "(bicycle or bell) min:10" }));
  const seen = () => ({
    ids: found.current.entries.map(({ id }) => id),
    isWhole: found.current.cutoff === null,
  });
  expect(seen()).toEqual({ ids: [], isWhole: false });
  await act(() => found.current.more());
  expect(seen()).toEqual({ ids: ["dear"], isWhole: true });
  app.server.answerWith("error");
  act(() => app.store.set(filterAtom, { ...NO_FILTER, text: "not coffee min:10" }));
  expect(seen().ids).toEqual([]);
});
