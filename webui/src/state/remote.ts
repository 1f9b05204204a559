/** Reading of what the server has for a person beside the budget itself, such as reminders and invoices. */
import { atom, type Getter, type Setter } from "jotai";
import { now } from "@/data/device/clock";
import type { Database } from "@/data/device/database";
import { createStoreReader } from "@/data/device/storeReader";
import { answered, NO_ANSWER, type Answer } from "@/data/server/answer";
import type { ServerClient } from "@/data/server/http";
import { databaseAtom } from "./device";
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

/** Return a result as a reading. */
export async function readAsPerson<T>(get: Getter, set: Setter, call: Call<T>): Promise<Reading<T>> {
  return readingOf(await callAsPerson(get, set, call));
}

export interface RemoteOptions<T> {
  /** The name under which this device keeps what was read of a key for times without a connection; null for not at all. */
  readonly keptAs?: (key: string) => string | null;
  /** Make what is kept of what is shown; without it all is. */
  readonly kept?: (data: T) => T;
  /** Make what is shown of an answer and of what was shown before. */
  readonly fold?: (received: T, before: T | null, get: Getter) => T;
}

/** The newest reading of a key, the call that it came from, and the sign-in that it belongs to. */
interface Read<T> {
  readonly person: unknown;
  readonly turn: number;
  readonly reading: Reading<T>;
  /** When the server said it; null where that was not kept. */
  readonly at: string | null;
}

/** Name under which this device keeps a person's thing. */
interface Place {
  readonly database: Database;
  readonly owner: string;
  readonly name: string;
}

/** The turn of what this device kept: every answer is newer. */
const KEPT = 0;
/** Return the name under which this device keeps when it read what it keeps under a name. */
const timeOf = (name: string) => `at:${name}`;
/** So many keys are remembered, the last ones read. */
const KEYS_MAX = 20;

/**
 * Create the readings of one kind of thing, each by its key. One is null until read, and again for the next person. The
 * answer to an earlier call never replaces that to a later one, and a failure never replaces a value.
 */
export function remoteOf<T>(call: (key: string) => Call<T>, options: RemoteOptions<T> = {}) {
  const asItIs = (data: T) => data;
  const { keptAs = () => null, kept = asItIs, fold = asItIs } = options;
  const cell = atom<ReadonlyMap<string, Read<T>>>(new Map<string, Read<T>>());
  let turns = KEPT;

  const valueOfAtom = atom((get): ((key: string) => Reading<T> | null) => {
    const [readings, person] = [get(cell), get(gatewayAtom)];
    return (key) => {
      const read = readings.get(key);
      return read?.person === person ? read.reading : null;
    };
  });

  /** Instant at which the server said what is shown of a key; null while nothing is, or where that is not known. */
  const readAtOfAtom = atom((get): ((key: string) => string | null) => {
    const [readings, person] = [get(cell), get(gatewayAtom)];
    return (key) => {
      const read = readings.get(key);
      return read?.person === person && read.reading.ok ? read.at : null;
    };
  });

  function dataOf(get: Getter, key: string): T | null {
    const reading = get(valueOfAtom)(key);
    return reading?.ok === true ? reading.data : null;
  }

  /** Return what takes the reading that a call comes to which is made now; it tells whether that is shown. */
  function begin(
    get: Getter,
    set: Setter,
    key: string,
    turn: number,
  ): (reading: Reading<T>, at: string | null) => boolean {
    const person = get(gatewayAtom);
    return (reading, at) => {
      if (get(gatewayAtom) !== person) return false;
      const isOverdue = turn < (get(cell).get(key)?.turn ?? KEPT);
      if (dataOf(get, key) !== null && (!reading.ok || isOverdue)) return false;
      const others = [...get(cell)].filter(([each]) => each !== key).slice(1 - KEYS_MAX);
      set(cell, new Map([...others, [key, { person, turn, reading, at }]]));
      return true;
    };
  }

  /** Run a task with the person's place on this device for what was read of a key. A device that keeps nothing is none. */
  async function withPlace(get: Getter, key: string, task: (place: Place) => Promise<void>) {
    const [name, person] = [keptAs(key), get(gatewayAtom)];
    if (name === null || person?.isGuest !== false) return;
    const database = await get(databaseAtom);
    await task({ database, owner: person.owner, name }).catch(() => undefined);
  }

  async function showKept(get: Getter, set: Setter, key: string): Promise<void> {
    if (dataOf(get, key) !== null) return;
    const take = begin(get, set, key, KEPT);
    await withPlace(get, key, async ({ database, owner, name }) => {
      const { readNote } = createStoreReader(database, owner);
      const [data, at] = await Promise.all([readNote<T>(name), readNote<string>(timeOf(name))]);
      if (data !== null) take({ ok: true, data }, at);
    });
  }

  function keep(get: Getter, key: string, data: T, at: string): Promise<void> {
    return withPlace(get, key, async ({ database, owner, name }) => {
      const { createStore } = await import("@/data/device/store");
      await createStore(database, owner).writeNotes({ [name]: kept(data), [timeOf(name)]: at });
    });
  }

  const readAtom = atom(null, async (get, set, key: string): Promise<Reading<T>> => {
    const take = begin(get, set, key, (turns += 1));
    const answering = readAsPerson(get, set, call(key));
    await showKept(get, set, key);
    const reading = await answering;
    const shown = reading.ok ? { ...reading, data: fold(reading.data, dataOf(get, key), get) } : reading;
    const at = now();
    if (take(shown, at) && shown.ok) void keep(get, key, shown.data, at);
    return reading;
  });

  /** Read again what a screen shows: it may have changed elsewhere. */
  const rereadAtom = atom(null, async (get, set, key: string): Promise<void> => {
    if (get(valueOfAtom)(key) !== null) await set(readAtom, key);
  });

  /** Make a call and show the value that `change` makes of its answer; null leaves it as it was. */
  async function callAndChange<Told>(
    get: Getter,
    set: Setter,
    key: string,
    send: Call<Told>,
    change: (body: Told, before: T | null) => T | null,
  ): Promise<Answer<Told>> {
    const take = begin(get, set, key, (turns += 1));
    const answer = await callAsPerson(get, set, send);
    const data = answer.ok ? change(answer.data, dataOf(get, key)) : null;
    const at = now();
    if (data !== null && take({ ok: true, data }, at)) void keep(get, key, data, at);
    return answer;
  }

  return { valueOfAtom, readAtOfAtom, readAtom, rereadAtom, change: callAndChange };
}

export type RemoteOf<T> = Pick<ReturnType<typeof remoteOf<T>>, "valueOfAtom" | "readAtOfAtom" | "readAtom">;

/** Create the reading of one thing that a person has once; `keptAs` as above. */
export function remote<T>(call: Call<T>, keptAs: string | null = null) {
  const all = remoteOf<T>(() => call, { keptAs: () => keptAs });
  return {
    valueAtom: atom((get) => get(all.valueOfAtom)("")),
    readAtAtom: atom((get) => get(all.readAtOfAtom)("")),
    readAtom: atom(null, (_get, set) => set(all.readAtom, "")),
    rereadAtom: atom(null, (_get, set) => set(all.rereadAtom, "")),
    change<Told>(
      get: Getter,
      set: Setter,
      send: Call<Told>,
      change: (answer: Told, before: T | null) => T | null,
    ): Promise<Answer<Told>> {
      return all.change(get, set, "", send, change);
    },
  };
}

export type Remote<T> = Pick<ReturnType<typeof remote<T>>, "valueAtom" | "readAtAtom" | "readAtom">;
