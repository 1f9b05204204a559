import { expect, test } from "vitest";
import { lunch, member, run, start } from "@testing/budgets";
import {
  accountStatisticsView,
  categorySharesView,
  categoryStatisticsView,
  mainStatisticsView,
} from "@/domain/budget/statisticsView";
import type { BudgetServer } from "../server/budgetServer";
import type { Store } from "../device/store";
import type { StatisticsReading } from "../statistics";
import { readStatistics } from "./statistics";

const KEYS = ["2026-10", "2026-11"];

test("one's own part is asked for by its name, and is kept beside that of all", async () => {
  const first = start();
  const state = run(first, [lunch(first, "his-1", "2026-11-12", "12.50")]);
  const dayOf = (instant: string) => instant.slice(0, 10);
  const scope = { state, keys: KEYS, rates: member.rates, today: "2026-11-21", dayOf };
  const asked: (string | undefined)[] = [];
  const answer =
    <T>(data: T) =>
    (_id: string, range: { readonly share?: string }) => {
      asked.push(range.share);
      return Promise.resolve({ ok: true as const, status: 200, data });
    };
  const server = {
    mainStatistics: answer(mainStatisticsView(scope)),
    accountStatistics: answer(accountStatisticsView(scope)),
    categoryStatistics: answer(categoryStatisticsView(scope)),
    categoryShares: answer({ ...categorySharesView(scope), spent: "99.00" }),
  } as Partial<BudgetServer> as BudgetServer;
  const notes = new Map<string, unknown>();
  const store = {
    readNote: (name: string) => Promise.resolve(notes.get(name) ?? null),
    writeNotes: (written: object) => {
      for (const [name, note] of Object.entries(written)) notes.set(name, note);
      return Promise.resolve();
    },
  } as Partial<Store> as Store;
  const readings: StatisticsReading[] = [];
  for (const isMine of [true, false]) {
    const months = { workspaceId: "home", keys: KEYS, shownKeys: KEYS, isMine };
    await readStatistics(server, store, months, (reading) => readings.push(reading));
  }
  expect(asked).toEqual(["mine", undefined, "mine", undefined, undefined, undefined, undefined, undefined]);
  // The server divides by categories what all spent: of one's own it is computed.
  expect(readings.map((each) => each.kind === "ready" && each.data.shares.spent)).toEqual(["12.50", "99.00"]);
  expect([...notes.keys()]).toEqual([
    "statistics home 2026-10 2026-11 mine",
    "statistics home 2026-10 2026-11",
  ]);
});
