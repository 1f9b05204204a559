import { describe, expect, it } from "vitest";
import { category, run, start } from "@testing/budgets";
import { occurrenceEntryId, type Operation, type State } from "@/domain";
import { KEPT_RENT } from "@testing/keptSchedule";
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
    expect(completeOperation(budget(state), state, state, newId)).toMatchObject({
      operation: { id: "mine", body: { version: 0 } },
      was: { budget: "0.00" },
    });
  });

  it("that is stored keeps its id and is based on what was seen", () => {
    const state = start();
    const planned = run(state, [budget(state)]);
    const again = { ...budget(state), id: "other" } as Operation;
    expect(completeOperation(again, planned, planned, newId)).toMatchObject({
      operation: { id: "mine", body: { version: 1 } },
      was: { budget: "300.00" },
    });
  });

  it("that is on its way already is based on what the server has, not on our guess", () => {
    const state = start();
    const again = { ...budget(state), id: "other" } as Operation;
    expect(completeOperation(again, run(state, [budget(state)]), state, newId)).toMatchObject({
      operation: { id: "mine", body: { version: 0 } },
      was: { budget: "300.00" },
    });
  });
});

describe("a posting", () => {
  const id = "0198b6a2-7a10-7c3e-9d55-3f1a2b4c5d6e";
  const occurrence = "2026-11-21";
  const post: Operation = { name: "postSchedule", id, body: { occurrence } };
  const entryIdIn = (state: State) => {
    const { operation } = completeOperation(post, state, state, newId);
    return operation.name === "postSchedule" ? operation.body.entryId : undefined;
  };

  it("names its entry, another one once that was taken back, so that a late repeat books nothing", () => {
    const state = { ...start(), schedules: [{ ...KEPT_RENT, id }] };
    const shared = { ...state, workspace: { ...state.workspace, id: "w" } };
    expect(entryIdIn(shared)).toBe(occurrenceEntryId(id, occurrence));
    const reversed = { ...shared, schedules: [{ ...KEPT_RENT, id, reversed: [occurrence] }] };
    expect(entryIdIn(reversed)).toBe(occurrenceEntryId(id, occurrence, 2));
    expect(entryIdIn(state)).toBeUndefined();
  });
});
