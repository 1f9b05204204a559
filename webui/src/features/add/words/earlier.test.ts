import { expect, test } from "vitest";
import type { HistoryEntry } from "@/domain";
import { earlierEntries, type Begun } from "./Earlier";

const spent = (note: string, categoryId = "food", payee = "") =>
  ({ id: note, kind: "expense", note, payee, categoryId, accountId: "cash" }) as HistoryEntry;
const earned = (note: string) => ({ ...spent(note), kind: "income", categoryId: null }) as HistoryEntry;

const ANY: Begun = { kind: "expense", categoryId: null, text: "" };
const notesOf = (history: HistoryEntry[], begun: Partial<Begun> = {}) =>
  earlierEntries(history, { ...ANY, ...begun }).map(({ note }) => note);

test("without words the last five different entries are offered, newest first", () => {
  const history = ["Silpo", "", " silpo ", "Market", "Bread", "Milk", "Tea", "Eggs"].map((note) =>
    spent(note),
  );
  expect(notesOf(history)).toEqual(["Silpo", "Market", "Bread", "Milk", "Tea"]);
});

test("those of a category that was chosen come first", () => {
  const history = [spent("Taxi", "transport"), spent("Silpo")];
  expect(notesOf(history, { categoryId: "food" })).toEqual(["Silpo", "Taxi"]);
});

test("typed words find the beginnings of words of note and payee, and never what is typed whole", () => {
  const history = [
    spent("with Ann", "out", "Coffee Roastery"),
    spent("Coffee"),
    spent("Decaf"),
    spent("Bean"),
  ];
  expect(notesOf(history, { text: "cof" })).toEqual(["with Ann", "Coffee"]);
  expect(notesOf(history, { text: "coffee" })).toEqual(["with Ann"]);
});

test("an income has the words of incomes", () =>
  expect(notesOf([spent("Silpo"), earned("Salary")], { kind: "income" })).toEqual(["Salary"]));
