import { useAtomValue } from "jotai";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { useKeptThing } from "@/parts/forms/useKeptThing";
import { entryByIdAtom } from "@/state/budget/history";

/** The entry the address names (`?entry=id`): other screens link to it. */
export function useOpenEntry() {
  const [query, setQuery] = useSearchParams();
  const entryOf = useAtomValue(entryByIdAtom);
  const id = query.get("entry");
  const close = () => {
    setQuery({}, { replace: true });
  };
  return {
    entry: useKeptThing(id === null ? undefined : entryOf(id), id !== null, close),
    open: useCallback(
      (id: string) => {
        setQuery({ entry: id }, { replace: true });
      },
      [setQuery],
    ),
    close,
  };
}
