/** Gateways that show the budget on this device at once; their code for changes loads later. */
import { GUEST_USER, GUEST_WORKSPACE } from "@/domain";
import type { Database } from "./device/database";
import { shippedRates } from "./device/shippedRates";
import { createStoreReader } from "./device/storeReader";
import type { ServerClient } from "./server/http";
import { EMPTY_VIEW, type Gateway } from "./sync/gateway";
import { readCachedView } from "./sync/cachedView";
import { createLazyGateway } from "./sync/lazyGateway";
import type { SyncedOptions } from "./sync/syncedGateway";

/** Open the budget of the guest. */
export function openGuestGateway(database: Database): Gateway {
  const reader = createStoreReader(database, GUEST_USER);
  return createLazyGateway({
    owner: GUEST_USER,
    isGuest: true,
    empty: EMPTY_VIEW,
    async read() {
      const [snapshot, rates] = await Promise.all([reader.read(GUEST_WORKSPACE), shippedRates()]);
      return { snapshot, rates, workspaces: snapshot === null ? [] : [snapshot.workspace] };
    },
    async loadGateway() {
      const [{ createGuestGateway }, { createStore }] = await Promise.all([
        import("./guest/guestGateway"),
        import("./device/store"),
      ]);
      const store = createStore(database, GUEST_USER, reader);
      return createGuestGateway(database, await shippedRates(), store);
    },
  });
}

export interface UserGatewayOptions extends Omit<SyncedOptions, "server" | "store"> {
  /** Calls of the person; their code loads later too. */
  readonly client: () => Promise<ServerClient>;
}

/** Open the budget of a signed-in person. */
export function openUserGateway({ client, ...options }: UserGatewayOptions): Gateway {
  const { database, userId } = options;
  const reader = createStoreReader(database, userId);
  return createLazyGateway({
    owner: userId,
    isGuest: false,
    empty: EMPTY_VIEW,
    read: () => readCachedView(reader),
    async loadGateway() {
      const [{ createSyncedGateway }, { createBudgetServer }, { createStore }, calls] = await Promise.all([
        import("./sync/syncedGateway"),
        import("./server/budgetServer"),
        import("./device/store"),
        client(),
      ]);
      const store = createStore(database, userId, reader);
      return createSyncedGateway({ ...options, store, server: createBudgetServer(calls) });
    },
  });
}
