import { expect, test } from "vitest";
import { startGuestApp } from "@testing/app";
import { todayAtom } from "../device";
import { byDay, daySumAtom, entryViewAtom, historyAtom, reachedOf, todayEntriesAtom } from "./history";
import { entriesAtom } from "@testing/entries";

test("a day adds up an income as it counted when it was booked, whatever rates do later", async () => {
  const app = await startGuestApp();
  await app.change({ name: "createAccount", id: "acc-eur", body: { name: "Euros", currencyCode: "EUR" } });
  await app.change({ name: "transfer", id: "his-1", accountId: "acc-eur", body: { value: "80" } });
  const [entry] = app.store.get(entriesAtom);
  if (entry === undefined) throw new Error("There is no entry");
  expect(entry).toMatchObject({ workspaceCurrencyCode: "USD", converted: entry.workspaceValue });
  const booked = { ...entry, workspaceValue: "123.00" };
  expect(app.store.get(daySumAtom)([booked])).toMatchObject({ sum: "123.00", notConverted: [] });
});

test("an entry is made into what is shown once, and anew when an account is renamed", async () => {
  const app = await startGuestApp();
  const { id: accountId } = app.account("Cash");
  const categoryId = app.category("Food").id;
  await app.change({ name: "addExpenses", id: "his-1", body: { value: "5", accountId, categoryId } });
  const shown = () => app.store.get(historyAtom).map(app.store.get(entryViewAtom))[0];
  const before = shown();
  expect(shown()).toBe(before);
  await app.change({ name: "updateAccount", id: accountId, body: { name: "Purse" } });
  expect([before?.accountLabel, shown()?.accountLabel]).toEqual(["Cash", "Purse"]);
});

test("today's entries are found between those of other days", async () => {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  const today = app.store.get(todayAtom);
  const days = ["2026-01-02", "2026-01-02", today, today, "2099-05-06"];
  for (const [index, day] of days.entries()) {
    const body = { value: "5", accountId, categoryId, date: day };
    await app.change({ name: "addExpenses", id: `his-${String(index)}`, body });
  }
  expect(new Set(app.store.get(todayEntriesAtom).map(({ id }) => id))).toEqual(new Set(["his-2", "his-3"]));
  const grouped = byDay(app.store.get(historyAtom)).map(({ key, length, entries }) => [
    key,
    length,
    entries.length,
  ]);
  expect(grouped).toEqual([
    ["2099-05-06", 1, 1],
    [today, 2, 2],
    ["2026-01-02", 2, 2],
  ]);
});

test("nothing was booked on no day", () => expect(byDay([])).toEqual([]));

/** Number of looks at the days of entries, for so many on each of twenty days. */
function looksAtDays(perDay: number): number {
  let looks = 0;
  const entries = Array.from({ length: 20 * perDay }, (_, index) => ({
    get localDay() {
      looks += 1;
      return `2026-01-${String(31 - Math.floor(index / perDay))}`;
    },
  }));
  const days = byDay(entries);
  const [counted, last] = [looks, days.at(-1)];
  expect(days.map(({ length }) => length)).toEqual(Array.from({ length: 20 }, () => perDay));
  expect(last?.entries).toEqual(entries.slice(-perDay));
  return counted;
}

test("days are found by a few looks each, however many entries they have", () => {
  // Ten times the entries need twice the logarithm of ten more looks a day, where a walk needs ten times as many.
  expect(looksAtDays(1000) - looksAtDays(100)).toBeLessThanOrEqual(20 * 2 * Math.ceil(Math.log2(10)));
});

test("beyond what was read stands what waits alone", async () => {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  for (const day of [1, 2, 3, 4]) {
    const body = { value: "5", accountId, categoryId, date: `2026-01-0${String(day)}` };
    await app.change({ name: "addExpenses", id: `his-${String(day)}`, body });
  }
  const all = app.store.get(historyAtom);
  const idsOf = (entries: typeof all) => entries.map(({ id }) => id);
  const [, second] = all;
  const cutoff = second === undefined ? null : { ...second, cursor: "" };
  expect(idsOf(reachedOf(all, cutoff, ({ id }) => id === "his-1"))).toEqual(["his-4", "his-3", "his-1"]);
  expect(reachedOf(all, null, () => false)).toBe(all);
});
