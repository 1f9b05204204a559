import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { startGuestApp, startSharedApp } from "@testing/app";
import { lunch } from "@testing/budgets";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { planningView } from "@/domain";
import { SHIPPED_RATES } from "@/domain/rules/base/shippedRates";
import { readMineAtom, whoseAtom } from "@/state/budget/whose";
import { MonthPlan } from "./MonthPlan";

const BO = { id: "0198f3a2-0000-7000-8000-00000000000b", name: "Bo" };
/** More than the server gives at first. */
const MANY = 60;
const idOf = (number: number) => `0198f3a2-0000-7000-8000-0000000001${String(number).padStart(2, "0")}`;

/** Food of 10.00 each, borne 60 to 40. */
async function shared(count: number) {
  return startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann"), member(BO.id, "Bo")]);
    const shareRule = { kind: "parts" as const, parts: { [USER_ID]: 60, [BO.id]: 40 } };
    server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { shareRule } });
    for (let number = 0; number < count; number += 1)
      server.change(lunch(server.state(), idOf(number), "2026-11-12", "10.00"), BO);
  });
}

test("Mine shows one's part of the month, with what others add", async () => {
  const app = await shared(2);
  app.store.set(whoseAtom, "mine");
  app.show(<MonthPlan />, "/planning");
  expect(screen.getByRole("button", { name: "Mine" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("Your part of what was spent").parentElement).toHaveTextContent("$12.00");
  expect(screen.getByRole("button", { name: /^Food.*\$12\.00/ })).toBeVisible();
  await act(async () => {
    app.server.change(lunch(app.server.state(), idOf(9), "2026-11-13", "5.00"), BO);
    await app.refresh();
  });
  expect(screen.getByText("Your part of what was spent").parentElement).toHaveTextContent("$15.00");
});

test("a month that is not held whole comes from the server, and stays without it", async () => {
  const app = await shared(MANY);
  const call = `GET /api/planning/${WORKSPACE_ID}/list?date=2026-11-01&share=mine`;
  app.store.set(whoseAtom, "mine");
  app.show(<MonthPlan />, "/planning");
  expect(screen.getByRole("button", { name: "Mine" })).toHaveAttribute("aria-pressed", "true");
  expect(await screen.findByText("Your part needs a connection the first time.")).toBeVisible();
  const planning = planningView(app.server.state(), "2026-11", "2026-11-21", SHIPPED_RATES);
  app.answers[call] = [200, { ...planning, spent: "360.00" }];
  await act(() => app.store.set(readMineAtom, `${WORKSPACE_ID} 2026-11-01`));
  expect(screen.getByText("Your part of what was spent").parentElement).toHaveTextContent("$360.00");
  app.answers[call] = [503, { code: "server.busy", fields: {}, params: {} }];
  await act(() => app.store.set(readMineAtom, `${WORKSPACE_ID} 2026-11-01`));
  expect(screen.getByText("Your part of what was spent").parentElement).toHaveTextContent("$360.00");
});

test("a budget of one has no such choice", async () => {
  const app = await startGuestApp();
  app.show(<MonthPlan />, "/planning");
  expect(screen.queryByRole("button", { name: "Mine" })).toBeNull();
});
