/**
 * Hooks that read atoms. Those of jotai render each component twice when it is mounted: they ask for a look at the atom by
 * a reducer, which React runs by rendering. A state's updater that changes nothing is run without.
 */
import { useSetAtom, useStore, type Atom, type WritableAtom } from "jotai";
import { useEffect, useState } from "react";

/** Reads an atom and follows it. */
export function useAtomValue<Value>(atom: Atom<Value>): Value {
  const store = useStore();
  const look = () => ({ value: store.get(atom), store, atom });
  const [seen, setSeen] = useState(look);
  const isOther = seen.store !== store || seen.atom !== atom;
  const { value } = isOther ? look() : seen;
  if (isOther) setSeen({ value, store, atom });
  useEffect(() => {
    const follow = () =>
      setSeen((before) => {
        const now = store.get(atom);
        const isSame = before.store === store && before.atom === atom && Object.is(before.value, now);
        return isSame ? before : { value: now, store, atom };
      });
    const stop = store.sub(atom, follow);
    // It may have changed between the first render and here.
    follow();
    return stop;
  }, [store, atom]);
  return value;
}

/** Reads an atom, follows it, and gives what changes it. */
export function useAtom<Value, Args extends unknown[], Result>(atom: WritableAtom<Value, Args, Result>) {
  return [useAtomValue(atom), useSetAtom(atom)] as const;
}
