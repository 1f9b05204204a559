/** The screens the app can start with. */
import { limits, type MainScreen } from "@/domain";

export const START_SCREENS = [
  "accounts",
  "planning",
  "expenses",
  "history",
  "statistics",
] as const satisfies readonly MainScreen[];

export type StartScreen = (typeof START_SCREENS)[number];

/** Which of them is set: the budget opens at its accounts. */
export function startScreenOf(stored: MainScreen): StartScreen {
  if (stored === "budget") return "accounts";
  return START_SCREENS.find((screen) => screen === stored) ?? limits.DEFAULT_MAIN_SCREEN;
}
