import { useAtomValue } from "jotai";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { entryByIdAtom } from "@/state/budget/history";

/** The entry the address names (`?entry=id`): other screens link to it. */
export function useOpenEntry() {
  const [query, setQuery] = useSearchParams();
  const entries = useAtomValue(entryByIdAtom);
  return {
    entry: entries.get(query.get("entry") ?? ""),
    open: useCallback(
      (id: string) => {
        setQuery({ entry: id }, { replace: true });
      },
      [setQuery],
    ),
    close: () => {
      setQuery({}, { replace: true });
    },
  };
}
