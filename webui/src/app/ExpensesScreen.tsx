import { useEffect } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { KeypadSheetProps } from "@/features/add/keypad/KeypadSheet";
import Expenses, { preloadRows } from "@/features/expenses";
import { preloadMonths } from "@/parts/MonthPicker";
import { whenIdle } from "@/ui/browser/onDemand";
import { useWide } from "@/ui/browser/useWide";
import { preloadSheets } from "@/ui/overlays/Sheet";
import { sheetMeanwhile } from "@/ui/overlays/sheetMeanwhile";
import { useLatch } from "@/ui/overlays/useLatch";
import { laterPart } from "./lazyScreen";
import { useAlertLink } from "./useAlertLink";

const AddKeypad = laterPart("addKeypad", "AddKeypad");

/** The expenses with the keypad beside them: two features that only meet here. */
export default function ExpensesScreen() {
  useAlertLink();
  useEffect(
    () =>
      whenIdle(() => {
        const ahead = [AddKeypad.preload(), preloadSheets(), preloadMonths(), preloadRows()];
        void Promise.all(ahead).catch(() => undefined);
      }),
    [],
  );
  return <Expenses keypad={Keypad} />;
}

/** Fetched once the screen stands, for the first tap; what is left to spend comes first. */
function Keypad(props: KeypadSheetProps) {
  const { t } = useTranslation();
  const [wide, asked] = [useWide(), useLatch(props.open)];
  const meanwhile = sheetMeanwhile({
    open: props.open && !wide,
    onClose: props.onClose,
    label: t("states.loading"),
  });
  return wide || asked ? <AddKeypad {...props} {...meanwhile} /> : null;
}
