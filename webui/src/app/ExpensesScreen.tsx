import { Suspense } from "react";
import Expenses from "@/features/expenses";
import type { AddKeypadProps } from "@/features/add/AddKeypad";
import { later } from "./later";

/** Fetched after the screen: what is left to spend is shown before anything can be typed. */
const AddKeypad = later(async () => ({ default: (await import("@/features/add/AddKeypad")).AddKeypad }));

/** The expenses with the keypad beside them: two features that only meet here. */
export default function ExpensesScreen() {
  return <Expenses keypad={Keypad} />;
}

function Keypad(props: AddKeypadProps) {
  return (
    <Suspense>
      <AddKeypad {...props} />
    </Suspense>
  );
}
