import { act, render, screen } from "@testing-library/react";
import { atom, createStore, Provider, type Atom } from "jotai";
import { StrictMode, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { useAtom, useAtomValue } from "./useAtomValue";

type Store = ReturnType<typeof createStore>;

function inStore(store: Store, children: ReactNode) {
  return <Provider store={store}>{children}</Provider>;
}

const rendered = vi.fn();

function Shown({ of }: { of: Atom<number> }) {
  const value = useAtomValue(of);
  rendered(value);
  return <p>{value}</p>;
}

function shownValues(): unknown[] {
  const values = rendered.mock.calls.map(([value]) => value as unknown);
  rendered.mockClear();
  return values;
}

test("a component is rendered once when it is mounted, and once for each change", () => {
  const [store, count] = [createStore(), atom(1)];
  render(inStore(store, <Shown of={atom((get) => get(count) * 10)} />));
  expect(shownValues()).toEqual([10]);
  act(() => store.set(count, 2));
  expect(shownValues()).toEqual([20]);
  act(() => store.set(count, 2));
  expect(shownValues()).toEqual([]);
});

test("what changed before the component was mounted is shown", () => {
  const [store, count] = [createStore(), atom(1)];
  function Early() {
    const value = useAtomValue(count);
    return <Change to={value === 1 ? 5 : value}>{value}</Change>;
  }
  function Change({ to, children }: { to: number; children: ReactNode }) {
    return <p ref={() => store.set(count, to)}>{children}</p>;
  }
  render(inStore(store, <Early />));
  expect(screen.getByText("5")).toBeVisible();
});

test("another atom and another store are shown at once, and followed from then on", () => {
  const [one, two] = [atom(1), atom(2)];
  const [store, other] = [createStore(), createStore()];
  other.set(two, 22);
  const { rerender } = render(inStore(store, <Shown of={one} />));
  rerender(inStore(store, <Shown of={two} />));
  expect(screen.getByText("2")).toBeVisible();
  rerender(inStore(other, <Shown of={two} />));
  expect(screen.getByText("22")).toBeVisible();
  act(() => {
    store.set(two, 3);
    other.set(two, 23);
  });
  expect(screen.getByText("23")).toBeVisible();
  shownValues();
});

test("a component that is gone follows nothing, in strict mode too", () => {
  const [store, count] = [createStore(), atom(1)];
  const mounted = vi.fn();
  const watched = atom(0);
  watched.onMount = () => {
    mounted("in");
    return () => {
      mounted("out");
    };
  };
  const { unmount } = render(
    <StrictMode>{inStore(store, <Shown of={atom((get) => get(watched) + get(count))} />)}</StrictMode>,
  );
  act(() => store.set(count, 7));
  expect(screen.getByText("7")).toBeVisible();
  unmount();
  expect(mounted.mock.calls.flat().at(-1)).toBe("out");
  shownValues();
});

test("an atom that is read and changed by a component shows its change", () => {
  const count = atom(1);
  function Counter() {
    const [value, setValue] = useAtom(count);
    return (
      <button type="button" onClick={() => setValue((before) => before + 1)}>
        {value}
      </button>
    );
  }
  render(inStore(createStore(), <Counter />));
  act(() => screen.getByRole("button").click());
  expect(screen.getByText("2")).toBeVisible();
});
