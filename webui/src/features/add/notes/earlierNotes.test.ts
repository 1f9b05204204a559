import { expect, test } from "vitest";
import type { HistoryEntry } from "@/domain";
import { earlierNotes, type Place } from "./earlierNotes";

const spent = (note: string, categoryId = "food", accountId = "cash") =>
  ({ kind: "expense", note, categoryId, accountId, fromAccountId: null }) as HistoryEntry;
const moved = (note: string, fromAccountId: string | null) =>
  ({
    kind: fromAccountId === null ? "income" : "transfer",
    note,
    categoryId: null,
    accountId: "cash",
    fromAccountId,
  }) as HistoryEntry;

const FOOD: Place = { kind: "expense", categoryId: "food", accountId: "cash" };
const notesOf = (history: HistoryEntry[], place: Place) =>
  earlierNotes(history, place).map(({ note }) => note);

test("the three last different notes of a category are offered, newest first", () => {
  const history = ["Silpo", "", " silpo ", "Market", "Bread", "Milk"].map((note) => spent(note));
  expect(notesOf(history, FOOD)).toEqual(["Silpo", "Market", "Bread"]);
});

test("what a category lacks comes from its account", () => {
  const history = [spent("Taxi", "transport"), spent("Cinema", "fun", "card"), spent("Silpo")];
  expect(notesOf(history, FOOD)).toEqual(["Silpo", "Taxi"]);
});

test("an income and a transfer have the notes of their own kind and account", () => {
  const history = [spent("Silpo"), moved("salary", null), moved("savings", "card"), moved("cash", "vault")];
  expect(notesOf(history, { kind: "income", categoryId: undefined, accountId: "cash" })).toEqual(["salary"]);
  expect(notesOf(history, { kind: "transfer", categoryId: undefined, accountId: "card" })).toEqual([
    "savings",
  ]);
});
