import { useAtomValue } from "@/state/useAtomValue";
import { useRemoteOf } from "@/parts/useRemote";
import { onlineAtom } from "@/state/connection";
import { stockSearchRemote } from "@/state/session/stocks";

/** Search stocks by a text; null while the answer is open, and for no text. */
export function useStockSearch(text: string) {
  const isOnline = useAtomValue(onlineAtom);
  return useRemoteOf(stockSearchRemote, text === "" || !isOnline ? null : text);
}
