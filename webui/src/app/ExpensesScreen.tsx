import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import Expenses, { preloadRows } from "@/features/expenses";
import { preloadMonths } from "@/parts/MonthPicker";
import { addRequestAtom, closeAddAtom } from "@/state/budget/adding";
import { whenIdle } from "@/ui/browser/onDemand";
import { useLatch } from "@/ui/overlays/useLatch";
import { laterPart } from "./lazyScreen";

/** Fetched by who comes from an alert. */
const AlertLink = laterPart("alertLink", "AlertLink", "first");

const KeypadPanel = laterPart("addKeypad", "KeypadPanel");

/** The expenses with the keypad beside them: two features that only meet here. */
export default function ExpensesScreen() {
  const [query] = useSearchParams();
  const isLinked = useLatch(query.has("workspace"));
  useEffect(
    () =>
      whenIdle(() => {
        void Promise.all([preloadMonths(), preloadRows()]).catch(() => undefined);
      }),
    [],
  );
  return (
    <>
      {isLinked && <AlertLink missing={null} />}
      <Expenses keypad={<Keypad />} />
    </>
  );
}

/** Stands open where the window is wide: a press on a category moves it there, the + brings the focus to it. */
function Keypad() {
  const request = useAtomValue(addRequestAtom);
  const close = useSetAtom(closeAddAtom);
  const place = useRef<HTMLDivElement>(null);
  const { categoryId, sequence } = request;
  const answered = useRef(sequence);
  useEffect(() => {
    if (sequence !== answered.current && categoryId === null) place.current?.focus();
    answered.current = sequence;
  }, [categoryId, sequence]);
  // No sheet opens on the next page for what was answered here.
  useLayoutEffect(() => close, [close]);
  return (
    <div ref={place} tabIndex={-1}>
      <KeypadPanel request={request} />
    </div>
  );
}
