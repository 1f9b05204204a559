/** Reminders of the signed-in person, as the server has them. */
import { atom, type Getter, type Setter } from "jotai";
import type { Schema } from "@/contract/schemas";
import { noticeAtom } from "../notices";
import { outcomeOf, type Outcome } from "../outcome";
import { remote, type Call } from "../remote";

export type Reminder = Schema<"Reminder">;
export type ReminderCreate = Schema<"ReminderCreate">;
export type ReminderUpdate = Schema<"ReminderUpdate">;

/** Reminders, the next to ring first. */
export const remindersRemote = remote<readonly Reminder[]>(
  (client) => client.GET("/api/reminder"),
  "reminders",
);

/** Says on an open page what is due just now. */
export const notifyDueRemindersAtom = atom(null, async (_get, set): Promise<void> => {
  const reading = await set(remindersRemote.readAtom);
  if (!reading.ok) return;
  const [last] = reading.data
    .filter(({ lastAt }) => lastAt !== null)
    .sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1));
  if (last !== undefined)
    set(noticeAtom, { severity: "info", code: "reminders.due", params: { name: last.name } });
});

function timeOf({ lastAt }: Reminder): string {
  return lastAt ?? "";
}

/** Send one change, show what its answer says of that reminder (nothing once it is deleted), and read the others anew. */
async function change<Told>(
  get: Getter,
  set: Setter,
  id: string,
  send: Call<Told>,
  shown: (body: Told) => readonly Reminder[],
): Promise<Outcome> {
  const answer = await remindersRemote.change(
    get,
    set,
    send,
    (answer, before) => before?.flatMap((each) => (each.id === id ? shown(answer) : [each])) ?? null,
  );
  await set(remindersRemote.readAtom);
  return outcomeOf(answer);
}

const asTold = (reminder: Reminder) => [reminder];

export const createReminderAtom = atom(null, (get, set, body: ReminderCreate & { id: string }) =>
  change(get, set, body.id, (client) => client.POST("/api/reminder/create", { body }), asTold),
);

export const updateReminderAtom = atom(null, (get, set, id: string, body: ReminderUpdate) => {
  const send: Call<Reminder> = (client) =>
    client.PUT("/api/reminder/update/{reminder_id}", { ...named(id), body });
  return change(get, set, id, send, asTold);
});

export const toggleReminderAtom = atom(null, (get, set, id: string, active: boolean) => {
  const send: Call<Reminder> = (client) =>
    client.PATCH("/api/reminder/toggle/{reminder_id}", { ...named(id), body: { active } });
  return change(get, set, id, send, asTold);
});

export const dismissReminderAtom = atom(null, (get, set, id: string) =>
  change(get, set, id, (client) => client.PATCH("/api/reminder/dismiss/{reminder_id}", named(id)), asTold),
);

export const deleteReminderAtom = atom(null, (get, set, id: string) =>
  change(
    get,
    set,
    id,
    (client) => client.DELETE("/api/reminder/delete/{reminder_id}", named(id)),
    () => [],
  ),
);

function named(id: string) {
  return { params: { path: { reminder_id: id } } };
}
