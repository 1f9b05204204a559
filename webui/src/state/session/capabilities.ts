/** What the server of the signed-in person is set up for. */
import { atom } from "jotai";
import type { Schema } from "@/contract/schemas";
import { createStore } from "@/data/device/store";
import { answered } from "@/data/server/answer";
import { databaseAtom } from "../device";
import { gatewayAtom } from "../view";
import { sessionManagerAtom } from "./session";

export type Capability = Schema<"Capability">;

interface Known {
  readonly owner: string;
  readonly capabilities: readonly Capability[];
  readonly lastBackupAt: string | null;
}

const NOTE = "capabilities";
const BACKUP = "lastBackupAt";
const knownCell = atom<Known | null>(null);

/** As it said last; null until it did. */
export const capabilitiesAtom = atom((get): readonly Capability[] | null => {
  const known = get(knownCell);
  return known !== null && known.owner === get(gatewayAtom)?.owner ? known.capabilities : null;
});

/** Those that are on, by name; null until the server said. */
export const onAtom = atom((get): ReadonlySet<string> | null => {
  const all = get(capabilitiesAtom);
  return all && new Set(all.filter(({ isOn }) => isOn).map(({ name }) => name));
});

/** When the server made its newest backup by itself, as it said last; null when it said of none. */
export const lastBackupAtom = atom((get) =>
  get(capabilitiesAtom) === null ? null : (get(knownCell)?.lastBackupAt ?? null),
);

/** Takes what this device knows, then asks the server. */
export const readCapabilitiesAtom = atom(null, async (get, set): Promise<void> => {
  const gateway = get(gatewayAtom);
  if (gateway === null || gateway.isGuest) return;
  const { owner } = gateway;
  const store = createStore(await get(databaseAtom), owner);
  const kept = await store.readNote<readonly Capability[]>(NOTE);
  if (kept !== null && get(capabilitiesAtom) === null) {
    set(knownCell, { owner, capabilities: kept, lastBackupAt: await store.readNote<string>(BACKUP) });
  }
  const { client } = await set(sessionManagerAtom);
  const answer = await answered(client.GET("/api/health"));
  if (!answer.ok) return;
  const { capabilities, lastBackupAt } = answer.data;
  set(knownCell, { owner, capabilities, lastBackupAt });
  await store.writeNotes({ [NOTE]: capabilities, [BACKUP]: lastBackupAt });
});
