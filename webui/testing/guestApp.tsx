/** For tests of what is connected: the app's state with a guest in, what the app says, and where it leads. */
import { act, render, renderHook, type RenderResult } from "@testing-library/react";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { onTestFinished, vi } from "vitest";
import type { Operation } from "@/domain";
import { startTexts } from "@/i18n/start";
import { accountsAtom, type AccountView } from "@/state/budget/accounts";
import { categoriesAtom, type CategoryView } from "@/state/budget/categories";
import { dispatchAtom } from "@/state/budget/dispatch";
import { databaseAtom, scheduleAtom } from "@/state/device";
import type { Outcome } from "@/state/outcome";
import { startGuestAtom, startSessionAtom } from "@/state/session/session";
import { connectAtom, viewAtom } from "@/state/view";
import { hostToasts, type ToastMessage } from "@/ui/overlays/toasts";

export interface GuestApp {
  readonly store: ReturnType<typeof createStore>;
  /** What was said, oldest first. */
  readonly toasts: readonly ToastMessage[];
  /** What waits for its time. */
  readonly due: readonly (() => void)[];
  /** The path and query that stand in the address now. */
  readonly address: () => string;
  readonly show: (screen: ReactNode, address?: string) => RenderResult;
  /** Calls a hook as a component would; `current` is what it gave last. */
  readonly hook: <T>(hook: () => T, address?: string) => { readonly current: T };
  /** Calls what a hook gives, and waits until it is done. */
  readonly call: <Given extends unknown[], Result>(
    hook: () => (...given: Given) => Promise<Result>,
    ...given: Given
  ) => Promise<Result>;
  readonly change: (operation: Operation) => Promise<Outcome>;
  /** Presses Undo in the last toast. */
  readonly undo: () => Promise<void>;
  readonly account: (name: string) => AccountView;
  readonly category: (name: string) => CategoryView;
}

/** The 21st of November 2026, ten in the morning; a guest who just came, in English. */
export async function startGuestApp(): Promise<GuestApp> {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00") });
  globalThis.indexedDB = new IDBFactory();
  await startTexts("en");
  const store = createStore();
  const due = holdTimers(store);
  await store.set(startSessionAtom);
  await store.set(startGuestAtom);
  const toasts: ToastMessage[] = [];
  const leave = hostToasts((message) => toasts.push(message));
  onTestFinished(async () => {
    leave();
    store.set(connectAtom, null);
    (await store.get(databaseAtom)).close();
  });
  const shown = screens(store);
  return {
    store,
    toasts,
    due,
    ...shown,
    call: (hook, ...given) => {
      const { current } = shown.hook(hook);
      return act(() => current(...given));
    },
    change: (operation) => act(() => store.set(dispatchAtom, operation)),
    undo: () =>
      act(async () => {
        toasts.at(-1)?.action?.run();
        await settled(store);
      }),
    account: (name) => named(store.get(accountsAtom), name),
    category: (name) => named(store.get(categoriesAtom), name),
  };
}

/** Timers of the app run when the test says so. */
function holdTimers(store: GuestApp["store"]): (() => void)[] {
  const due: (() => void)[] = [];
  store.set(scheduleAtom, {
    schedule: (_seconds, task) => {
      due.push(task);
      return () => {
        due.splice(due.indexOf(task), 1);
      };
    },
  });
  return due;
}

function screens(store: GuestApp["store"]): Pick<GuestApp, "address" | "show" | "hook"> {
  let shown = "";
  function Address() {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    return null;
  }
  const around = (address: string) =>
    function Around({ children }: { children: ReactNode }) {
      return (
        <Provider store={store}>
          <MemoryRouter initialEntries={[address]}>
            {children}
            <Address />
          </MemoryRouter>
        </Provider>
      );
    };
  return {
    address: () => shown,
    show: (screen, address = "/") => render(screen, { wrapper: around(address) }),
    hook: (hook, address = "/") => renderHook(hook, { wrapper: around(address) }).result,
  };
}

/** All that was changed is stored. */
async function settled(store: GuestApp["store"]): Promise<void> {
  await vi.waitFor(() => {
    if (store.get(viewAtom).pending.length > 0) throw new Error("Changes wait to be stored");
  });
}

function named<Thing extends { readonly name: string }>(things: readonly Thing[], name: string): Thing {
  const found = things.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}
