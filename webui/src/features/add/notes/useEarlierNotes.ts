import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { historyAtom } from "@/state/budget/history";
import type { Booking } from "../booking";
import { earlierNotes, type EarlierNote } from "./earlierNotes";

/** Return the notes to offer, from the entries this device has. */
export function useEarlierNotes({ kind, category, from, to }: Booking): readonly EarlierNote[] {
  const history = useAtomValue(historyAtom);
  const categoryId = kind === "expense" ? category?.id : undefined;
  const accountId = (kind === "income" ? to : from)?.id;
  return useMemo(
    () => earlierNotes(history, { kind, categoryId, accountId }),
    [history, kind, categoryId, accountId],
  );
}
