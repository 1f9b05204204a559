import { useEffect } from "react";
import { useTranslation } from "@/i18n/useTranslation";
import type { KeypadSheetProps } from "@/features/add/keypad/KeypadSheet";
import Expenses from "@/features/expenses";
import { allTexts } from "@/i18n/start";
import { onDemand, whenIdle } from "@/ui/browser/onDemand";
import { useWide } from "@/ui/browser/useWide";
import { preloadSheets } from "@/ui/overlays/Sheet";
import { MissingSheet } from "@/ui/overlays/MissingSheet";
import { SheetShell } from "@/ui/overlays/SheetShell";
import { useLatch } from "@/ui/overlays/useLatch";
import { useOverlay } from "@/ui/overlays/useOverlay";

const AddKeypad = onDemand(async () => {
  const [{ AddKeypad: Component }] = await Promise.all([
    import("@/features/add/keypad/AddKeypad"),
    allTexts(),
  ]);
  return { default: Component };
});

/** The expenses with the keypad beside them: two features that only meet here. */
export default function ExpensesScreen() {
  useEffect(
    () =>
      whenIdle(() => {
        void Promise.all([AddKeypad.preload(), preloadSheets()]).catch(() => undefined);
      }),
    [],
  );
  return <Expenses keypad={Keypad} />;
}

/** Fetched once the screen stands, for the first tap; what is left to spend comes first. */
function Keypad(props: KeypadSheetProps) {
  const [wide, asked] = [useWide(), useLatch(props.open)];
  const isAsked = props.open && !wide;
  const waiting = isAsked && <Waiting onClose={props.onClose} />;
  const missing = isAsked && <Missing onClose={props.onClose} />;
  return wide || asked ? <AddKeypad {...props} waiting={waiting} missing={missing} /> : null;
}

function Waiting({ onClose }: Pick<KeypadSheetProps, "onClose">) {
  const { t } = useTranslation();
  useOverlay(true, onClose);
  return <SheetShell label={t("states.loading")} onClose={onClose} />;
}

function Missing({ onClose }: Pick<KeypadSheetProps, "onClose">) {
  useOverlay(true, onClose);
  return <MissingSheet onClose={onClose} />;
}
