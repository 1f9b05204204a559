import { describe, expect, it } from "vitest";
import { EMPTY_VIEW, type BudgetView, type Gateway, type Listener } from "./gateway";
import { createLazyGateway } from "./lazyGateway";
import { createViewCell } from "./view";

const pending = [{}] as unknown as BudgetView["pending"];
const snapshot = { name: "kept" } as unknown as BudgetView["snapshot"];
const changed = { name: "changed" } as unknown as BudgetView["snapshot"];

/** A late gateway on a device that keeps `kept`; `calls` is what was asked of the whole one, whose code was fetched. */
function late(
  kept: Partial<BudgetView>,
  fetches: readonly boolean[] = [],
  loads: readonly boolean[] = [],
  read: () => Promise<Partial<BudgetView>> = () => Promise.resolve(kept),
) {
  const calls: string[] = [];
  const [tries, loadings] = [[...fetches], [...loads]];
  const { view, update, subscribe } = createViewCell(EMPTY_VIEW);
  const note = (name: string) => () => {
    calls.push(name);
    return Promise.resolve();
  };
  const whole = {
    ...{ view, shown: () => changed, send: note("send"), refresh: note("refresh") },
    subscribe: (listener: Listener) => {
      calls.push("subscribe");
      return subscribe(listener);
    },
    load: async () => {
      await note("load")();
      if (loadings.shift() === false) throw new DOMException("no room");
      update(kept);
    },
    close: note("close"),
    shared: { openMonth: note("openMonth") },
  } as unknown as Gateway;
  const gateway = createLazyGateway({
    ...{ owner: "ann", isGuest: false, empty: EMPTY_VIEW },
    read,
    loadGateway: () => (tries.shift() === false ? Promise.reject(new TypeError()) : Promise.resolve(whole)),
  });
  return { gateway, calls };
}

const operation = { name: "deleteList", id: "list" } as unknown as Parameters<Gateway["send"]>[1];

describe("a budget whose code comes late", () => {
  it("is shown as the device keeps it, before any of its code is fetched", async () => {
    const { gateway, calls } = late({ snapshot });
    await gateway.load();
    expect([gateway.view().snapshot, gateway.shown(gateway.view()), calls]).toEqual([snapshot, snapshot, []]);
  });

  it("fetches its code first when changes wait, which are shown by its rules", async () => {
    const { gateway, calls } = late({ snapshot, pending });
    await gateway.load();
    expect([gateway.shown(gateway.view()), calls]).toEqual([changed, ["subscribe", "load"]]);
  });

  it("takes changes and calls once its code is here, which is fetched once", async () => {
    const { gateway, calls } = late({ snapshot });
    await gateway.load();
    await Promise.all([
      gateway.send("w", operation),
      gateway.shared?.openMonth("2026-11"),
      gateway.refresh(),
    ]);
    expect(calls).toEqual(["subscribe", "load", "send", "refresh", "openMonth"]);
  });

  it("fetches its code again when it could not be fetched", async () => {
    const { gateway, calls } = late({ snapshot }, [false]);
    await expect(gateway.send("w", operation)).rejects.toThrow(TypeError);
    await gateway.send("w", operation);
    expect(calls).toEqual(["subscribe", "load", "send"]);
  });

  it("reads the device again with the same code when it could not be read, and is heard once", async () => {
    const { gateway, calls } = late({ snapshot }, [], [false]);
    await expect(gateway.send("w", operation)).rejects.toThrow("no room");
    await gateway.send("w", operation);
    expect(calls).toEqual(["subscribe", "load", "load", "send"]);
  });

  it("that was left meanwhile reads and sends nothing", async () => {
    const { gateway, calls } = late({ snapshot });
    const coming = gateway.refresh();
    gateway.close();
    await coming;
    expect(calls).toEqual(["close"]);
  });

  it("that was left while the device was read ends quietly; where the device can't be read otherwise, it says so", async () => {
    const closed = () => Promise.reject(new DOMException("the database is closed"));
    const { gateway, calls } = late({ snapshot }, [], [], closed);
    await expect(gateway.load()).rejects.toThrow("the database is closed");
    const coming = gateway.load();
    gateway.close();
    await coming;
    expect([gateway.view().snapshot, calls]).toEqual([null, []]);
  });

  it("that was left while the device was read shows nothing of it", async () => {
    const { gateway, calls } = late({ snapshot });
    const coming = gateway.load();
    gateway.close();
    await coming;
    expect([gateway.view().snapshot, calls]).toEqual([null, []]);
  });
});
