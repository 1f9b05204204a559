import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { readTagsAtom } from "@/state/budget/payees";

/** Asks the server for tags of entries that are not held here. */
export function useReadTags(): void {
  const read = useSetAtom(readTagsAtom);
  const begin = useEffectEvent(() => void read());
  useEffect(() => {
    begin();
  }, []);
}
