/** Values that stay the same object from one render to the next, for components that render when one changes. */
import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** Return a function that stays the same and does what the one of the last render does. It is called by events alone. */
export function useStable<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const last = useRef(act);
  useLayoutEffect(() => {
    last.current = act;
  });
  return useCallback((...args: Args) => last.current(...args), []);
}

/** Return the object of an earlier render, as long as each of its values is what it was. */
export function useSame<Value extends object>(value: Value): Value {
  const [stable, setKept] = useState(value);
  const isSame = Object.entries(value).every(([name, each]) => Object.is(each, Reflect.get(stable, name)));
  if (isSame) return stable;
  setKept(value);
  return value;
}
