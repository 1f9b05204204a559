import { Suspense } from "react";
import type { KeypadSheetProps } from "@/features/add/keypad/KeypadSheet";
import Expenses from "@/features/expenses";
import { useWide } from "@/ui/browser/useWide";
import { useLatch } from "@/ui/overlays/useLatch";
import { lazyScreen } from "./lazyScreen";

const AddKeypad = lazyScreen(async () => ({
  default: (await import("@/features/add/keypad/AddKeypad")).AddKeypad,
}));

/** The expenses with the keypad beside them: two features that only meet here. */
export default function ExpensesScreen() {
  return <Expenses keypad={Keypad} />;
}

/** Fetched when it is asked for, or stands open beside the screen: what is left to spend comes first. */
function Keypad(props: KeypadSheetProps) {
  const asked = useLatch(props.open);
  return useWide() || asked ? (
    <Suspense>
      <AddKeypad {...props} />
    </Suspense>
  ) : null;
}
