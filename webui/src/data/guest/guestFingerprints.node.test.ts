/** The real server has a guest's budget whole, with all that was deleted in it. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { account, category, lunch, run, start } from "@testing/budgets";
import { signedUp } from "@testing/devices";
import { startRealServer, type RealServer } from "@testing/realServer.node";
import type { State } from "@/domain";
import { thawed } from "@/contract/schemas";
import { newUuid } from "../device/clock";
import { answered } from "../server/answer";
import { createServerClient, type ServerClient } from "../server/http";
import { guestBody } from "./guestBody";
import { guestFingerprints, missing, serverFingerprints } from "./guestFingerprints";

let real: RealServer;
let client: ServerClient;

beforeAll(async () => {
  real = await startRealServer();
});

beforeEach(async () => {
  const { token } = await signedUp(real.base);
  client = createServerClient({
    base: real.base,
    token: () => token,
    onToken: () => undefined,
    onUnauthorized: () => undefined,
  });
});

afterAll(async () => {
  await real.end();
});

/** Something of each kind, and of each kind that can be deleted something that was. */
function used(): State {
  const begun = start();
  const [food, transport] = [category(begun, "Food").id, category(begun, "Transport").id];
  const plan = (id: string, categoryId: string) =>
    ({ name: "setPlanning", id, body: { categoryId, date: "2026-11-01", budget: "300" } }) as const;
  const spent = lunch(begun, "his-1");
  const rhythm = { kind: "expense", frequency: "month", startDate: "2026-12-01" } as const;
  const sides = { accountId: account(begun, "Cash").id, categoryId: food };
  return run(begun, [
    { name: "createAccount", id: "acc-9", body: { name: "Old wallet", currencyCode: "EUR" } },
    { name: "deleteAccount", id: "acc-9" },
    { name: "updateAccount", id: account(begun, "Cash").id, body: { budget: "100" } },
    plan("plan-1", food),
    spent,
    {
      name: "createList",
      id: "list-1",
      body: { name: "Market", listItems: [{ id: "item-1", label: "Milk" }] },
    },
    { name: "createSchedule", id: "sch-1", body: { ...rhythm, ...sides, value: "9" } },
    { name: "deleteCategory", id: transport },
  ]);
}

it("is found whole in the workspace that was made of it, with its deleted account and category", async () => {
  const state = used();
  expect(state.accounts.filter(({ deleted }) => deleted)).toHaveLength(1);
  expect(state.categories.filter(({ deleted }) => deleted)).toHaveLength(1);
  const id = newUuid();
  const body = thawed({ id, name: "Mine", ...guestBody(state) });
  const answer = await answered(client.POST("/api/workspace/import-guest", { body }));
  expect(answer).toMatchObject({ ok: true });
  const found = await serverFingerprints(client, id, ["2026-11-01"]);
  expect(missing(guestFingerprints(state), found)).toEqual([]);
});
