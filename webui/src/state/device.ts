/** Services of this device: its database, the server's address, its day, tabs and timers. */
import { atom } from "jotai";
import { today } from "@/data/device/clock";
import { openDatabase } from "@/data/device/database";
import { isStorageSilent, watchStorage } from "@/data/device/silence";
import { webLock, type Lock } from "@/data/device/tabs";

export const databaseAtom = atom(() => openDatabase());

const keptCell = atom(true);

/** True when data written here is there at the next visit; true until it is known. */
export const isPersistentAtom = atom(
  (get) => get(keptCell),
  async (get, set): Promise<void> => {
    const { isKept } = await get(databaseAtom);
    set(keptCell, isKept);
  },
);
isPersistentAtom.onMount = (look) => {
  // Without any database the app does not start, and says so.
  void look().catch(() => undefined);
};

const silentCell = atom(isStorageSilent());
silentCell.onMount = (set) => {
  const look = () => set(isStorageSilent());
  look();
  return watchStorage(look);
};

/** True while the browser's storage owes this app an answer. */
export const isStorageSilentAtom = atom((get) => get(silentCell));

/** Where calls go; another address in tests. */
export const apiBaseAtom = atom("/api");

export const lockAtom = atom<{ readonly lock: Lock }>({ lock: webLock });

export type Schedule = (seconds: number, task: () => void) => () => void;

export const scheduleAtom = atom<{ readonly schedule: Schedule }>({
  schedule: (seconds, task) => {
    const timer = setTimeout(task, seconds * 1000);
    return () => clearTimeout(timer);
  },
});

/** Resolves once the page has nothing else to do; at once where nothing is shown. */
export const restAtom = atom<{ readonly rest: () => Promise<void> }>({ rest: () => Promise.resolve() });

/** Null until something looks at it all the time. */
const dayAtom = atom<string | null>(null);
dayAtom.onMount = (set) => {
  const look = () => set(today());
  document.addEventListener("visibilitychange", look);
  look();
  return () => document.removeEventListener("visibilitychange", look);
};

/** The person's calendar day, `yyyy-MM-dd`; looked at again whenever the app comes to the front. */
export const todayAtom = atom((get) => get(dayAtom) ?? today());
