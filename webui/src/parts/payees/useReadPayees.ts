import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { readPayeesAtom } from "@/state/budget/payees";

/** Asks the server for payees of entries that are not held here. */
export function useReadPayees(): void {
  const read = useSetAtom(readPayeesAtom);
  const begin = useEffectEvent(() => void read());
  useEffect(() => {
    begin();
  }, []);
}
