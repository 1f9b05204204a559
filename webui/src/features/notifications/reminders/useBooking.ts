import { useAtomValue } from "@/state/useAtomValue";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { remindersRemote } from "@/state/session/reminders";
import { useExpenseOf } from "./useExpenseOf";

/** `?book=id`, where a notification leads: on to the keypad, filled in with what that reminder brings. */
export function useBooking(): void {
  const [query] = useSearchParams();
  const reminders = useAtomValue(remindersRemote.valueAtom);
  const { book } = useExpenseOf();
  const wanted = query.get("book");
  const rows = reminders?.ok === true ? reminders.data : [];
  const found = rows.find(({ id, expense }) => id === wanted && expense !== null);
  const start = useEffectEvent(() => {
    if (found !== undefined) void book(found, true);
  });
  useEffect(() => start(), [found?.id]);
}
