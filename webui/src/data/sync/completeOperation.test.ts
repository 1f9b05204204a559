import { describe, expect, it } from "vitest";
import { category, run, start } from "@testing/budgets";
import type { Operation } from "@/domain";
import { completeOperation } from "./completeOperation";

const newId = () => "new";

function budget(state: ReturnType<typeof start>): Operation {
  return {
    name: "setPlanning",
    id: "mine",
    body: { categoryId: category(state, "Food").id, date: "2026-12-01", budget: "300" },
  };
}

describe("a budget", () => {
  it("that nobody set is based on version 0, so that somebody else's first one is not lost", () => {
    const state = start();
    expect(completeOperation(budget(state), state, newId)).toMatchObject({
      id: "mine",
      body: { version: 0 },
    });
  });

  it("that is stored keeps its id and is based on what was seen", () => {
    const state = start();
    const planned = run(state, [budget(state)]);
    const again = { ...budget(state), id: "other" } as Operation;
    expect(completeOperation(again, planned, newId)).toMatchObject({ id: "mine", body: { version: 1 } });
  });
});
