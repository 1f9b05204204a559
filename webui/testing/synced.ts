/** For tests: a signed-in person's budget on an empty device, in front of the fake server. */
import { IDBFactory } from "fake-indexeddb";
import { openDatabase, type Database } from "@/data/device/database";
import type { Gateway } from "@/data/sync/gateway";
import { createSyncedGateway } from "@/data/sync/syncedGateway";
import { createFakeServer, USER_ID, type FakeServer } from "./fakeServer";

export interface Synced {
  readonly database: Database;
  readonly server: FakeServer;
  readonly gateway: Gateway;
}

/** It has read the budget once; nothing is tried again by itself. */
export async function startSynced(): Promise<Synced> {
  globalThis.indexedDB = new IDBFactory();
  const [database, server] = [await openDatabase(), createFakeServer()];
  const gateway = openSynced({ database, server });
  await gateway.load();
  await gateway.refresh();
  return { database, server, gateway };
}

/** Open one more tab. */
export function openSynced({ database, server }: Pick<Synced, "database" | "server">): Gateway {
  return createSyncedGateway({
    ...{ database, server: server.server, userId: USER_ID, lock: (_name, task) => task() },
    schedule: () => () => undefined,
  });
}

export function endSynced({ database, gateway }: Synced): void {
  gateway.close();
  database.close();
}
