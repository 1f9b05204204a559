/** Gateways that show the budget on this device at once; their code for changes loads later. */
import { GUEST_USER, GUEST_WORKSPACE } from "@/domain";
import type { Database } from "./device/database";
import { shippedRates } from "./device/shippedRates";
import { createStore } from "./device/store";
import type { ServerClient } from "./server/http";
import { EMPTY_VIEW, type Gateway } from "./sync/gateway";
import { readCachedView } from "./sync/cachedView";
import { createLazyGateway } from "./sync/lazyGateway";
import type { SyncedOptions } from "./sync/syncedGateway";

/** Open the budget of the guest. */
export function openGuestGateway(database: Database): Gateway {
  const store = createStore(database, GUEST_USER);
  return createLazyGateway({
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

export interface UserGatewayOptions extends Omit<SyncedOptions, "server" | "store"> {
  /** Calls of the person; their code loads later too. */
  readonly client: () => Promise<ServerClient>;
}

/** Open the budget of a signed-in person. */
export function openUserGateway({ client, ...options }: UserGatewayOptions): Gateway {
  const { database, userId } = options;
  const store = createStore(database, userId);
  return createLazyGateway({
    owner: userId,
    isGuest: false,
    empty: EMPTY_VIEW,
    read: () => readCachedView(store),
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
