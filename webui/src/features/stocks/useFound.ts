import { useAtomValue } from "jotai";
import { useRemoteOf } from "@/parts/useRemote";
import { onlineAtom } from "@/state/connection";
import { foundRemote } from "@/state/session/stocks";

/** What goes by the text; null while that is not known, and for none. */
export function useFound(text: string) {
  const isOnline = useAtomValue(onlineAtom);
  return useRemoteOf(foundRemote, text === "" || !isOnline ? null : text);
}
