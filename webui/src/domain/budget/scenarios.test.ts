/** The stories of `tests/scenarios`, replayed with `apply`. */
import { describe, expect, it } from "vitest";
import { apply, type Context } from "./apply";
import { DomainError } from "../rules/base/errors";
import { operationOf, ratesOf, seenIn, startOf, type Scenario, type Step } from "@testing/scenarios";
import type { Rates } from "@/contract/budget";
import type { State } from "./state";

const files = import.meta.glob<Scenario>("../../../../tests/scenarios/*.json", {
  eager: true,
  import: "default",
});

function contextOf(scenario: Scenario, step: number, rates: Rates): Context {
  let made = 0;
  return {
    now: new Date(Date.parse(scenario.today) + step * 1000).toISOString(),
    today: scenario.today,
    rates,
    user: { id: "u", name: "Ann" },
    isGuest: false,
    newId: (prefix) => `${prefix}-${step}-${(made += 1)}`,
  };
}

function replay(scenario: Scenario): { state: State; rates: Rates } {
  let rates = ratesOf(scenario.rates);
  let state = startOf(scenario, contextOf(scenario, 0, rates));
  scenario.operations.forEach((step, index) => {
    if (step.op === "updateRates") rates = ratesOf({ ...rates, ...(step as unknown as Rates) });
    else state = applied(state, step, contextOf(scenario, index + 1, rates));
  });
  return { state, rates };
}

function applied(state: State, step: Step, context: Context): State {
  const operation = operationOf(step, state, () => context.newId("acc"));
  if (step.error === undefined) return apply(state, operation, context);
  expect(() => apply(state, operation, context)).toThrow(DomainError);
  try {
    apply(state, operation, context);
  } catch (error) {
    expect(error).toMatchObject({ code: step.error, fields: step.fields ?? {} });
  }
  return state;
}

describe("a story ends as the core tells it", () =>
  it.each(Object.values(files).map((scenario) => [scenario.name, scenario] as const))(
    "%s",
    (_name, scenario) => {
      const { state, rates } = replay(scenario);
      const { plannings = {}, planningTotals = {} } = scenario.expect as Record<string, object>;
      const months = Object.keys({ ...plannings, ...planningTotals });
      expect(seenIn(state, rates, scenario.today, months)).toMatchObject(scenario.expect);
    },
  ));
