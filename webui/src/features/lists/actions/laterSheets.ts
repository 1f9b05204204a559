import { flushSync } from "react-dom";
import { laterSheet } from "@/parts/laterSheet";
import { useSheet } from "@/parts/useSheet";
import type { ListSheets } from "./Sheets";

export const Sheets = laterSheet(async () => (await import("./Sheets")).Sheets);

/** Return the sheets over a list, or over all of them; `onGiveUp` forgets what else is typed about it. */
export function useListSheets(onGiveUp?: () => void): ListSheets {
  const sheets: Omit<ListSheets, "giveUp"> = useSheet();
  return {
    ...sheets,
    giveUp: () =>
      flushSync(() => {
        sheets.close();
        onGiveUp?.();
      }),
  };
}
