/** The budget of whoever is in as this device has it: shown at once, whole when it is changed or there is time. */
import { GUEST_USER, GUEST_WORKSPACE } from "@/domain";
import type { Database } from "./device/database";
import { shippedRates } from "./device/shippedRates";
import { createStore } from "./device/store";
import type { ServerClient } from "./server/http";
import { EMPTY_VIEW, type Gateway } from "./sync/gateway";
import { readKept } from "./sync/kept";
import { createLateGateway } from "./sync/lateGateway";
import type { SyncedOptions } from "./sync/syncedGateway";

/** A guest's. */
export function guestBudget(database: Database): Gateway {
  const store = createStore(database, GUEST_USER);
  return createLateGateway({
    owner: GUEST_USER,
    isGuest: true,
    empty: EMPTY_VIEW,
    async read() {
      const [snapshot, rates] = await Promise.all([store.read(GUEST_WORKSPACE), shippedRates()]);
      return { snapshot, rates, workspaces: snapshot === null ? [] : [snapshot.workspace] };
    },
    async whole() {
      const { createGuestGateway } = await import("./guest/guestGateway");
      return createGuestGateway(database, await shippedRates(), store);
    },
  });
}

export interface PersonOptions extends Omit<SyncedOptions, "server" | "store"> {
  /** The calls of the person, whose code comes late too. */
  readonly client: () => Promise<ServerClient>;
}

/** A signed-in person's. */
export function personBudget({ client, ...options }: PersonOptions): Gateway {
  const { database, userId } = options;
  const store = createStore(database, userId);
  return createLateGateway({
    owner: userId,
    isGuest: false,
    empty: EMPTY_VIEW,
    read: () => readKept(store),
    async whole() {
      const [{ createSyncedGateway }, { createBudgetServer }, calls] = await Promise.all([
        import("./sync/syncedGateway"),
        import("./server/budgetServer"),
        client(),
      ]);
      return createSyncedGateway({ ...options, store, server: createBudgetServer(calls) });
    },
  });
}
