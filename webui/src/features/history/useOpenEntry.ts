import { useAtomValue } from "@/state/useAtomValue";
import { useCallback, useEffect, useEffectEvent } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { correctedHereAtom } from "@/state/budget/dispatch";
import { entryByIdAtom } from "@/state/budget/history";

/**
 * The entry the address names (`?entry=id`): other screens link to it. Once it was corrected that is the entry that
 * stands; only a sheet does not open again on the way back from one's own correction.
 */
export function useOpenEntry(isSheet: boolean) {
  const [query, setQuery] = useSearchParams();
  const entryOf = useAtomValue(entryByIdAtom);
  const id = query.get("entry");
  const close = () => setQuery({}, { replace: true });
  const wasCorrected = useAtomValue(correctedHereAtom).has(id ?? "");
  const isWayBack = useNavigationType() === NavigationType.Pop;
  const isDone = isSheet && wasCorrected && isWayBack;
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  return {
    entry: useKeptThing(id === null || isDone ? undefined : entryOf(id), id !== null, close),
    open: useCallback((id: string) => setQuery({ entry: id }, { replace: true }), [setQuery]),
    close,
  };
}
