/** Reminders of the signed-in person, as the server has them. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { answered, type Answer } from "@/data/server/answer";
import type { ServerClient } from "@/data/server/http";
import { noticeAtom } from "../notices";
import { outcomeOf, readingOf, type Outcome, type Reading } from "../outcome";
import { sessionManagerAtom, userAtom } from "./session";

export type Reminder = Schema<"Reminder">;
export type ReminderCreate = Schema<"ReminderCreate">;
export type ReminderUpdate = Schema<"ReminderUpdate">;

interface Read {
  readonly of: string | undefined;
  readonly reading: Reading<readonly Reminder[]>;
}

const readCell = atom<Read | null>(null);

/** As they were read last, those that ring next first; null until they were. Never those of who was in before. */
export const remindersAtom = atom((get): Reading<readonly Reminder[]> | null => {
  const read = get(readCell);
  return read !== null && read.of === get(userAtom)?.id ? read.reading : null;
});

/** A reading that fails leaves those that were read before in sight. */
export const readRemindersAtom = atom(null, async (get, set): Promise<Reading<readonly Reminder[]>> => {
  const { client } = await set(sessionManagerAtom);
  const reading = readingOf(await answered(client.GET("/api/reminder")));
  if (reading.ok || get(remindersAtom)?.ok !== true) set(readCell, { of: get(userAtom)?.id, reading });
  return reading;
});

/** Reads them again if a screen shows them: something may have changed elsewhere. */
export const rereadRemindersAtom = atom(null, async (get, set): Promise<void> => {
  if (get(remindersAtom) !== null) await set(readRemindersAtom);
});

/** Says on an open page what is due just now. */
export const tellDueAtom = atom(null, async (_get, set): Promise<void> => {
  const reading = await set(readRemindersAtom);
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

/** Sends one change, shows what its answer says of that one, and reads what it made of the others. */
const changeAtom = atom(
  null,
  async (
    _get,
    set,
    send: (client: ServerClient) => Promise<Answer<Reminder | null>>,
    id: string,
  ): Promise<Outcome> => {
    const { client } = await set(sessionManagerAtom);
    const answer = await send(client);
    if (answer.ok) set(takeAtom, id, answer.data);
    await set(readRemindersAtom);
    return outcomeOf(answer);
  },
);

/** One of those that were read is another now, or gone. */
const takeAtom = atom(null, (get, set, id: string, told: Reminder | null): void => {
  const reading = get(remindersAtom);
  if (reading?.ok !== true) return;
  const data = reading.data.flatMap((each) => (each.id === id ? (told ?? []) : each));
  set(readCell, { of: get(userAtom)?.id, reading: { ok: true, data } });
});

export const createReminderAtom = atom(null, (_get, set, body: ReminderCreate & { id: string }) =>
  set(changeAtom, (client) => answered(client.POST("/api/reminder/create", { body })), body.id),
);

export const updateReminderAtom = atom(null, (_get, set, id: string, body: ReminderUpdate) =>
  set(
    changeAtom,
    (client) => answered(client.PUT("/api/reminder/update/{reminder_id}", { ...named(id), body })),
    id,
  ),
);

export const toggleReminderAtom = atom(null, (_get, set, id: string, active: boolean) =>
  set(
    changeAtom,
    (client) =>
      answered(client.PATCH("/api/reminder/toggle/{reminder_id}", { ...named(id), body: { active } })),
    id,
  ),
);

export const dismissReminderAtom = atom(null, (_get, set, id: string) =>
  set(changeAtom, (client) => answered(client.PATCH("/api/reminder/dismiss/{reminder_id}", named(id))), id),
);

export const deleteReminderAtom = atom(null, (_get, set, id: string) => {
  const gone = async (client: ServerClient): Promise<Answer<null>> => {
    const answer = await answered(client.DELETE("/api/reminder/delete/{reminder_id}", named(id)));
    return answer.ok ? { ...answer, data: null } : answer;
  };
  return set(changeAtom, gone, id);
});

function named(id: string) {
  return { params: { path: { reminder_id: id } } };
}
