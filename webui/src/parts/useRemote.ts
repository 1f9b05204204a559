import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { onlineAtom } from "@/state/connection";
import type { Remote } from "@/state/remote";

/** Read when it is first shown, when the connection is back, and when asked again; null until it was. */
export function useRemote<T>({ valueAtom, readAtom }: Remote<T>) {
  const isOnline = useAtomValue(onlineAtom);
  const read = useSetAtom(readAtom);
  const reading = useAtomValue(valueAtom);
  useEffect(() => {
    void read();
  }, [read, isOnline]);
  return { reading, again: () => void read() };
}
