import { expect, test } from "vitest";
import { lunch, member, run, start } from "@testing/budgets";
import { categorySharesView, categoryStatisticsView, sharesOfSeries } from "./statisticsView";

test("the parts of categories follow from their series as from the entries", () => {
  const first = start();
  const days = ["2026-09-12", "2026-10-12", "2026-11-12"];
  const state = days.reduce(
    (before, day, index) => run(before, [lunch(before, `his-${day}`, day, `${String(index + 1)}0.10`)]),
    first,
  );
  const dayOf = (instant: string) => instant.slice(0, 10);
  const months = ["2026-09", "2026-10", "2026-11"];
  const scope = { state, keys: months, rates: member.rates, today: "2026-11-21", dayOf };
  for (const keys of [months, ["2026-11"], ["2026-10", "2026-11"]]) {
    const series = categoryStatisticsView(scope);
    expect(sharesOfSeries(series, keys)).toEqual(categorySharesView({ ...scope, keys }));
  }
});
