import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { onlineAtom } from "@/state/connection";
import type { Kept } from "@/state/session/subscription";

/** Read when it is first shown, when the connection is back, and when asked again. */
export function useKept<T>({ valueAtom, readAtom }: Kept<T>) {
  const isOnline = useAtomValue(onlineAtom);
  const read = useSetAtom(readAtom);
  const reading = useAtomValue(valueAtom);
  useEffect(() => {
    void read();
  }, [read, isOnline]);
  return { reading, again: () => void read() };
}
