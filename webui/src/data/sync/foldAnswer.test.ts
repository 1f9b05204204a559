import { expect, it } from "vitest";
import { createFakeServer, WORKSPACE_ID } from "@testing/fakeServer";
import type { Operation } from "@/domain";
import { EMPTY_VIEW } from "./gateway";
import { foldAnswer } from "./foldAnswer";

it("a corrected expense stands in the place of the one before it: the money is gone once", async () => {
  const { server, state, change } = createFakeServer();
  const { accounts, categories } = state();
  const body = { value: "5", accountId: accounts[1]?.id ?? "", categoryId: categories[0]?.id ?? "" };
  change({ name: "addExpenses", id: "lunch", body });
  const before = state();
  const operation: Operation = {
    ...{ name: "replaceExpense", id: "lunch-again", entryId: "lunch" },
    body: { ...body, value: "7" },
  };
  const pending = { sequence: 1, workspaceId: WORKSPACE_ID, operation, at: "", today: "2026-11-21" };
  const answer = await server.send(operation, WORKSPACE_ID);
  if (!answer.ok) throw new Error("the correction was refused");
  const { history, accounts: after, daySums } = foldAnswer(before, pending, answer.data, EMPTY_VIEW);
  expect(history.map(({ id }) => id)).toEqual(["lunch-again"]);
  expect(after[1]?.budget).toBe("-7.00");
  expect(daySums).toMatchObject([{ spent: "7.00" }]);
});
