/** Reading of what the server has for a person beside the budget itself, such as reminders and invoices. */
import { atom, type Getter, type Setter } from "jotai";
import { answered, NO_ANSWER, type Answer } from "@/data/server/answer";
import type { ServerClient } from "@/data/server/http";
import { readingOf, type Reading } from "./outcome";
import { sessionManagerAtom } from "./session/session";
import { gatewayAtom } from "./view";

/** Call of the client, not yet awaited through `answered`. */
export type Call<T> = (client: ServerClient) => Parameters<typeof answered<T>>[0];

/** Call the server as the person who is in. An answer that comes after they left counts as none. */
export async function callAsPerson<T>(get: Getter, set: Setter, call: Call<T>): Promise<Answer<T>> {
  const person = get(gatewayAtom);
  const isIn = () => get(gatewayAtom) === person;
  const { client } = await set(sessionManagerAtom);
  const answer = isIn() ? await answered(call(client)) : NO_ANSWER;
  return isIn() ? answer : NO_ANSWER;
}

/** The newest reading, the call that it came from, and the sign-in that it belongs to. */
interface Read<T> {
  readonly person: unknown;
  readonly turn: number;
  readonly reading: Reading<T>;
}

/**
 * Create the reading of one thing. It is null until read, and again for the next person. The answer to an earlier call
 * never replaces that to a later one, and a failure never replaces a value.
 */
export function remote<T>(call: Call<T>) {
  const cell = atom<Read<T> | null>(null);
  let turns = 0;

  const valueAtom = atom((get): Reading<T> | null => {
    const read = get(cell);
    return read !== null && read.person === get(gatewayAtom) ? read.reading : null;
  });

  /** Return what takes the answer to a call that is made now. */
  function begin(get: Getter, set: Setter): (reading: Reading<T>) => void {
    const person = get(gatewayAtom);
    const turn = (turns += 1);
    return (reading) => {
      if (get(gatewayAtom) !== person) return;
      const hasValue = get(valueAtom)?.ok === true;
      const isOverdue = turn < (get(cell)?.turn ?? 0);
      if (!hasValue || (reading.ok && !isOverdue)) set(cell, { person, turn, reading });
    };
  }

  const readAtom = atom(null, async (get, set): Promise<Reading<T>> => {
    const take = begin(get, set);
    const reading = readingOf(await callAsPerson(get, set, call));
    take(reading);
    return reading;
  });

  /** Read again what a screen shows: it may have changed elsewhere. */
  const rereadAtom = atom(null, async (get, set): Promise<void> => {
    if (get(valueAtom) !== null) await set(readAtom);
  });

  /** Make a change on the server and show the value that `fold` makes of its answer; null leaves it as it was. */
  async function change<Told>(
    get: Getter,
    set: Setter,
    send: Call<Told>,
    fold: (told: Told, before: T | null) => T | null,
  ): Promise<Answer<Told>> {
    const take = begin(get, set);
    const answer = await callAsPerson(get, set, send);
    const before = get(valueAtom);
    const data = answer.ok ? fold(answer.data, before?.ok === true ? before.data : null) : null;
    if (data !== null) take({ ok: true, data });
    return answer;
  }

  return { valueAtom, readAtom, rereadAtom, change };
}

export type Remote<T> = Pick<ReturnType<typeof remote<T>>, "valueAtom" | "readAtom">;
