import { expect, test } from "vitest";
import { startSharedApp } from "@testing/app";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { payeeStatisticsAtom, readNamedStatisticsAtom, tagStatisticsAtom } from "./namedStatistics";
import { statisticsRunAtom } from "./statistics";
import { whoseAtom } from "./whose";

test("figures by payee and by tag are of all members, or of what the person bears", async () => {
  const app = await startSharedApp((server) =>
    server.setPeople([member(USER_ID, "Ann"), member("bo", "Bo")]),
  );
  const keys = app.store.get(statisticsRunAtom)?.keys ?? [];
  const months = `from=${keys[0] ?? ""}&to=${keys.at(-1) ?? ""}`;
  const path = `GET /api/statistics/${WORKSPACE_ID}`;
  const figures = (amount: string) => [{ name: "Silpo", amount, count: 1 }];
  for (const [query, amount] of [
    [months, "30.00"],
    [`${months}&share=mine`, "15.00"],
  ] as const) {
    app.answers[`${path}/payee-stats?${query}`] = [200, { payees: figures(amount) }];
    app.answers[`${path}/tag-stats?${query}`] = [200, { tags: figures(amount) }];
  }
  await app.store.set(readNamedStatisticsAtom);
  expect(app.store.get(payeeStatisticsAtom)).toEqual(figures("30.00"));
  app.store.set(whoseAtom, "mine");
  await app.store.set(readNamedStatisticsAtom);
  expect(app.store.get(payeeStatisticsAtom)).toEqual(figures("15.00"));
  expect(app.store.get(tagStatisticsAtom)).toEqual(figures("15.00"));
});
