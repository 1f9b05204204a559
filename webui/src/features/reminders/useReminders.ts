import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { onlineAtom } from "@/state/connection";
import { readRemindersAtom, remindersAtom } from "@/state/session/reminders";
import { useExpenseOf } from "./useExpenseOf";

/** Read when the screen opens, when the connection is back and when asked again; null until they were. */
export function useReminders() {
  const read = useSetAtom(readRemindersAtom);
  const reminders = useAtomValue(remindersAtom);
  const isOnline = useAtomValue(onlineAtom);
  useEffect(() => {
    void read();
  }, [read, isOnline]);
  return { reminders, again: () => void read() };
}

/** `?book=id`, where a notification leads: on to the keypad, filled in with what that reminder brings. */
export function useBooking(): void {
  const [query] = useSearchParams();
  const reminders = useAtomValue(remindersAtom);
  const { book } = useExpenseOf();
  const wanted = query.get("book");
  const rows = reminders?.ok === true ? reminders.data : [];
  const found = rows.find(({ id, expense }) => id === wanted && expense !== null);
  const start = useEffectEvent(() => {
    if (found !== undefined) void book(found, true);
  });
  useEffect(() => {
    start();
  }, [found?.id]);
}
