import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { monthName } from "@/i18n/dates";
import { useLanguage } from "@/i18n/useLanguage";
import { monthViewAtom } from "@/state/budget/month";
import { rememberNumber, type NumberedTab } from "@/ui/browser/lastNumber";

/**
 * Remembers the first number of a tab for the frame of the page, with which the next visit begins: that of the running
 * month. Null: nothing that the tab begins with.
 */
export function useLastNumber(tab: NumberedTab, label: string, amount: string | null): void {
  const { isRunning, key } = useAtomValue(monthViewAtom);
  const month = monthName(key, useLanguage());
  useEffect(() => {
    if (isRunning && amount !== null) rememberNumber(tab, { month, label, amount });
  }, [isRunning, tab, month, label, amount]);
}
