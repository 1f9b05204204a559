/** Changes of a person's settings. */
import type { OperationOf } from "../operations";
import type { Settings } from "@/contract/budget";
import type { State } from "../state";
import { checked } from "./body";
import { given } from "./rows";

const RULES = {
  mainScreen: "mainScreen",
  expensesView: "expensesView",
  language: "language",
} as const;

export function updateSettings(state: State, operation: OperationOf<"updateSettings">): State {
  const body = checked(operation.body, RULES);
  const changes = given(body, [
    "workspace",
    "mainScreen",
    "expensesView",
    "language",
    "showOnboarding",
    "timeZone",
  ]) as Partial<Settings>;
  return { ...state, settings: { ...state.settings, ...changes } };
}
