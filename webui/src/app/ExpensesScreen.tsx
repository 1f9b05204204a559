import { AddKeypad } from "@/features/add/AddKeypad";
import Expenses from "@/features/expenses";

/** The expenses with the keypad beside them: two features that only meet here. */
export default function ExpensesScreen() {
  return <Expenses keypad={AddKeypad} />;
}
