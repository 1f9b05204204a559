import type { ComponentType } from "react";
import { AccountsBoard } from "./AccountsBoard";
import { ControlsBoard } from "./ControlsBoard";
import { ExpensesBoard } from "./ExpensesBoard";
import { FeedbackBoard } from "./FeedbackBoard";
import { IconsBoard } from "./IconsBoard";
import { KeypadBoard } from "./KeypadBoard";
import { PlanningBoard } from "./PlanningBoard";

const BOARDS: Record<string, ComponentType> = {
  accounts: AccountsBoard,
  controls: ControlsBoard,
  expenses: ExpensesBoard,
  feedback: FeedbackBoard,
  icons: IconsBoard,
  keypad: KeypadBoard,
  planning: PlanningBoard,
};

export function BoardOf({ name }: { name: string }) {
  const Board = BOARDS[name] ?? ExpensesBoard;
  return <Board />;
}
