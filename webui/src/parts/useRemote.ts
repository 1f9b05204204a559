import { useSetAtom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { useEffect } from "react";
import { onlineAtom } from "@/state/connection";
import type { Remote, RemoteOf } from "@/state/remote";
import { gatewayAtom } from "@/state/view";

/** Read when it is first shown, for another person, when the connection is back, and when asked again; null until it was. */
export function useRemote<T>({ valueAtom, readAtAtom, readAtom }: Remote<T>) {
  const [isOnline, person] = [useAtomValue(onlineAtom), useAtomValue(gatewayAtom)];
  const read = useSetAtom(readAtom);
  const [reading, readAt] = [useAtomValue(valueAtom), useAtomValue(readAtAtom)];
  useEffect(() => {
    void read();
  }, [read, isOnline, person]);
  return { reading, readAt, again: () => void read() };
}

/** Read a remote value by its key; null reads nothing. */
export function useRemoteOf<T>({ valueOfAtom, readAtom }: RemoteOf<T>, key: string | null) {
  const [isOnline, person] = [useAtomValue(onlineAtom), useAtomValue(gatewayAtom)];
  const read = useSetAtom(readAtom);
  const valueOf = useAtomValue(valueOfAtom);
  useEffect(() => {
    if (key !== null) void read(key);
  }, [read, key, isOnline, person]);
  return {
    reading: key === null ? null : valueOf(key),
    again: () => {
      if (key !== null) void read(key);
    },
  };
}
