import { createStore } from "jotai";
import { expect, test } from "vitest";
import { createFakeServer } from "@testing/fakeServer";
import { EMPTY_VIEW, type BudgetView, type Gateway } from "@/data/sync/gateway";
import { connectAtom } from "../view";
import { openPreviousWorkspaceAtom } from "./previousWorkspace";
import { switchWorkspaceAtom, workspaceAtom } from "./workspace";

/** A person of three workspaces, the one named in the middle open, on a device that has these and no connection. */
function away(held: readonly string[]) {
  const state = createFakeServer().state();
  const copy = (id: string) => ({ ...state, workspace: { ...state.workspace, id } });
  const workspaces = ["first", "middle", "never"].map((id) => copy(id).workspace);
  let view: BudgetView = { ...EMPTY_VIEW, workspaces, snapshot: copy("middle"), stopped: "offline" };
  let hear: (view: BudgetView) => void = () => undefined;
  const gateway: Partial<Gateway> = {
    shown: ({ snapshot }) => snapshot,
    isGuest: false,
    view: () => view,
    subscribe: (listener) => {
      hear = listener;
      return () => undefined;
    },
    send: () => Promise.resolve(),
    close: () => undefined,
  };
  const openWorkspace = (id: string) => {
    view = { ...view, snapshot: held.includes(id) ? copy(id) : null };
    hear(view);
    return Promise.resolve();
  };
  const store = createStore();
  store.set(connectAtom, { ...gateway, shared: { openWorkspace } } as unknown as Gateway);
  return store;
}

test.each([
  ["the one that was open before", ["first", "middle"], "middle"],
  ["the first that is here when that one is gone", ["first"], "first"],
])("from a workspace never read the way leads back to %s", async (_, held, back) => {
  const store = away(held);
  await store.set(switchWorkspaceAtom, "never");
  expect(store.get(workspaceAtom)).toBeNull();
  expect(await store.set(openPreviousWorkspaceAtom)).toBe(true);
  expect(store.get(workspaceAtom)?.id).toBe(back);
});

test("with none of them here there is no way back", async () => {
  const store = away([]);
  await store.set(switchWorkspaceAtom, "never");
  expect(await store.set(openPreviousWorkspaceAtom)).toBe(false);
});
