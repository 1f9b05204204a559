import { Suspense } from "react";
import type { AddKeypadProps } from "@/features/add/keypad/AddKeypad";
import Expenses from "@/features/expenses";
import { useWide } from "@/ui/browser/useWide";
import { useOnce } from "@/ui/overlays/useOnce";
import { later } from "./lazyScreen";

const AddKeypad = later(async () => ({
  default: (await import("@/features/add/keypad/AddKeypad")).AddKeypad,
}));

/** The expenses with the keypad beside them: two features that only meet here. */
export default function ExpensesScreen() {
  return <Expenses keypad={Keypad} />;
}

/** Fetched when it is asked for, or stands open beside the screen: what is left to spend comes first. */
function Keypad(props: AddKeypadProps) {
  const asked = useOnce(props.open);
  return useWide() || asked ? (
    <Suspense>
      <AddKeypad {...props} />
    </Suspense>
  ) : null;
}
